import Foundation
import Imaging
import MRZ
import ReaderLab
import Redaction
import SpecimenCards

/// A picture that is redacted, and the facts about it.
struct RedactionSubject {
    let name: String
    /// The picture's file.
    let file: [UInt8]
    /// The names of the hidden fields that a text tells.
    let told: (_ text: String) -> [String]
    /// The names of the hidden fields whose ink is not all black.
    let shown: (_ picture: Image) -> [String]
    /// The names of the kept fields whose ink is covered.
    let damaged: (_ picture: Image) -> [String]
    /// Tells the number of printed texts that stay and are clipped, and the number of all that stay.
    let clipped: (_ picture: Image) -> (clipped: Int, all: Int)

    /// Draws a document: see ``photograph(seed:)``.
    init(seed: UInt64, _ request: RedactionRequest) throws {
        let taken = try Self.photograph(seed: seed)
        let proof = RedactionProof(of: taken.truth, request)
        name = "\(seed)"
        file = try taken.file()
        (told, shown, damaged) = (proof.told(by:), proof.shown(by:), proof.damaged(in:))
        clipped = proof.clipped(in:)
    }

    /// Draws a photograph: a seed decides which design, side and pose.
    static func photograph(seed: UInt64) throws -> SpecimenPhotograph {
        let poses: [PhotographConditions] = [.flatbed, .desk, .handHeld, .desk]
        var conditions = poses[Int(seed / 17 % 4)].varied(seed: seed)
        if seed % 5 == 3 {
            conditions.rotation = (conditions.rotation + Double(seed % 4) * 90).truncatingRemainder(dividingBy: 360)
        }
        return try Photograph(of: cards(seed: seed), conditions: conditions, seed: seed).taken()
    }

    private static func cards(seed: UInt64) -> [SpecimenCard] {
        let designs = SpecimenDesign.allCases.filter { $0 != .usLicence }, formats = SpecimenFormat.allCases
        let kind = Int(seed) % (designs.count + formats.count)
        guard kind < designs.count else {
            return [withNumberThatTells(SpecimenCard(format: formats[kind - designs.count], seed: seed), seed: seed)]
        }
        let design = designs[kind]
        // Every second card shows both of its sides.
        let sides = seed / 12 % 2 == 0 ? design.sides : Array(design.sides.suffix(1))
        return sides.map { withNumberThatTells(SpecimenCard(design: design, side: $0, seed: seed), seed: seed) }
    }

    /// Gives the holder of every second card a personal number that tells the date of birth, where the card has one.
    private static func withNumberThatTells(_ card: SpecimenCard, seed: UInt64) -> SpecimenCard {
        guard seed.isMultiple(of: 2) else { return card }
        let kind = Int(seed / 2) % DrawnPersonalNumber.kindCount, longest = 14
        guard let number = DrawnPersonalNumber.numbers(1, ofKind: kind, seed: seed).first, number.tellsDay,
            number.text.count <= longest
        else { return card }
        for name in ["personalNumber", "optionalData1"] {
            var changed = card
            do {
                try changed.set([("birthDate", number.birthDate.description), (name, number.text)])
                return changed
            } catch {
                continue  // The card has no such field.
            }
        }
        return card
    }

    /// Takes the specimens of a folder; only their zones are known.
    static func all(in folder: URL, _ request: RedactionRequest) throws -> [RedactionSubject] {
        try Specimen.all(in: folder).map { specimen in
            let secrets = specimen.lines.map { zoneSecrets($0, request) } ?? []
            return RedactionSubject(
                name: specimen.file, file: [UInt8](try Data(contentsOf: folder.appending(path: specimen.file))),
                secrets: secrets)
        }
    }

    private init(name: String, file: [UInt8], secrets: [(name: String, text: String)]) {
        (self.name, self.file) = (name, file)
        told = { text in
            let plain = RedactionProof.folded(text)
            return secrets.filter { plain.contains($0.text) }.map(\.name)
        }
        shown = { _ in [] }
        damaged = { _ in [] }
        clipped = { _ in (0, 0) }
    }

    /// The values of the zone that are hidden and long enough not to be read by chance.
    private static func zoneSecrets(_ lines: [String], _ request: RedactionRequest) -> [(name: String, text: String)] {
        guard let today = CalendarDate("2026-01-01"),
            let zone = try? MachineReadableZone(parsing: lines, referenceDate: today)
        else { return [] }
        let shortest = 5
        let fields = zone.fields.map { (name: $0.name.rawValue, texts: [$0.text, $0.value]) }
        let open = fields.filter { !request.hides(RedactionName(rawValue: $0.name)) }.flatMap {
            $0.texts.map(RedactionProof.folded)
        }
        let hidden = fields.filter { request.hides(RedactionName(rawValue: $0.name)) }
        let secrets = hidden.flatMap { field in field.texts.map { (name: field.name, text: RedactionProof.folded($0)) }
        }
        return secrets.filter { secret in
            secret.text.count >= shortest && !open.contains { $0.contains(secret.text) }
        }
    }
}
