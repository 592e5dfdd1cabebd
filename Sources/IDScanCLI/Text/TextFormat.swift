import ArgumentParser

/// The format in which text is printed.
enum TextFormat: String, CaseIterable, ExpressibleByArgument {
    /// One JSON object, or an array of them for several images.
    case json

    /// One JSON object on one line for each image.
    case ndjson

    /// The text alone, for people.
    case text

    /// A table with a row for each block, paragraph, line and word, and the columns that Tesseract's has.
    case tsv

    /// HTML with a box for each of them (hOCR 1.2).
    case hocr
}
