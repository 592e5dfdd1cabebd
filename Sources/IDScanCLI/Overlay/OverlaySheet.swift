import Drawing
import ImageProcessing
import Imaging

/// The finished overlay: a picture with frames, and its panel beside it.
struct OverlaySheet {
    /// The size, in pixels.
    let width, height: Double
    /// The picture as it is shown.
    let picture: Image
    /// The place of the picture, in pixels.
    let place: Quadrilateral
    /// The panel's ground, in pixels.
    let panel: Quadrilateral
    /// The marks on the picture.
    let frameMarks: [OverlayMark]
    /// The marks in the panel and around the picture.
    let panelMarks: [OverlayMark]

    /// Draws everything.
    ///
    /// - Throws: ``DrawingError`` when Cairo has no memory for it.
    func drawn() throws(DrawingError) -> Image {
        let canvas = try Canvas(width: width, height: height, pixelsPerMillimetre: 1)
        canvas.fill(.rectangle(x: 0, y: 0, width: width, height: height), .colour(Self.ground))
        canvas.fill(Outline(panel), .colour(.white))
        canvas.lay(picture, column: Int(place.topLeft.x), row: Int(place.topLeft.y))
        for mark in panelMarks + frameMarks { mark.draw(on: canvas) }
        return canvas.image()
    }

    /// Behind everything.
    private static let ground = Colour(red: 0.88, green: 0.90, blue: 0.93)
}

extension OverlaySheet {
    /// Pictures are shown in their size, unless people could see nothing, or the file would be of no use.
    private static let shortestSide = 800.0
    private static let longestSide = 6000.0
    /// A picture of more pixels is drawn smaller: people see no more in it, and it takes long and much memory.
    private static let mostPixels = 16e6
    private static let greatestEnlargement = 6.0
    /// The height of the lowest line of print that is framed, in pixels.
    private static let lowestLine = 13.0
    /// The size of letters: this share of the picture's longer side, and not less than so many pixels.
    private static let letterShare = 1.0 / 68
    private static let smallestLetters = 14.0
    /// The space around picture and panel, in ems: without a scale in millimetres, and with one.
    private static let margin = 1.2
    private static let ruledMargin = 3.2

    /// The factor by which a picture is shown larger than it is.
    static func enlargement(of picture: Image, _ scene: OverlayScene) -> Double {
        let longest = Double(max(picture.width, picture.height))
        let lines = scene.frames.filter { $0.kind == .zone || $0.kind == .print }
            .map { min($0.outline.meanHeight, $0.outline.meanWidth) }.sorted()
        let line = lines.isEmpty ? lowestLine : max(lines[lines.count / 2], 1)
        let wanted = max(1, shortestSide / longest, min(lowestLine / line, 2))
        let greatest = (mostPixels / Double(picture.width * picture.height)).squareRoot()
        return min(wanted, greatestEnlargement, longestSide / longest, greatest)
    }

    /// Lays out an overlay.
    ///
    /// - Parameters:
    ///   - scene: The scene that is shown, in pixels of the picture.
    ///   - photograph: The picture.
    /// - Throws: ``DrawingError`` when there is no memory for measuring letters, or ``ImageProcessingError`` when the
    ///   picture cannot be enlarged.
    init(_ scene: OverlayScene, on photograph: Image) throws {
        let ruler = try Canvas(width: 1, height: 1, pixelsPerMillimetre: 1)
        let scale = Self.enlargement(of: photograph, scene)
        let size = (
            width: max(1, Int((Double(photograph.width) * scale).rounded())),
            height: max(1, Int((Double(photograph.height) * scale).rounded()))
        )
        let isUnchanged = size.width == photograph.width && size.height == photograph.height
        let shown = isUnchanged ? photograph : try photograph.resized(width: size.width, height: size.height)
        let em = max(Self.smallestLetters, Double(max(size.width, size.height)) * Self.letterShare)
        let margin = (em * (scene.pixelsPerMillimetre == nil ? Self.margin : Self.ruledMargin)).rounded()
        let best = OverlayArrangement(
            scene, picture: (Double(size.width), Double(size.height)), em: em, margin: margin, ruler: ruler)
        let frames = FrameDrawing(scene: scene, scale: scale, em: em, bounds: shown.bounds)
        let origin = best.place.topLeft
        self.init(
            width: best.width, height: best.height, picture: shown, place: best.place, panel: best.panel,
            frameMarks: frames.marks(ruler: ruler).map { $0.moved(x: origin.x, y: origin.y) },
            panelMarks: best.marks + scene.scaleMarks(around: best.place, scale: scale, em: em, ruler: ruler))
    }
}
