import Testing

@testable import ImageProcessing

@Suite struct OtherFileFormatTests {
    @Test(arguments: [
        ("%PDF-1.7\n", "a PDF file"), ("\0\0\0\u{1C}ftypavif\0\0\0\0", "an AVIF image"),
        ("\0\0\0\u{C}JXL \r\n\u{87}\n", "a JPEG XL image"), ("\u{FF}\n\0\0", "a JPEG XL image"),
        ("FUJIFILMCCD-RAW 0201", "a raw file of a camera"),
        ("\0\0\0\u{18}ftypcrx \0\0\0\u{1}", "a raw file of a camera"),
        ("PK\u{3}\u{4}\0\0", "a ZIP archive"), ("\u{1F}\u{8B}\u{8}", "an archive or a compressed file"),
        ("\0\0\0\u{20}ftypisom\0\0\u{2}\0", "a video"), ("\0\0\0\u{14}ftypqt  ", "a video"),
        ("RIFF\0\0\0\0AVI LIST", "a video"), ("\u{1A}E\u{DF}\u{A3}", "a video"), ("ID3\u{3}", "a sound file"),
        ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "an SVG drawing"),
        ("<?xml version=\"1.0\"?>\n<!-- a -->\n<SVG>", "an SVG drawing"),
        ("<?xml version=\"1.0\"?><a/>", "an XML file"),
        ("<!DOCTYPE html><title>404</title>", "a web page"), ("\n<html>", "a web page"),
        ("/9j/4AAQSkZJRgABAQ", "an image as base64 text"), ("data:image/png;base64,iVBORw0", "an image as base64 text"),
        ("version https://git-lfs.github.com/spec/v1\n", "a pointer of Git LFS"),
        ("P<UTOERIKSSON<<ANNA<MARIA<<<<", "text"), ("{\"surname\": \"x\"}", "text"),
        ("\u{7F}ELF\u{2}", "a program"), ("P6\n640 480\n255\n", "a PNM image"),
    ])
    func namesFiles(_ text: String, _ name: String) throws {
        let bytes = text.unicodeScalars.map { UInt8($0.value) }
        let format = try #require(OtherFileFormat(recognizing: bytes))
        #expect(format.name == name)
        #expect(throws: ImageDecodingError.otherFormat(format)) { try ImageDecoder().decode(bytes) }
    }

    @Test func namesOfficeFiles() throws {
        let header = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 26)
        for name in ["[Content_Types].xml", "mimetypeapplication/vnd.oasis.opendocument.text"] {
            #expect(OtherFileFormat(recognizing: header + Array(name.utf8))?.name == "an office file")
        }
    }

    @Test func takesNoticeOfLetters() {
        #expect(OtherFileFormat(recognizing: Array("Straße, 日本\n".utf8))?.name == "text")
        // A letter that is cut.
        #expect(OtherFileFormat(recognizing: Array(String(repeating: "日", count: 300).utf8))?.name == "text")
        #expect(OtherFileFormat(recognizing: [UInt8](repeating: 0, count: 1000)) == nil)
        #expect(OtherFileFormat(recognizing: [0xC3, 0x28, 0x80]) == nil)
        #expect(OtherFileFormat(recognizing: []) == nil)
        #expect(OtherFileFormat(recognizing: Array("8BPS\0\u{1}".utf8)) == nil)
    }

    @Test func saysWhatToDo() {
        let pdf = OtherFileFormat(recognizing: Array("%PDF-1.4".utf8))
        #expect(
            pdf.map { ImageDecodingError.otherFormat($0).description }
                == "this is a PDF file: convert its pages to PNG first, for example with pdftoppm -r 300 -png file.pdf page"
        )
        let sound = OtherFileFormat(recognizing: Array("OggS".utf8))
        #expect(sound.map { ImageDecodingError.otherFormat($0).description } == "this is a sound file, not an image")
    }
}
