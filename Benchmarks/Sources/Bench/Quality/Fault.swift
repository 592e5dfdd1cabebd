import DocumentDetection
import Foundation
import SpecimenCards

/// The fault of photographs: they have no other, so that one measure alone tells which zones can be read.
enum Fault: String, CaseIterable {
    case cutOff, resolution, blur, glare, brightness, tilt

    /// The measure that tells of the fault.
    var measure: CaptureQuality.Measure.Name { CaptureQuality.Measure.Name(rawValue: rawValue) ?? .cutOff }

    /// The number of pixels in a millimetre where that is not the fault.
    private static let scales = 6.0...10.0
    /// The share of the frame that a document fills.
    private static let share = 0.8

    /// Returns a photograph with this fault: from none to more than any reader can bear.
    func photograph(seed: UInt64) -> Photograph {
        let stream = UInt64(Self.allCases.firstIndex(of: self) ?? 0)
        var random = SplitMix64(seed: seed &* 64 &+ stream)
        let format = random.element(of: SpecimenFormat.allCases)
        var card = SpecimenCard(format: format, seed: seed)
        if format == .td1 { card.side = .back }
        let scale = self == .resolution ? random.scale(in: 1.2...10) : random.scale(in: Self.scales)
        var conditions = PhotographConditions.desk.varied(seed: seed).with {
            $0.showsBooklet = false
            ($0.offsetX, $0.offsetY) = (0, 0)
            ($0.rotation, $0.tilt) = (random.number(in: -8...8), random.number(in: 0...10))
            $0.fractionOfFrame = Self.share
            $0.width = Int(format.dimensions.width * scale / Self.share)
            $0.height = $0.width * 3 / 4
            // A lens that is in focus blurs by half a pixel, whatever these show.
            ($0.defocus, $0.noise) = (random.number(in: 0.4...0.7), random.number(in: 1.5...4))
        }
        add(to: &conditions, scale: scale, &random)
        return Photograph(of: [card], conditions: conditions, seed: seed)
    }

    private func add(to conditions: inout PhotographConditions, scale: Double, _ random: inout SplitMix64) {
        switch self {
        case .resolution: break
        case .cutOff:
            // Beyond 1 or −1 the document leaves the frame; a quarter of it is on either side of 0.8 of the frame.
            let offset = random.number(in: 0...1.9) * random.element(of: [-1, 1])
            if random.happens(withProbability: 0.5) { conditions.offsetX = offset } else { conditions.offsetY = offset }
        case .blur:
            let width = random.scale(in: 0.03...0.5) * scale
            if random.happens(withProbability: 0.5) {
                conditions.defocus = max(conditions.defocus, width)
            } else {
                (conditions.motionBlur, conditions.motionDirection) = (2.7 * width, random.number(in: 0...180))
            }
        case .glare:
            conditions.glare = random.number(in: 0...1.5)
            (conditions.glareX, conditions.glareY) = (random.number(in: 0.05...0.95), random.number(in: 0.65...0.95))
            conditions.glareRadius = random.number(in: 0.02...0.2)
        case .brightness:
            // In little light sensors are noisy.
            (conditions.exposure, conditions.noise) = (random.scale(in: 0.003...1.3), random.number(in: 2...8))
        case .tilt:
            (conditions.tilt, conditions.tiltDirection) = (random.number(in: 0...62), random.number(in: 0...360))
        }
    }
}

extension CaptureQuality {
    /// The measure that tells of a fault.
    subscript(fault: Fault) -> Measure? { measures.first { $0.name == fault.measure } }
}

extension SplitMix64 {
    fileprivate mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

    /// A number whose logarithm is evenly distributed.
    fileprivate mutating func scale(in range: ClosedRange<Double>) -> Double {
        exp(number(in: log(range.lowerBound)...log(range.upperBound)))
    }

    fileprivate mutating func happens(withProbability probability: Double) -> Bool { number(in: 0...1) < probability }

    fileprivate mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}
