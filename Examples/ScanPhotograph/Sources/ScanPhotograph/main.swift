import Foundation
import IDScan

let photograph = try Data(contentsOf: URL(filePath: CommandLine.arguments.dropFirst().first ?? "card.jpg"))
var scanner = try DocumentScanner()
let result = try scanner.scan(Array(photograph))

for document in result.documents {
    print(document.status)
    for (name, field) in document.fields {
        print(name, field.value)
    }
}
