extension Int {
    /// Returns which share of a whole this is, 0…1; of nothing it is 0.
    func share(of whole: Int) -> Double { Double(self) / Double(Swift.max(1, whole)) }
}
