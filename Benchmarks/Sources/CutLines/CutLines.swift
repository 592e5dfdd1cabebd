import Foundation
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// Draws photographs of synthetic documents, lets the scanner's locator cut the lines out of them, and writes each crop
/// with its text: what readers of lines are trained and measured on.
///
/// `cut-lines COUNT SEED FOLDER` draws COUNT photographs from SEED on. For each line there is a grey `NAME.png` and a
/// `NAME.gt.txt`; a text without characters means that the locator took a strip for a line, but it is not a line.
@main
struct CutLines {
    /// At most so many strips that are no lines, for each line.
    private static let nearMissShare = 0.08
    /// So many photographs share a folder.
    private static let photographsInFolder: UInt64 = 1000

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.prefix(2).compactMap { UInt64($0) }
        guard arguments.count == 3, numbers.count == 2, numbers[0] > 0, let path = arguments.last else {
            FileHandle.standardError.write(Data("usage: cut-lines COUNT SEED FOLDER\n".utf8))
            exit(64)
        }
        let folder = URL(fileURLWithPath: path)
        var (lines, nearMisses) = (0, 0)
        for seed in numbers[1]..<numbers[1] + numbers[0] {
            let name = "\(seed - seed % photographsInFolder)"
            let subfolder = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: subfolder, withIntermediateDirectories: true)
            for (index, sample) in try Sample.all(seed: seed).enumerated() {
                if sample.text.isEmpty {
                    guard Double(nearMisses) < Double(lines) * nearMissShare else { continue }
                    nearMisses += 1
                } else {
                    lines += 1
                }
                try sample.write(to: subfolder.appendingPathComponent("\(seed)-\(index)"))
            }
        }
        print("\(lines) lines and \(nearMisses) strips that are none")
    }
}
