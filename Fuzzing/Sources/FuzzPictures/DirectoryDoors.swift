import Doors
import ImageProcessing

extension Door {
    /// TIFF files made by a grammar: each directory is a sound one, with entries that are changed, added or left out. Bytes alone
    /// seldom make a second directory, or an entry whose values lie where the file says.
    static let directories = Door("tiff-directories") { bytes in
        var choices = Choices(bytes)
        Door.picture(.tiff).read(TIFFGrammar.file(by: &choices))
    }
}

/// A grammar of TIFF files (TIFF 6.0, section 2).
private enum TIFFGrammar {
    /// An entry of a directory, before its values have their place.
    private struct Entry {
        var tag: Int
        var type: Int
        var count: Int
        var values: [Int]
    }

    private static let tags = [
        254, 255, 256, 257, 258, 259, 262, 266, 269, 273, 274, 277, 278, 279, 280, 282, 284, 292, 296, 305, 317, 320,
        322, 323, 324, 325,
        330, 338, 339, 347, 512, 513, 514, 529, 530, 531, 532, 700, 34_665, 34_675,
    ]
    /// The bytes of a value of each type, from 1; types that no file has take one.
    private static let sizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 1, 1, 8, 8, 8]
    private static let compressions = [1, 2, 3, 4, 5, 6, 7, 8, 32_773, 32_946, 34_676, 34_677, 34_712, 50_000]

    /// A file, by the choices of an input.
    static func file(by choices: inout Choices) -> [UInt8] {
        let isLittle = choices.number(below: 2) == 0
        let directories = (0...choices.number(below: 3)).map { _ in directory(by: &choices) }
        let strip = choices.bytes(atMost: 2000)
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            let little = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * min($0, 7))) }
            return isLittle ? little : little.reversed()
        }
        let first = 8 + strip.count
        var file = Array((isLittle ? "II" : "MM").utf8) + bytes(42, 2) + bytes(first, 4) + strip
        for (number, directory) in directories.enumerated() {
            let behind = file.count + 2 + 12 * directory.entries.count + 4
            var (table, values) = (bytes(directory.entries.count, 2), [UInt8]())
            for entry in directory.entries {
                let size = sizes[min(entry.type, sizes.count - 1)]
                let content = entry.values.flatMap { bytes($0, size) }
                table += bytes(entry.tag, 2) + bytes(entry.type, 2) + bytes(entry.count, 4)
                if content.count > 4 {
                    table += bytes(behind + values.count, 4)
                    values += content
                } else {
                    table += content + [UInt8](repeating: 0, count: 4 - content.count)
                }
            }
            let next = number + 1 < directories.count ? behind + values.count : 0
            file += table + bytes([next, first, file.count, 1][directory.next], 4) + values
        }
        return file
    }

    private static func directory(by choices: inout Choices) -> (entries: [Entry], next: Int) {
        let (width, height) = (1 + choices.number(below: 40), 1 + choices.number(below: 40))
        let samples = choices.one(of: [1, 1, 3, 4, 2, 5])
        let bits = choices.one(of: [8, 8, 1, 16, 4, 32, 2, 12])
        let isTiled = choices.number(below: 4) == 3
        let rows = 1 + choices.number(below: height)
        let count = (height + rows - 1) / rows
        let length = (width * samples * bits + 7) / 8 * rows
        var entries = [
            Entry(tag: 256, type: 3, count: 1, values: [width]), Entry(tag: 257, type: 3, count: 1, values: [height]),
            Entry(tag: 258, type: 3, count: samples, values: Array(repeating: bits, count: samples)),
            Entry(tag: 259, type: 3, count: 1, values: [choices.one(of: compressions)]),
            Entry(tag: 262, type: 3, count: 1, values: [choices.number(below: 10)]),
            Entry(tag: isTiled ? 324 : 273, type: 4, count: count, values: (0..<count).map { 8 + $0 * length }),
            Entry(tag: 277, type: 3, count: 1, values: [samples]), Entry(tag: 278, type: 3, count: 1, values: [rows]),
            Entry(tag: isTiled ? 325 : 279, type: 4, count: count, values: Array(repeating: length, count: count)),
        ]
        if isTiled { entries += [322, 323].map { Entry(tag: $0, type: 3, count: 1, values: [16]) } }
        for _ in 0..<choices.number(below: 6) { change(&entries, by: &choices) }
        // Directories are sorted by their tags, and readers may rely on it.
        if choices.number(below: 8) != 7 { entries.sort { $0.tag < $1.tag } }
        return (entries, choices.one(of: [0, 0, 0, 0, 0, 0, 1, 2, 3]))
    }

    private static func change(_ entries: inout [Entry], by choices: inout Choices) {
        let index = choices.number(below: max(1, entries.count))
        switch choices.number(below: 6) {
        case 0: entries.remove(at: min(index, max(0, entries.count - 1)))
        case 1: entries[index].type = choices.number(below: 20)
        case 2: entries[index].count = choices.word() << choices.one(of: [0, 8, 16])
        case 3: entries[index].values = [choices.word() << choices.one(of: [0, 8, 16])]
        case 4: entries[index].values.append(choices.word())
        default:
            let values = (0..<choices.number(below: 12)).map { _ in choices.word() }
            entries.append(
                Entry(tag: choices.one(of: tags), type: choices.number(below: 14), count: values.count, values: values))
        }
        if entries.isEmpty { entries.append(Entry(tag: 256, type: 3, count: 1, values: [1])) }
    }
}
