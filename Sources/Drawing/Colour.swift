/// A colour of the sRGB space with an opacity; each part runs from 0 to 1.
package struct Colour: Hashable, Sendable {
    package var red, green, blue: Double
    package var opacity = 1.0

    package static let white = Colour(red: 1, green: 1, blue: 1)
    package static let black = Colour(red: 0, green: 0, blue: 0)

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }

    /// Creates a colour of a hue.
    ///
    /// - Parameters:
    ///   - hue: The place on the colour circle: 0 is red, 1/3 green, 2/3 blue; whole turns do not matter.
    ///   - saturation: From grey, 0, to pure, 1.
    ///   - lightness: From black, 0, to white, 1.
    package init(hue: Double, saturation: Double, lightness: Double, opacity: Double = 1) {
        func part(_ offset: Double) -> Double {
            let position = (offset + (hue - hue.rounded(.down)) * 12).truncatingRemainder(dividingBy: 12)
            let slope = max(-1, min(position - 3, 9 - position, 1))
            return lightness - saturation * min(lightness, 1 - lightness) * slope
        }
        self.init(red: part(0), green: part(8), blue: part(4), opacity: opacity)
    }

    /// Returns the same colour with another opacity.
    package func opacity(_ opacity: Double) -> Colour {
        var colour = self
        colour.opacity = opacity
        return colour
    }

    /// Returns a colour between this one, 0, and another, 1.
    package func mixed(with other: Colour, _ share: Double) -> Colour {
        Colour(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, opacity: opacity + (other.opacity - opacity) * share)
    }
}

/// The paint that fills a shape or draws a line.
package enum Paint: Sendable {
    /// One colour.
    case colour(Colour)
    /// Colours that change at even steps along a straight line.
    case linear([Colour], from: Position, to: Position)
    /// Colours that change at even steps from a centre outwards.
    case radial([Colour], centre: Position, radius: Double)
}
