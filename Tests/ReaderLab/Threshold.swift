public import DocumentDetection
public import IDScan
public import ImageProcessing
public import TextRecognition

/// A threshold of a stage before the judge, which benchmarks make smaller and larger to see its effect.
public struct ZoneThreshold: Sendable {
    /// Its place among the thresholds of a scanner, as `zones.hypothesis.slopeWeight`.
    public let name: String
    private let path: any WritableKeyPath<DocumentScanner.Tuning, Double> & Sendable

    private init(_ name: String, _ path: any WritableKeyPath<DocumentScanner.Tuning, Double> & Sendable) {
        (self.name, self.path) = (name, path)
    }

    /// The thresholds on which most may depend.
    public static let all = [
        ZoneThreshold("documents.sure", \.documents.sure),
        ZoneThreshold("documents.mostDoubt", \.documents.mostDoubt),
        ZoneThreshold("documents.worthALook", \.documents.worthALook),
        ZoneThreshold("documents.someStrangeness", \.documents.someStrangeness),
        ZoneThreshold("documents.clearAdvantage", \.documents.clearAdvantage),
        ZoneThreshold("documents.mask.ringWeight", \.documents.mask.ringWeight),
        ZoneThreshold("documents.outline.leastSupport", \.documents.outline.leastSupport),
        ZoneThreshold("documents.outline.smallestStep", \.documents.outline.smallestStep),
        ZoneThreshold("documents.outline.mostCosine", \.documents.outline.mostCosine),
        ZoneThreshold("documents.outline.strangenessWeight", \.documents.outline.strangenessWeight),
        ZoneThreshold("documents.outline.usualProportion", \.documents.outline.usualProportion),
        ZoneThreshold("documents.contours.faintEdges.weak", \.documents.contours.faintEdges.weak),
        ZoneThreshold("zones.certainScore", \.zones.certainScore),
        ZoneThreshold("zones.smallestScore", \.zones.smallestScore),
        ZoneThreshold("zones.smallestLength", \.zones.smallestLength),
        ZoneThreshold("zones.smallestRegularity", \.zones.smallestRegularity),
        ZoneThreshold("zones.tracing.inkShare", \.zones.tracing.inkShare),
        ZoneThreshold("zones.tracing.reach", \.zones.tracing.reach),
        ZoneThreshold("zones.tracing.stretchInk", \.zones.tracing.stretchInk),
        ZoneThreshold("zones.tracing.widestGap", \.zones.tracing.widestGap),
        ZoneThreshold("zones.tracing.rowInk", \.zones.tracing.rowInk),
        ZoneThreshold("zones.neighbours.leastInk", \.zones.neighbours.leastInk),
        ZoneThreshold("zones.neighbours.mostSlope", \.zones.neighbours.mostSlope),
        ZoneThreshold("zones.hypothesis.characterWeight", \.zones.hypothesis.characterWeight),
        ZoneThreshold("zones.hypothesis.spacingWeight", \.zones.hypothesis.spacingWeight),
        ZoneThreshold("zones.hypothesis.raggednessWeight", \.zones.hypothesis.raggednessWeight),
        ZoneThreshold("zones.hypothesis.unevennessWeight", \.zones.hypothesis.unevennessWeight),
        ZoneThreshold("zones.hypothesis.heightWeight", \.zones.hypothesis.heightWeight),
        ZoneThreshold("zones.hypothesis.slopeWeight", \.zones.hypothesis.slopeWeight),
        ZoneThreshold("zones.hypothesis.endMargin", \.zones.hypothesis.endMargin),
        ZoneThreshold("zones.hypothesis.sideMargin", \.zones.hypothesis.sideMargin),
    ]

    /// The value of the threshold.
    public var value: Double { DocumentScanner.Tuning()[keyPath: path] }

    private func tuning(times factor: Double) -> DocumentScanner.Tuning {
        var tuning = DocumentScanner.Tuning()
        tuning[keyPath: path] *= factor
        return tuning
    }

    /// Loads a detector with the threshold multiplied by a factor.
    public func detector(times factor: Double) throws(ImageProcessingError) -> DocumentDetector {
        try DocumentDetector(tuning(times: factor).documents)
    }

    /// Loads a scanner with the threshold multiplied by a factor, and whose time does not run out on a busy machine.
    public func scanner(times factor: Double) throws(ScanError) -> DocumentScanner {
        let limits = ImageDecodingLimits(duration: .seconds(3600))
        return try DocumentScanner(options: ScanOptions(limits: limits), tuning: tuning(times: factor))
    }
}

/// A threshold of the chains of letters that lines of text are made of, when ``TextRecognizer`` reads a picture without
/// a zone.
public struct ChainThreshold: Sendable {
    /// Its place among the thresholds of a recogniser.
    public let name: String
    private let path: any WritableKeyPath<TextStripFinder.Tuning, Double> & Sendable

    private init(_ name: String, _ path: any WritableKeyPath<TextStripFinder.Tuning, Double> & Sendable) {
        (self.name, self.path) = (name, path)
    }

    /// The thresholds on which most may depend.
    public static let all = [
        ChainThreshold("chain.corridor", \.chain.corridor),
        ChainThreshold("chain.widestGap", \.chain.widestGap),
        ChainThreshold("chain.leastSize", \.chain.leastSize),
        ChainThreshold("chain.leastContrast", \.chain.leastContrast),
        ChainThreshold("chain.largestSize", \.chain.largestSize),
        ChainThreshold("chain.offsetWeight", \.chain.offsetWeight),
    ]

    /// The value of the threshold.
    public var value: Double { TextStripFinder.Tuning()[keyPath: path] }

    /// Loads a recogniser with the threshold multiplied by a factor.
    public func recognizer(
        times factor: Double, options: TextRecognitionOptions
    ) throws(TextRecognitionError) -> TextRecognizer {
        var tuning = TextStripFinder.Tuning()
        tuning[keyPath: path] *= factor
        return try TextRecognizer(options: options, tuning: tuning)
    }
}
