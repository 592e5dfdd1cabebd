public import ArgumentParser
public import DocumentPages

extension PageNumbers: ExpressibleByArgument {
    /// Reads numbers of pages.
    public init?(argument: String) { self.init(argument) }
}

extension PageSize: ExpressibleByArgument {
    /// Reads `a4`, `letter`, or millimetres: `148x210mm`.
    public init?(argument: String) {
        let text = argument.lowercased()
        if let known = ["a4": PageSize.a4, "letter": .letter][text] {
            self = known
            return
        }
        let sides = text.hasSuffix("mm") ? text.dropLast(2).split(separator: "x", omittingEmptySubsequences: false) : []
        let numbers = sides.compactMap { Double($0) }
        guard sides.count == 2, numbers.count == 2, numbers.allSatisfy({ (5...5000).contains($0) }) else { return nil }
        self.init(widthInMillimetres: numbers[0], height: numbers[1])
    }
}
