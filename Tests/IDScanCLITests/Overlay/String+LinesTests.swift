import Drawing
import Testing

@testable import IDScanCLI

struct StringLinesTests {
    private static let style = Canvas.TextStyle(typeface: .text, size: 10, colour: .black)

    @Test(arguments: [
        ("documentNumber", "Document number"), ("optionalData1", "Optional data 1"), ("sex", "Sex"),
        ("staff-number", "Staff number"), ("birth_place", "Birth place"), ("", ""), ("élan", "Élan"),
    ])
    func makesCaptionsOfNames(name: String, caption: String) {
        #expect(name.asCaption == caption)
    }

    @Test(arguments: [
        ("a\u{1B}[31mb", "a [31mb"), ("Straße", "Straße"), ("\u{202E}abc", " abc"), ("x\ty\u{0}", "x y "), ("", ""),
    ])
    func drawsNoControlCharacters(text: String, drawable: String) {
        #expect(text.drawable == drawable)
    }

    @Test(arguments: ["one two three four five six", "Donaudampfschifffahrtsgesellschaftskapitän", "a\nb", "W"])
    func breaksLinesThatFitAndLosesNothing(text: String) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let lines = text.lines(width: 60, style: Self.style, ruler: ruler)
        #expect(lines.allSatisfy { ruler.width(of: $0, Self.style) <= 60 })
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
    }

    @Test(arguments: ["", " ", "\n\n"])
    func hasOneLineAtLeast(text: String) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        #expect(text.lines(width: 60, style: Self.style, ruler: ruler) == [""])
    }

    @Test func keepsOneLetterWhereNoneFits() throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        #expect("WWW".lines(width: 1, style: Self.style, ruler: ruler) == ["W", "W", "W"])
    }
}
