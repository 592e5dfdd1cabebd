import ArgumentParser
import Imaging

/// A rectangle on the command line: `x,y,width,height`, in pixels.
struct RegionArgument: Hashable, ExpressibleByArgument {
    /// The rectangle.
    let outline: Quadrilateral

    /// Reads four numbers with commas between them; width and height are positive.
    init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0,
            argument.count(where: { $0 == "," }) == 3
        else { return nil }
        outline = Quadrilateral(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
