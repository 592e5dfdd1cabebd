import Doors
import MRZ

/// The day that counts as today.
let today = CalendarDate("2026-11-28").unsafelyUnwrapped

extension Door {
    /// Zones as text: what is parsed has the characters of its lines, and is parsed to the same again.
    static let zone = Door("zone") { bytes in
        guard
            let zone = try? MachineReadableZone(parsing: bytes.text, referenceDate: today)
        else { return }
        demand(zone.corrections.isEmpty && zone.ambiguities.isEmpty, "nothing is corrected unasked")
        demand(zone.isParsedAgain, "the lines as read are the same zone")
        demand(zone.hasSoundPlaces, "each field and digit lies in the lines")
    }

    /// Zones with corrections: each is listed, once for a digit, and none is made where the digits hold.
    static let correction = Door("correction") { bytes in
        let text = bytes.text
        guard
            let plain = try? MachineReadableZone(parsing: text, referenceDate: today),
            let zone = try? MachineReadableZone(parsing: text, correcting: true, referenceDate: today)
        else { return }
        demand(zone.linesAsRead == plain.linesAsRead, "the lines as read do not depend on corrections")
        demand(plain.verdict != .holds || zone == plain, "a zone that holds is left alone")
        let differences = zip(plain.lines.joined(), zone.lines.joined()).count { $0 != $1 }
        demand(differences == zone.corrections.count, "each correction is listed")
        demand(Set(zone.corrections.map(\.proof)).count == zone.corrections.count, "a digit proves one correction")
        for correction in zone.corrections {
            let digit = zone.checkDigits.first { $0.field == correction.proof }
            demand(digit?.verdict == .holds, "the digit holds that proves a correction")
            demand(correction.read != correction.corrected, "a correction changes its character")
        }
    }

    /// Fields that are written: the zone has them, and its digits hold.
    static let writer = Door("writer") { bytes in
        guard let zone = written(bytes.parts) else { return }
        demand(zone.checkDigits.allSatisfy { $0.verdict == .holds || $0.verdict == .notPrinted }, "written digits hold")
        demand(zone.isParsedAgain, "what is written is parsed")
    }

    /// Zones that were written, with one other character: none holds where a digit counts that character.
    static let alteredZone = Door("altered-zone") { bytes in
        let parts = bytes.parts
        guard let zone = written(parts), let change = parts.first, change.count > 3 else { return }
        let line = Int(change[1]) % zone.lines.count
        var characters = Array(zone.lines[line])
        let column = Int(change[2]) % characters.count
        let (old, new) = (characters[column], ZoneValues.characters[Int(change[3]) % ZoneValues.characters.count])
        characters[column] = new
        var lines = zone.lines
        lines[line] = String(characters)
        let altered = try? MachineReadableZone(parsing: lines, as: zone.format, referenceDate: today)
        demand(
            altered?.verdict != .holds || zone.verdict != .holds || ZoneValues.areAlike(old, new)
                || !zone.format.counts(column: column + 1, ofLine: line + 1),
            "a digit fails where a character that it counts has another value")
        let corrected = try? MachineReadableZone(
            parsing: lines, as: zone.format, correcting: true, referenceDate: today)
        demand(
            corrected?.lines == altered?.lines || corrected?.corrections.isEmpty == false, "each correction is listed")
    }

    /// A zone of fields, behind the choice of its format and spelling; nil where it cannot be written.
    private static func written(_ parts: [[UInt8]]) -> MachineReadableZone? {
        guard parts.count >= 9, let choice = parts[0].first else { return nil }
        let texts = parts.map(\.text)
        var fields = ZoneFields(
            documentCode: texts[1], issuingState: texts[2], surname: texts[3], givenNames: texts[4],
            documentNumber: texts[5], nationality: texts[6])
        (fields.birthDate, fields.expiryDate) = (CalendarDate(texts[7]), CalendarDate(texts[8]))
        if parts.count > 9 { fields.sex = texts[9] }
        if parts.count > 10 { fields.optionalData1 = texts[10] }
        if parts.count > 11 { fields.optionalData2 = texts[11] }
        if parts.count > 12 { fields.personalNumber = texts[12] }
        let format = Format.allCases[Int(choice) % Format.allCases.count]
        let style = Transliteration.Style.allCases[Int(choice) / 16 % Transliteration.Style.allCases.count]
        let writer = ZoneWriter(
            transliteration: Transliteration(style: style), emptyCheckDigit: choice > 127 ? .filler : .zero)
        let zone = try? MachineReadableZone(format: format, fields: fields, writer: writer, referenceDate: today)
        demand(zone.map { $0.format == format } ?? true, "a zone is written in the format that was asked for")
        return zone
    }

    /// Names in any script: spelled in the characters of zones.
    static let names = Door("names") { bytes in
        let parts = bytes.parts
        guard parts.count >= 3, let choice = parts[0].first else { return }
        let (name, printed) = (parts[1].text, parts[2].text)
        let styles = Transliteration.Style.allCases
        let languages = [nil] + Transliteration.Language.allCases.map(Optional.some)
        let spelling = Transliteration(
            style: styles[Int(choice) % styles.count], language: languages[Int(choice) / 16 % languages.count])
        let spelled = try? spelling.text(of: name)
        demand(spelled?.utf8.allSatisfy { $0 < 0x80 } ?? true, "names are spelled in ASCII")
        _ = NameSpellings(name).comparison(with: printed, mayBeCut: choice > 127)
    }
}

extension MachineReadableZone {
    /// True where its lines as they were read, parsed as its format, are the same zone but for deviations of transcription; true,
    /// too, where they have characters that are not parsed as they stand, such as spaces.
    fileprivate var isParsedAgain: Bool {
        guard lines.allSatisfy({ $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }) else { return true }
        let again = try? MachineReadableZone(parsing: linesAsRead, as: format, referenceDate: today)
        guard let again else { return false }
        return again.lines == lines && again.fields == fields && again.checkDigits == checkDigits
            && again.verdict == verdict && again.deviations == deviations.filter { !$0.code.isOfTranscription }
    }

    /// True where the places of all fields, digits and deviations lie in the lines.
    fileprivate var hasSoundPlaces: Bool {
        let lengths = lines.map { $0.unicodeScalars.count }
        func isSound(_ position: FieldPosition) -> Bool {
            lengths.indices.contains(position.line - 1) && position.columns.lowerBound >= 1
                && position.columns.upperBound <= lengths[position.line - 1]
        }
        return fields.allSatisfy { isSound($0.position) } && checkDigits.allSatisfy { isSound($0.position) }
            && deviations.allSatisfy { isSound($0.position) }
    }
}

/// The values of characters (Doc 9303-3, 4.9), written down a second time.
private enum ZoneValues {
    static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<")

    /// True of characters that no sum modulo 10 tells apart: all weights (7, 3, 1) have an inverse.
    static func areAlike(_ one: Character, _ other: Character) -> Bool {
        let values = [one, other].map { ((characters.firstIndex(of: $0) ?? 0) % 36) % 10 }
        return values[0] == values[1]
    }
}

extension Format {
    /// True where a check digit counts a place, or stands there (Doc 9303-4 to -7); lines and columns from 1.
    fileprivate func counts(column: Int, ofLine line: Int) -> Bool {
        switch (self, line) {
        case (.td1, 1): column >= 6
        case (.td1, 2): (1...7).contains(column) || (9...15).contains(column) || column >= 19
        case (.td2, 2), (.td3, 2): (1...10).contains(column) || (14...20).contains(column) || column >= 22
        case (.mrva, 2), (.mrvb, 2):
            (1...10).contains(column) || (14...20).contains(column) || (22...28).contains(column)
        default: false
        }
    }
}
