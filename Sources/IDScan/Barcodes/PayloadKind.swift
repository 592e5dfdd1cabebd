import AAMVA
import Barcodes
import Certificates
import MRZ
import Seals

/// A kind of content that barcodes of documents have: a row has its marks, its meaning, and the fields that it gives a document.
struct PayloadKind: Sendable {
    let kind: BarcodeContent.Kind
    /// The barcodes that it is in.
    let symbologies: Set<Symbology>
    /// The texts that it begins with, one of them.
    let beginnings: [[UInt8]]
    /// The meaning of bytes, a signature checked with certificates.
    let content: @Sendable ([UInt8], TrustStore, CalendarDate) -> BarcodeContent
    /// The part of a document that bytes say, printed at a place; nil when they tell no document.
    let part: @Sendable (ScannedBarcode, CalendarDate) -> BarcodePart?

    func holds(_ bytes: [UInt8], in symbology: Symbology) -> Bool {
        symbologies.contains(symbology) && beginnings.contains { bytes.starts(with: $0) }
    }

    /// Every kind that is known.
    static let all = [
        PayloadKind(
            kind: .aamva, symbologies: [.pdf417], beginnings: [[UInt8(ascii: "@")]],
            content: { bytes, _, _ in BarcodeContent(licence: bytes) },
            part: { barcode, _ in BarcodePart(licence: barcode) }),
        // The first byte of a seal, and the same where it was taken for Latin text.
        seal(.vds, [[0xDC], [0xC3, 0x9C]]),
        seal(.idb, [Array("RDB1".utf8), Array("NDB1".utf8)]),
        seal(.vdsNC, [Array(#"{"data":{"hdr""#.utf8), Array(#"{"sig":{"#.utf8)]),
    ]

    private static func seal(_ kind: BarcodeContent.Kind, _ beginnings: [[UInt8]]) -> PayloadKind {
        PayloadKind(
            kind: kind, symbologies: [.dataMatrix, .qrCode, .aztec, .pdf417], beginnings: beginnings,
            content: { bytes, trust, today in
                do throws(SealError) {
                    return BarcodeContent(try Seal(parsing: bytes), trust: trust, today: today)
                } catch {
                    return BarcodeContent(kind, error: error.description)
                }
            },
            part: { BarcodePart(seal: $0, today: $1) })
    }
}

extension BarcodeContent {
    /// The content of a licence.
    fileprivate init(licence bytes: [UInt8]) {
        do throws(LicenceError) {
            let data = try LicenceData(parsing: bytes)
            let elements = data.parts.flatMap { part in
                part.elements.map { element in
                    Element(
                        part: part.kind, code: element.code,
                        name: data.name(of: element), value: element.value)
                }
            }
            self.init(
                .aamva, version: data.version, issuer: data.issuer, elements: elements,
                deviations: data.deviations.map(\.description))
        } catch {
            self.init(.aamva, error: error.description)
        }
    }
}
