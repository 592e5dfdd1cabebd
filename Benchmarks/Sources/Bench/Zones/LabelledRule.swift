import IDScan

/// A rule and what the table calls it.
struct LabelledRule {
    let label: String
    let rule: VerificationRule
}
