public import ArgumentParser
public import SpecimenCards

extension SpecimenFormat: ExpressibleByArgument {
    /// Reads the name of a format in any case.
    public init?(argument: String) {
        self.init(rawValue: argument.uppercased())
    }
}

extension SpecimenSide: ExpressibleByArgument {}

extension SpecimenDesign: ExpressibleByArgument {}
