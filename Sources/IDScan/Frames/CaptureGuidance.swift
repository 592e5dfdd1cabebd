public import DocumentDetection

/// A hint for a person, so that the next frame shows a document better; the most important sorts first.
///
/// ```swift
/// let frame = try scanner.add(picture, to: &session)
/// show(frame.guidance.first.map { words[$0] } ?? "")   // "closer", "less glare", "hold still"
/// ```
public enum CaptureGuidance: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// No document is seen.
    case noDocument
    /// The print is too small.
    case moveCloser
    /// The document does not fit into the picture.
    case moveBack
    /// An edge of the document is outside the picture.
    case centre
    /// The camera looks at the document from the side.
    case tiltLess
    /// A lamp is reflected where something is printed.
    case lessGlare
    /// The picture is dark.
    case moreLight
    /// The picture is blurred.
    case holdStill
    /// A document is seen, and no zone on this side of it.
    case turnOver

    /// True if the left one is more important than the right one.
    public static func < (left: CaptureGuidance, right: CaptureGuidance) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension CaptureQuality {
    /// The hints for a person, the most important first; nothing where the picture is good enough.
    public var guidance: [CaptureGuidance] {
        measures.filter { !$0.isGoodEnough }.map { measure in
            switch measure.name {
            case .resolution: .moveCloser
            // What is cut off at two edges does not fit; at one it stands too far aside.
            case .cutOff: cutOffEdges.count > 1 ? .moveBack : .centre
            case .tilt: .tiltLess
            case .glare: .lessGlare
            case .brightness: .moreLight
            case .blur: .holdStill
            }
        }.sorted()
    }
}
