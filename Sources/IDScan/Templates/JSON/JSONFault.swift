/// Why a text is no JSON, in words for people who write it by hand.
struct JSONFault: Error, Hashable {
    /// Where the fault is, in bytes from 0.
    let offset: Int
    /// What is wrong, and what to do about it.
    let problem: String
}
