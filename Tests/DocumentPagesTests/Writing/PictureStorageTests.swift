import ImageProcessing
import Imaging
import Testing

@testable import DocumentPages

/// The ways in which pictures of files get into PDF files.
@Suite struct PictureStorageTests {
    /// A file, how its picture is compressed then, how many numbers of how many bits a pixel has, and whether the bytes are
    /// the file's own.
    struct Row: Sendable {
        let name: String
        let compression: StoredPicture.Compression
        let numbers: Int, bits: Int
        var isOwn = false
    }

    static let rows = [
        Row(name: "baseline.jpg", compression: .jpeg, numbers: 3, bits: 8, isOwn: true),
        Row(name: "progressive.jpg", compression: .jpeg, numbers: 3, bits: 8, isOwn: true),
        Row(name: "rgb.jpg", compression: .jpeg, numbers: 3, bits: 8, isOwn: true),
        Row(name: "grey.jpg", compression: .jpeg, numbers: 1, bits: 8, isOwn: true),
        Row(name: "cmyk-adobe.jpg", compression: .jpeg, numbers: 4, bits: 8, isOwn: true),
        Row(name: "cmyk-plain.jpg", compression: .jpeg, numbers: 4, bits: 8, isOwn: true),
        Row(name: "ycck-adobe.jpg", compression: .jpeg, numbers: 4, bits: 8, isOwn: true),
        Row(name: "arithmetic.jpg", compression: .jpeg, numbers: 3, bits: 8),
        Row(name: "black-and-white-1.png", compression: .png, numbers: 1, bits: 1),
        Row(name: "grey-2.png", compression: .png, numbers: 1, bits: 2),
        Row(name: "grey-16.png", compression: .png, numbers: 1, bits: 16),
        Row(name: "palette-2.png", compression: .png, numbers: 1, bits: 2),
        Row(name: "palette-4.png", compression: .png, numbers: 1, bits: 4),
        Row(name: "palette-8.png", compression: .png, numbers: 1, bits: 8),
        Row(name: "rgb-8.png", compression: .png, numbers: 3, bits: 8),
        Row(name: "rgb-16.png", compression: .png, numbers: 3, bits: 16),
        Row(name: "interlaced-rgb-8.png", compression: .png, numbers: 3, bits: 8),
        Row(name: "alpha-rgb-8.png", compression: .png, numbers: 3, bits: 8),
        Row(name: "colour-key-rgb-8.png", compression: .png, numbers: 3, bits: 8),
        Row(name: "bilevel.tif", compression: .png, numbers: 1, bits: 1),
        Row(name: "group-3.tif", compression: .png, numbers: 1, bits: 1),
        Row(name: "group-4.tif", compression: .png, numbers: 1, bits: 1),
        Row(name: "grey-8.tif", compression: .png, numbers: 1, bits: 8),
        Row(name: "cmyk.tif", compression: .png, numbers: 3, bits: 8),
        Row(name: "tiled.tif", compression: .png, numbers: 3, bits: 8),
        Row(name: "lossless.webp", compression: .png, numbers: 3, bits: 8),
        Row(name: "lossy.webp", compression: .jpeg, numbers: 3, bits: 8),
        Row(name: "colour.heic", compression: .jpeg, numbers: 3, bits: 8),
    ]

    @Test(arguments: rows)
    func storesEveryFormat(row: Row) throws {
        let bytes = try imageFixture(row.name)
        let picture = try PictureStorage.stored(page: 1, of: ImageDecoder().file(bytes), allowsInks: true)
        #expect(picture.compression == row.compression)
        #expect(picture.colours.count == row.numbers)
        #expect(picture.bits == row.bits)
        #expect((picture.bytes == bytes) == row.isOwn)
    }

    /// Each file is seen on its page as the decoder has it, upright.
    @Test(
        arguments: rows.map(\.name)
            + (1...8).flatMap { number in
                ["jpg", "png", "tif", "webp", "heic"].map { "orientation-\(number).\($0)" }
            })
    func isShownAsDecoded(name: String) throws {
        let bytes = try imageFixture(name)
        let file = try ImageDecoder().file(bytes)
        let expected = try file.decode(as: .rgb).image.grey()
        let picture = try PictureStorage.stored(page: 1, of: file, allowsInks: true)
        let page = PageSize(width: Double(expected.width), height: Double(expected.height))
        let place = PicturePlace(width: expected.width, height: expected.height, natural: page, on: nil)
        let document = try PDFDocument()
        try document.add(PageFrame(place, of: picture).added(picture, to: document))
        let shown = try shownPage(of: document.written(), longerSide: max(expected.width, expected.height))
        // Programs make inks colours in several ways, and soften the edges between black and white.
        let most = picture.colours.count == 4 ? 40.0 : picture.bits == 1 ? 8 : 4
        #expect(meanDifference(shown, expected) < most)
    }

    /// Inks become colours where a file may not have them.
    @Test(arguments: ["cmyk-adobe.jpg", "cmyk-plain.jpg", "ycck-adobe.jpg"])
    func convertsInks(name: String) throws {
        let file = try ImageDecoder().file(imageFixture(name))
        let picture = try PictureStorage.stored(page: 1, of: file, allowsInks: false)
        #expect(picture.compression == .jpeg && picture.colours.count == 3)
    }

    @Test func storesEveryPageOfATIFF() throws {
        let file = try ImageDecoder().file(imageFixture("pages.tif"))
        let pages = try (1...file.decodablePageCount).map {
            try PictureStorage.stored(page: $0, of: file, allowsInks: true).bytes
        }
        #expect(Set(pages).count == pages.count && pages.count > 1)
    }
}
