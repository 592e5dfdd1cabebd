extension CaptureQuality {
    /// One measure, with the verdict if it is good enough for reading the zone.
    public struct Measure: Hashable, Sendable, Codable {
        /// The name of a measure.
        public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
            case cutOff, resolution, blur, glare, brightness, tilt
        }

        /// The unit of a value.
        public enum Unit: String, Hashable, Sendable, Codable, CaseIterable {
            /// The number of edges of the document.
            case edges
            /// Pixels for each millimetre.
            case pixelsPerMillimetre = "px/mm"
            case millimetres = "mm"
            /// A share of the whole, 0…1.
            case share
            case degrees
        }

        /// The name of the measure.
        public let name: Name
        /// The value, to as many digits as mean something.
        public let value: Double
        /// The unit of the value.
        public let unit: Unit
        /// The limit from which on the value is good enough: resolution and brightness are at least this, the others at most.
        public let threshold: Double
        /// True where the value is good enough.
        public let isGoodEnough: Bool
        /// The advice to a person; nil when the value is good enough.
        public let advice: String?

        private enum CodingKeys: String, CodingKey {
            case name, value, unit, threshold
            case isGoodEnough = "goodEnough"
            case advice
        }
    }
}

extension CaptureQuality.Measure {
    private typealias Tuning = CaptureQuality.Tuning

    /// The limit of a measure.
    private struct Limit {
        let unit: Unit
        let threshold: Double
        /// True where more is better.
        var isLeast = false
        /// The value means something to a fraction of this denominator.
        let denominator: Double

        func rounded(_ value: Double) -> Double { (value * denominator).rounded() / denominator }
    }

    /// The limit at which reading of zones degrades.
    private static func limit(of name: Name) -> Limit {
        switch name {
        case .cutOff: Limit(unit: .edges, threshold: 0, denominator: 1)
        case .resolution:
            Limit(unit: .pixelsPerMillimetre, threshold: Tuning.resolution, isLeast: true, denominator: 10)
        case .blur: Limit(unit: .millimetres, threshold: Tuning.blur, denominator: 100)
        case .glare: Limit(unit: .share, threshold: Tuning.glare, denominator: 1000)
        case .brightness: Limit(unit: .share, threshold: Tuning.brightness, isLeast: true, denominator: 100)
        case .tilt: Limit(unit: .degrees, threshold: Tuning.tilt, denominator: 10)
        }
    }

    /// Judges a value.
    ///
    /// - Parameter advice: Makes the advice from the rounded value and the threshold.
    private init(_ name: Name, _ value: Double, advice: (_ value: String, _ threshold: String) -> String) {
        let limit = Self.limit(of: name)
        let rounded = limit.rounded(value)
        (self.name, self.value) = (name, rounded)
        unit = limit.unit
        threshold = limit.threshold
        isGoodEnough = limit.isLeast ? rounded >= threshold : rounded <= threshold
        let isShare = limit.unit == .share
        func text(_ value: Double) -> String {
            let shown = isShare ? (value * 100).rounded() : value
            return (shown == shown.rounded() ? "\(Int(shown))" : "\(shown)") + (isShare ? " %" : "")
        }
        self.advice = isGoodEnough ? nil : advice(text(rounded), text(threshold))
    }

    /// Judges the number of edges outside the picture.
    static func cutOff(_ edges: [CaptureQuality.Edge]) -> Self {
        Self(.cutOff, Double(edges.count)) { _, _ in
            let names = edges.map(\.rawValue)
            guard let last = names.last, names.count > 1 else {
                return "the \(names.joined()) edge is outside the picture: move back"
            }
            let list = names.dropLast().joined(separator: ", ") + " and " + last
            return "the \(list) edges are outside the picture: move back"
        }
    }

    /// Judges the number of pixels in a millimetre.
    ///
    /// - Parameter fillsFrame: True where the camera cannot move closer.
    static func resolution(_ pixelsPerMillimetre: Double, fillsFrame: Bool) -> Self {
        Self(.resolution, pixelsPerMillimetre) { value, threshold in
            (fillsFrame ? "take a picture of more pixels" : "move closer") + ": \(value) px per mm, \(threshold) needed"
        }
    }

    /// Judges how wide edges are, in millimetres.
    static func blur(_ width: Double) -> Self {
        Self(.blur, width) { value, threshold in
            "focus on the document and hold still: its print is blurred over \(value) mm, \(threshold) at most"
        }
    }

    /// Judges the share of the print that is too bright to be seen.
    ///
    /// - Parameter onZone: True for the share of the zone, false for that of the document.
    static func glare(_ share: Double, onZone: Bool) -> Self {
        Self(.glare, share) { value, _ in
            "tilt the document or the lamp: \(value) of the \(onZone ? "zone" : "document") glares"
        }
    }

    /// Judges how bright paper is, 0…1.
    static func brightness(_ share: Double) -> Self {
        Self(.brightness, share) { value, threshold in
            "make more light: the paper has \(value) of full brightness, \(threshold) needed"
        }
    }

    /// Judges the angle at which the camera looks from the side, in degrees.
    static func tilt(_ degrees: Double) -> Self {
        Self(.tilt, degrees) { value, threshold in
            "hold the camera straight above the document: it looks \(value) degrees from the side, \(threshold) at most"
        }
    }
}
