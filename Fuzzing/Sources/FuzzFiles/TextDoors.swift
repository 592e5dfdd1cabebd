import Doors
import Foundation
@testable import IDScan

extension Door {
    /// Templates: a fault has its place in the file, and what is read has fields within the document.
    static let template = Door("template") { bytes in
        do throws(TemplateError) {
            let template = try DocumentTemplate(json: bytes, file: "x.json")
            demand(template.faults.isEmpty, "a template that is read has no fault")
        } catch {
            demand(!error.problem.isEmpty && error.line ?? 1 >= 1 && error.column ?? 1 >= 1, "a fault has its place")
            demand(error.line ?? 1 <= bytes.count + 1, "a fault is in the file")
            demand(!error.description.contains("\n"), "a fault is told in one line")
        }
    }

    /// Results as JSON: what is read is written, and read the same.
    static let result = Door("result") { bytes in
        guard let result = try? JSONDecoder().decode(ScanResult.self, from: Data(bytes)) else { return }
        guard let written = try? JSONEncoder().encode(result) else { return }
        demand(
            (try? JSONDecoder().decode(ScanResult.self, from: written)) == result, "what is written is read the same")
    }
}
