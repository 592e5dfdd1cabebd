import Testing

@testable import ImageProcessing

struct HEICStructureTests {
    private static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 8
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + Array(kind.utf8) + content
    }

    /// A file whose images are made of others, and the words that it holds besides.
    private static func file(
        _ references: [(item: UInt8, parts: [UInt8])], as reference: String = "dimg", kind: String = "grid"
    ) -> [UInt8] {
        let boxes = references.map { item, parts in
            box(reference, [0, item, UInt8(parts.count >> 8), UInt8(parts.count & 255)] + parts.flatMap { [0, $0] })
        }
        let metadata = box("infe", Array(kind.utf8)) + box("iref", [0, 0, 0, 0] + boxes.joined())
        return box("ftyp", Array("heicmif1".utf8)) + box("meta", [0, 0, 0, 0] + metadata)
    }

    /// Photographs of phones: tiles, and tiles with a map of brightness.
    @Test(
        arguments: [
            [], [(2, [UInt8](repeating: 1, count: 400))],
            [(9, [2, 3]), (2, [UInt8](repeating: 1, count: 60)), (3, [UInt8](repeating: 1, count: 20))],
        ] as [[(item: UInt8, parts: [UInt8])]])
    func allowsPhotographs(references: [(item: UInt8, parts: [UInt8])]) throws {
        var structure = HEICStructure(Self.file(references))
        try structure.check()
    }

    /// Grids of grids, an image that is made of itself, a chain of turned images, and many parts.
    @Test(
        arguments: [
            (1...5).map { (item: $0 + 1, parts: [UInt8](repeating: $0, count: 16)) }, [(2, [2])], [(2, [3]), (3, [2])],
            (1...9).map { (item: $0 + 1, parts: [$0]) }, [(2, [UInt8](repeating: 1, count: 5000))],
        ] as [[(item: UInt8, parts: [UInt8])]])
    func refusesWhatIsDecodedTooOften(references: [(item: UInt8, parts: [UInt8])]) {
        let error = ImageDecodingError.unsupported(.heic, reason: "an image is made of too many others")
        #expect(throws: error) {
            var structure = HEICStructure(Self.file(references))
            try structure.check()
        }
        #expect(throws: error) { try ImageDecoder().file(Self.file(references)) }
    }

    /// Images that are the opacity of each other.
    @Test(arguments: [([(1, [2]), (2, [1])], false), ([(2, [1])], true)] as [([(item: UInt8, parts: [UInt8])], Bool)])
    func refusesOpacityInALoop(references: [(item: UInt8, parts: [UInt8])], isAllowed: Bool) {
        var structure = HEICStructure(Self.file(references, as: "auxl"))
        #expect(((try? structure.check()) != nil) == isAllowed)
    }

    @Test(arguments: [(31, true), (32, false)])
    func allowsFewOverlays(count: Int, isAllowed: Bool) {
        var structure = HEICStructure(
            Self.file([(2, [UInt8](repeating: 1, count: count))], kind: "iovl"))
        #expect(((try? structure.check()) != nil) == isAllowed)
    }

    /// Any bytes in the place of the references are read, or passed over.
    @Test func readsAnyBytes() {
        let file = Self.file([(2, [1, 1, 1, 1]), (3, [2])])
        for place in file.indices {
            for change: UInt8 in [0, 1, 0x7F, 0xFF] {
                var changed = file
                changed[place] = change
                var structure = HEICStructure(changed)
                try? structure.check()
                _ = HEICStructure(Array(file[..<place]))
            }
        }
    }
}
