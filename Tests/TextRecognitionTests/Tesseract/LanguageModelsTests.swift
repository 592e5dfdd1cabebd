import Foundation
import Testing
import TextRecognition

struct LanguageModelsTests {
    private func error(_ languages: [String], in folder: String? = nil) -> TextRecognitionError? {
        var options = TextRecognitionOptions()
        options.languages = languages
        options.modelFolder = folder
        do throws(TextRecognitionError) {
            _ = try TextRecognizer(options: options)
            return nil
        } catch {
            return error
        }
    }

    @Test func listsWhatIsInstalled() {
        let models = LanguageModels()
        #expect(Set(models.languages).isSuperset(of: ["eng", "deu", "fra"]))
        #expect(models.languages == models.languages.sorted())
        #expect(!models.languages.contains("osd"))
        #expect(LanguageModels(folder: "/nowhere").languages.isEmpty)
    }

    @Test(arguments: [
        ("xyz", "tesseract-ocr-xyz"), ("chi_xyz", "tesseract-ocr-chi-xyz"), ("script/Xyz", nil), ("Xyz", nil),
    ])
    func namesThePackageOfAMissingLanguage(language: String, package: String?) {
        let error = error(["eng", language])
        #expect(error?.model == language)
        #expect(error?.package == package)
        #expect(error?.description.contains(package ?? "is not installed") == true)
    }

    @Test func namesThePackageOfAMissingScript() {
        #expect(error(["Latin"], in: "/nowhere")?.package == "tesseract-ocr-script-latn")
    }

    @Test func findsScriptsInAFolderOfTheirOwn() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "idscan-\(UUID().uuidString)")
        let scripts = folder.appending(path: "script")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data([1, 2, 3]).write(to: scripts.appending(path: "Latin.traineddata"))
        #expect(error(["Latin"], in: folder.path)?.reason == "Tesseract does not accept the trained data")
    }

    @Test(arguments: ["", "../eng", "eng+deu", "eng\0", "en g", "~eng"])
    func refusesNamesThatAreNone(language: String) {
        #expect(error([language])?.model == language)
        #expect(error([language])?.package == nil)
    }

    @Test func saysWhereItLooked() {
        #expect(error(["eng"], in: "/nowhere")?.reason.contains("/nowhere") == true)
    }

    @Test(arguments: [[], [1, 2, 3], [3, 0, 0, 0] + [UInt8](repeating: 0, count: 24), [255, 255, 255, 255]])
    func refusesDamagedFiles(bytes: [UInt8]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "idscan-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(bytes).write(to: folder.appending(path: "bad.traineddata"))
        #expect(LanguageModels(folder: folder.path).languages == ["bad"])
        #expect(error(["bad"], in: folder.path)?.reason == "Tesseract does not accept the trained data")
    }
}
