import Foundation

/// Measures readers of lines on folders of lines: pairs of `NAME.png`, `.tif` or `.jpg` and `NAME.gt.txt`.
///
/// `lines FOLDER… [MODEL=FILE.traineddata …]` takes each folder with such pairs, at any depth, for a class of damage, and
/// prints a row for each class and reader. Exits 1 when the network reads fewer lines of a class exactly than another reader.
@main
struct Lines {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let models = arguments.filter { $0.hasPrefix("MODEL=") }.map { String($0.dropFirst("MODEL=".count)) }
        let folders = arguments.filter { !$0.hasPrefix("MODEL=") }
        guard !folders.isEmpty else { fail("usage: lines FOLDER… [MODEL=FILE.traineddata …]") }
        let classes = try folders.flatMap(LineClass.all)
        guard !classes.isEmpty else { fail("no pairs of an image and a .gt.txt file in \(folders)") }
        let network = try NetworkReader()
        let readers: [any Reader] = try [network] + TesseractReader.all(models: models)
        var isBehind = false
        print(Tally.header)
        for lines in classes {
            let tallies = try lines.tallies(of: readers)
            let reference = tallies.first { $0.reader == TesseractReader.ownName }?.seconds ?? 0
            for tally in tallies { print(tally.row(class: lines.name, reference: reference)) }
            isBehind = isBehind || tallies.dropFirst().contains { $0.isAhead(of: tallies[0]) }
        }
        print(network.decoding.summary)
        print(network.reliability.table)
        if isBehind {
            print("The network reads fewer lines of a class exactly than another reader.")
            exit(1)
        }
    }

    /// Says what is wrong and ends the program.
    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(64)
    }
}

extension LineClass {
    /// What readers make of the lines.
    fileprivate func tallies(of readers: [any Reader]) throws -> [Tally] {
        var tallies = readers.map { Tally(reader: $0.name) }
        for sample in samples {
            let image = try sample.image()
            for (index, reader) in readers.enumerated() {
                let start = clock()
                let reading = try reader.read(image)
                let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
                tallies[index].add(reading, truth: sample.text, seconds: seconds)
                reader.learn(truth: sample.text)
            }
        }
        return tallies
    }
}
