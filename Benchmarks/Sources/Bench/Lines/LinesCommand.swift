import ArgumentParser

/// `bench lines`: measures readers of lines on folders of lines.
struct LinesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lines",
        abstract: "Compares readers of lines on folders of lines.",
        discussion: """
            A line is a NAME.png, .tif or .jpg with a NAME.gt.txt. Each folder with such pairs, at any depth, is a class \
            of damage. Prints a row for each class and reader. Ends with exit code 1 when the network reads fewer lines \
            of a class exactly than another reader.
            """
    )

    @Option(help: ArgumentHelp("A folder of lines; may be given again.", valueName: "folder"), completion: .directory)
    var folder: [String]

    @Option(
        help: ArgumentHelp(
            "Trained data of Tesseract to read with, by its program too; may be given again.", valueName: "file"),
        completion: .file(extensions: ["traineddata"]))
    var model: [String] = []

    func run() throws {
        let classes = try folder.flatMap(LineClass.all)
        guard !classes.isEmpty else {
            throw ValidationError("There are no pairs of an image and a .gt.txt file in \(folder).")
        }
        let network = try NetworkReader()
        let readers: [any LineReader] =
            try [network] + TesseractReader.all(models: model) + TesseractProgramReader.all(models: model)
        var isBehind = false
        print(LineTally.header)
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
            throw ExitCode.failure
        }
    }
}

extension LineClass {
    /// The tallies of readers on the lines.
    fileprivate func tallies(of readers: [any LineReader]) throws -> [LineTally] {
        var tallies = readers.map { LineTally(reader: $0.name) }
        for sample in samples {
            let image = try sample.image()
            for (index, reader) in readers.enumerated() {
                let start = ProcessorTime.secondsWithPrograms
                let reading = try reader.read(image, from: sample.place)
                let seconds = ProcessorTime.secondsWithPrograms - start
                tallies[index].add(reading, truth: sample.text, seconds: seconds)
                reader.learn(truth: sample.text)
            }
        }
        return tallies
    }
}
