public import IDScan
public import MRZ

extension FrameSession {
    /// Says what the frames say together if they depend on each other more or less than the program takes them to.
    ///
    /// - Parameters:
    ///   - dependence: How much they do: 0 for not at all, 2 as if all were one.
    ///   - rule: What it takes to be verified.
    ///   - today: The day that counts as today.
    /// - Returns: What is proven, and the lines of the zone; nil when no zone was read.
    public func outcome(
        dependence: Double, rule: VerificationRule = VerificationRule(), today: CalendarDate = .today
    ) -> (status: VerificationStatus, lines: [String])? {
        document(dependence: dependence, rule: rule, today: today)
    }
}
