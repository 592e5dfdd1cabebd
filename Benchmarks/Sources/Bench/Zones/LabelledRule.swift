import IDScan

/// A rule and its name in the table.
struct LabelledRule {
    let label: String
    let rule: VerificationRule
}
