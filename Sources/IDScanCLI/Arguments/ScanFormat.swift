import ArgumentParser
import ScanReports

/// The format in which results of scans are printed.
enum ScanFormat: String, CaseIterable, ExpressibleByArgument {
    /// One JSON object, or an array of them for several inputs.
    case json

    /// One JSON object on one line for each input.
    case ndjson

    /// Values with commas between them, a line for each document, below a line of names (RFC 4180).
    case csv

    /// Lines for people; with ``FieldsOption`` the values alone.
    case text

    /// The answer of Amazon Textract's `AnalyzeID`.
    case textract

    /// The answer of Azure's `prebuilt-idDocument`.
    case azure

    /// The answer of Mindee's `international_id`.
    case mindee

    /// The form of another reader; nil for our own.
    var dialect: ReportDialect? { ReportDialect(rawValue: rawValue) }
}
