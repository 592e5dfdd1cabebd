import MRZ

/// A judge of the status of all frames together.
struct FrameJudge {
    /// The rule for a zone to be verified.
    let rule: VerificationRule
    /// The day that counts as today.
    let today: CalendarDate
    /// The templates by which print is read.
    let templates: [DocumentTemplate]

    /// The rule by which more frames are needless: a fifth of the error that ``rule`` allows.
    var strictRule: VerificationRule {
        var rule = rule
        rule.mostError /= 5
        rule.mostErrorInBlackAndWhite /= 5
        return rule
    }
}
