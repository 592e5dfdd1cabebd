import Drawing
import ImageProcessing
import Imaging

/// The ground on which the documents lie, calculated rather than drawn: its colour at every place of an endless table.
struct Tabletop {
    private let kind: PhotographConditions.Background
    private let noise: ValueNoise
    private let dark, light: Colour
    private let turn: Angle

    init(_ kind: PhotographConditions.Background, seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .background)
        self.kind = kind
        noise = ValueNoise(seed: random.next())
        turn = .degrees(random.number(in: 0...180))
        let brightness = random.number(in: -0.06...0.12)
        func grey(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Colour {
            Colour(hue: hue, saturation: saturation, lightness: lightness + brightness)
        }
        let hue = random.number(in: 0...1)
        switch kind {
        case .white: (dark, light) = (grey(0.1, 0.05, 0.87), grey(0.1, 0.05, 0.88))
        case .wood: (dark, light) = (grey(0.07, 0.5, 0.22), grey(0.085, 0.45, 0.45))
        case .stone: (dark, light) = (grey(0.6, 0.04, 0.2), grey(0.1, 0.06, 0.55))
        case .fabric: (dark, light) = (grey(hue, 0.3, 0.18), grey(hue, 0.3, 0.42))
        case .leather: (dark, light) = (grey(0.04, 0.35, 0.1), grey(0.06, 0.3, 0.24))
        case .paper: (dark, light) = (grey(0.6, 0.1, 0.2), grey(0.12, 0.1, 0.8))
        }
    }

    /// Returns the empty table as a camera sees it.
    func seen(by camera: Camera, width: Int, height: Int) throws(SpecimenError) -> Image {
        // Half the resolution is enough for what is never looked at.
        let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
        let toTable = camera.transform.inverse ?? .identity
        let pixels = [UInt8](unsafeUninitializedCapacity: columns * rows * 3) { target, count in
            for row in 0..<rows {
                for column in 0..<columns {
                    let place = toTable.applied(to: Point(x: Double(column) * 2 + 1, y: Double(row) * 2 + 1))
                    let share = lightness(x: place.x, y: place.y)
                    let next = (row * columns + column) * 3
                    target[next] = Self.byte(dark.red + (light.red - dark.red) * share)
                    target[next + 1] = Self.byte(dark.green + (light.green - dark.green) * share)
                    target[next + 2] = Self.byte(dark.blue + (light.blue - dark.blue) * share)
                }
            }
            count = columns * rows * 3
        }
        let half = Image(width: columns, height: rows, pixelFormat: .rgb, pixels: pixels)
        return try processed { () throws(ImageProcessingError) in
            try half.resized(width: width, height: height)
        }
    }

    private static func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, part * 255))) }

    /// The lightness of the table at a place in millimetres: from its dark colour, 0, to its light one, 1.
    private func lightness(x: Double, y: Double) -> Double {
        let along = x * turn.cosine + y * turn.sine
        let across = y * turn.cosine - x * turn.sine
        return switch kind {
        case .white: noise.value(x / 40, y / 40)
        case .wood: wood(along, across)
        case .stone: stone(x, y)
        case .fabric: fabric(along, across)
        case .leather: noise.layered(x / 1.6, y / 1.6, layers: 3)
        case .paper: paper(along, across)
        }
    }

    private func wood(_ along: Double, _ across: Double) -> Double {
        let plank = (across / 95).rounded(.down)
        let seam = abs(across / 95 - plank) < 0.012 ? 0.45 : 0
        let bend = 6 * noise.value(along / 120, across / 60)
        let rings = noise.layered((along + plank * 731) / 160, (across + bend) / 5, layers: 3)
        let pores = noise.value(along / 9, across / 0.7)
        return 0.2 * noise.value(plank + 0.5, 0.5) + 0.75 * rings + 0.2 * pores - 0.1 - seam
    }

    private func stone(_ x: Double, _ y: Double) -> Double {
        // Grains on two lattices that are turned against each other, so that neither shows.
        let grain = noise.layered((x + y) / 1.5, (x - y) / 1.5, layers: 2) + noise.value(x / 0.9, y / 0.9)
        let cloud = noise.layered(x / 30, y / 30, layers: 3)
        return 0.1 + 0.5 * cloud + max(-0.35, min(0.35, (grain - 1) * 1.1))
    }

    private func fabric(_ along: Double, _ across: Double) -> Double {
        func thread(_ position: Double) -> Double { 1 - 4 * abs(position - position.rounded()) }
        let pitch = 1.7
        let warp = thread(along / pitch), weft = thread(across / pitch + 0.5)
        let fuzz = noise.layered(along / 2.5, across / 2.5, layers: 2)
        return 0.25 + 0.18 * warp + 0.18 * weft + 0.5 * fuzz
    }

    /// Lines of something like print: words are dark where a noise along the line is high.
    private func paper(_ along: Double, _ across: Double) -> Double {
        let line = across / 5
        let row = line.rounded(.down)
        let isPrinted = line - row > 0.45 && line - row < 0.85 && noise.value(along / 4, row * 7.7) > 0.35
        let letters = noise.value(along / 0.6, across / 0.9)
        return 0.95 + 0.08 * noise.value(along / 15, across / 15) - (isPrinted ? 0.75 * letters : 0)
    }
}
