extension Unicode.Scalar {
    /// True where a terminal may do something else than show it.
    package var isHarmful: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
