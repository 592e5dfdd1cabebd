import Imaging
import Testing

@testable import TextRecognition

struct ImageEvenContrastTests {
    /// A line with a stroke in every fifth column, whose ink fades and whose paper brightens from left to right.
    private func line(fadingTo faintest: Double) -> Image {
        let (width, height) = (300, 20)
        let pixels = (0..<width * height).map { place -> UInt8 in
            let (row, column) = (place / width, place % width)
            let share = Double(column) / Double(width)
            let contrast = 150 + share * (faintest - 150)
            let isInk = column % 5 < 2 && (4..<16).contains(row)
            return UInt8(200 + 40 * share - (isInk ? contrast : 0))
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    /// The difference between paper and ink in the middle row, left and right.
    private func contrasts(of image: Image) -> (left: Int, right: Int) {
        func contrast(_ columns: Range<Int>) -> Int {
            let row = columns.map { Int(image.pixels[10 * image.width + $0]) }
            return (row.max() ?? 0) - (row.min() ?? 0)
        }
        return (contrast(0..<20), contrast(280..<300))
    }

    @Test func fadedLettersAreAsDarkAsTheOthers() {
        let before = contrasts(of: line(fadingTo: 60)), after = contrasts(of: line(fadingTo: 60).withEvenContrast())
        #expect(before.right < before.left / 2)
        #expect(after.right * 10 > after.left * 8)
    }

    @Test func leavesLinesOfEvenContrast() {
        #expect(line(fadingTo: 130).withEvenContrast() == line(fadingTo: 130))
        let blank = Image(width: 30, height: 20, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 600))
        #expect(blank.withEvenContrast() == blank)
    }
}
