import MRZ

/// What tells the status of what frames say together.
struct FrameJudge {
    /// What it takes for a zone to be verified.
    let rule: VerificationRule
    /// The day that counts as today.
    let today: CalendarDate
    /// The templates by which print is read.
    let templates: [DocumentTemplate]

    /// What it takes for more frames to be needless: a fifth of the error that the rule allows.
    var strictRule: VerificationRule {
        var rule = rule
        rule.mostError /= 5
        rule.mostErrorInBlackAndWhite /= 5
        return rule
    }
}
