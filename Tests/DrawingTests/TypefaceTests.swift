import Imaging
import Testing

@testable import Drawing

struct TypefaceTests {
    /// Letters of names and captions on documents, by script.
    private static let samples: [(name: String, letters: String)] = [
        ("ASCII", String((0x20...0x7E).map { Character(Unicode.Scalar($0)) })),
        ("German, Nordic", "ÄÖÜäöüßẞÆØÅæøåÐÞðþ"),
        ("French, Spanish, Portuguese", "ÀÂÇÉÈÊËÎÏÔŒÙÛŸàâçéèêëîïôœùûÿÑñÃÕãõ¡¿«»"),
        ("Central European", "ĄĆĘŁŃÓŚŹŻąćęłńóśźżČĎĚŇŘŠŤŮŽčďěňřšťůžŐŰőűĂÂÎȘȚăâîșțĐđŽž"),
        ("Baltic, Turkish, Azerbaijani", "ĀĒĢĪĶĻŅŪāēģīķļņūĖĮŲėįųĞİŞğışƏə"),
        ("Vietnamese", "ẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸƠƯ"),
        ("Greek", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ"),
        ("Cyrillic", "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюяЂЃЄЅІЇЈЉЊЋЌЎЏҐґҒғҚқҢңӘәӨө"),
        ("signs", "✓✗→–—‘’“”„…№€·•"),
    ]

    @Test(arguments: samples) func textFacesHaveEveryLetter(name: String, letters: String) throws {
        let canvas = try Canvas(width: 10, height: 10, pixelsPerMillimetre: 1)
        for face in [Typeface.Name.text, .textBold] {
            let missing = letters.filter { !canvas.hasLetters(for: String($0), in: face) }
            #expect(missing.isEmpty, "\(name) lacks \(missing)")
        }
    }

    @Test func differentLettersLookDifferent() throws {
        let letters = ["ß", "Ł", "L", "Ğ", "G", "Ω", "Ж", "?", "\u{10FFFD}"]
        let pictures = try letters.map { letter in
            let canvas = try Canvas(width: 40, height: 40, pixelsPerMillimetre: 1)
            canvas.write(letter, at: Position(5, 32), .init(typeface: .text, size: 28, colour: .black))
            return canvas.image(.grey)
        }
        #expect(Set(pictures).count == letters.count)
        #expect(pictures.allSatisfy { $0.pixels.contains { $0 < 100 } })
    }

    @Test func hasNoGlyphForUnknownCharacters() throws {
        let canvas = try Canvas(width: 10, height: 10, pixelsPerMillimetre: 1)
        let isThere = ["Aß", "日", "A\u{10FFFD}"].map { canvas.hasLetters(for: $0, in: .text) }
        #expect(isThere == [true, false, false])
    }

    @Test func refusesWhatIsNoTypeface() {
        #expect(throws: DrawingError.self) { _ = try Typeface([1, 2, 3]) }
    }

    @Test(arguments: ["ÅØŽŁÑ", "Фамиля", "’№·"])
    func visualTypefacesHaveEveryLetter(text: String) throws {
        for typeface in [Typeface.Name.sans, .sansBold] {
            // A missing letter is drawn as a box, as every other missing one is.
            let pictures = try (text.map { $0 } + ["\u{10FFFD}"]).map { letter in
                let canvas = try Canvas(width: 6, height: 6, pixelsPerMillimetre: 8)
                let style = Canvas.TextStyle(typeface: typeface, size: 4, colour: .black)
                canvas.write(String(letter), at: Position(1, 5), style)
                return canvas.image(.grey)
            }
            #expect(Set(pictures).count == text.count + 1)
        }
    }
}
