import Imaging

/// A word that was found, and the middle of it.
struct FoundWord {
    let text: String
    let centre: Point
}
