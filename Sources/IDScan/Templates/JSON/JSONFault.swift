/// The fault of a text that is no JSON, in words for people who write it by hand.
struct JSONFault: Error, Hashable {
    /// The place of the fault, in bytes from 0.
    let offset: Int
    /// The fault, and its remedy.
    let problem: String
}
