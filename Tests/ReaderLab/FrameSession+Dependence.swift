public import IDScan
public import MRZ

extension FrameSession {
    /// Returns the outcome of the frames if they depend on each other more or less than the program takes them to.
    ///
    /// - Parameters:
    ///   - dependence: The dependence of frames on each other: 0 for none, 2 as if all were one.
    ///   - rule: The rule for a zone to be verified.
    ///   - today: The day that counts as today.
    /// - Returns: The proof about the zone, and its lines; nil when no zone was read.
    public func outcome(
        dependence: Double, rule: VerificationRule = VerificationRule(), today: CalendarDate = .today
    ) -> (status: VerificationStatus, lines: [String])? {
        document(dependence: dependence, rule: rule, today: today)
    }
}
