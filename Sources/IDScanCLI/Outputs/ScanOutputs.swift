import IDScan
import ImageProcessing
import Imaging
import ScanReports

/// The files that a scan writes beside its report.
struct ScanOutputs: Sendable {
    /// The set that writes everything.
    let files: OutputSet
    /// The marked photograph, if it is wanted; then there is one input.
    var overlay: Overlay?
    /// The faces and the flat documents, if they are wanted; then there is one input.
    var cutOuts: [CutOutFiles] = []
    /// The folder of intermediate pictures, if they are wanted.
    var debugImages: DebugImageFolder?

    /// Writes the files about a photograph.
    ///
    /// - Parameters:
    ///   - result: The result of the scan.
    ///   - pictures: The pages of the photograph's file.
    /// - Returns: The files that could not be written; one does not keep the others from it.
    func write(_ result: ScanResult, of pictures: PagePictures) -> [Shortfall] {
        var shortfalls: [Shortfall] = []
        if let overlay {
            let shown = result.firstPageWithDocuments
            do throws(Failure) {
                try overlay.write(shown.result, on: pictures.page(shown.number), to: files)
            } catch {
                shortfalls.append(Shortfall(failure: error, exitStatus: .failed))
            }
        }
        var pages: [Int: Image] = [:]
        for cutOut in cutOuts {
            shortfalls += cutOut.write(
                result,
                of: { (page) throws(Failure) in
                    if let known = pages[page] { return known }
                    // One page is kept at a time: a file may have many.
                    let image = try pictures.page(page)
                    pages = [page: image]
                    return image
                }, to: files)
        }
        return shortfalls
    }
}

extension ScanResult {
    /// The page of the file that is one of the pictures that were scanned.
    func page(ofImage index: Int?) -> Int { pages?.read[index ?? 0] ?? 1 }

    /// The page that an overlay shows, of several the first that shows a document, and its result.
    var firstPageWithDocuments: (number: Int, result: ScanResult) {
        let index = documents.lazy.map(\.imageIndex).first ?? nil
        let shown = documents.filter { $0.imageIndex == index }
        return (
            page(ofImage: index),
            ScanResult(image: images[index ?? 0], documents: shown, captureQuality: captureQuality)
        )
    }
}
