import Foundation
import IDScan

let photograph = try Data(contentsOf: URL(filePath: CommandLine.arguments.dropFirst().first ?? "card.jpg"))
var scanner = try DocumentScanner()

for document in try scanner.scan([UInt8](photograph)).documents {
    print(document.status)
    for (name, field) in document.fields {
        print(name.rawValue, field.value, field.check)
    }
}
