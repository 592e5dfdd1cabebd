import DocumentDetection
import Imaging

/// Pictures that one document fills, such as scans and cut out pages: edges show little of it, and its zone is along the lower
/// edge of the picture.
extension DocumentScanner {
    /// The zones in a picture that one document seems to fill.
    struct PageView {
        /// The number of quarter turns clockwise that make the document upright.
        let quarterTurns: Int
        /// The zones that were read, in the upright picture.
        let zones: ReadZones
        /// All that there is to be seen; nil where there may be more.
        let whole: View?
    }

    /// Scans a picture that one document seems to fill: where its zone is proven, its outline needs no closer look.
    ///
    /// - Parameters:
    ///   - photograph: The picture.
    ///   - glimpse: The documents that a first look at it showed.
    /// - Returns: Nil where the picture shows something else, too.
    mutating func pageView(
        of photograph: SourceImage, after glimpse: DocumentGlimpse, within context: ScanContext
    ) throws -> PageView? {
        let area = Double(photograph.pixels.width * photograph.pixels.height)
        let documents = glimpse.documents.filter {
            $0.certainty >= Tuning.leastDocumentCertainty && $0.quadrilateral.area >= Tuning.leastDocumentShare * area
        }
        guard !glimpse.isClear, documents.count == 1, documents[0].certainty >= Tuning.leastPageCertainty else {
            return nil
        }
        let turns = documents[0].quadrilateral.quarterTurnsToRead
        let (page, upright) = (
            photograph.turned(documents[0], quarterTurns: turns), photograph.turned(quarterTurns: turns)
        )
        let (width, height) = (upright.pixels.width, upright.pixels.height)
        let zones = try zones(in: upright, by: LookPlan(forPage: page, filling: upright), within: context)
        guard zones.quarterTurns == 0, zones.prove(lineOfLength: Tuning.leastPageLine * Double(width)) else {
            return PageView(quarterTurns: turns, zones: zones, whole: nil)
        }
        let view = try view(of: upright, with: [page], showing: zones, within: context)
        let isMoreLeft = OpenRoom.isLeft(by: view.placed.compactMap(\.outline), width: width, height: height)
        return PageView(quarterTurns: turns, zones: zones, whole: isMoreLeft ? nil : view)
    }
}
