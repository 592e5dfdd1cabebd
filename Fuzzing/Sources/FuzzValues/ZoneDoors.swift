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
        let parts = bytes.parts
        guard parts.count >= 9, let choice = parts[0].first else { return }
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
        guard
            let zone = try? MachineReadableZone(format: format, fields: fields, writer: writer, referenceDate: today)
        else { return }
        demand(zone.format == format, "a zone is written in the format that was asked for")
        demand(zone.checkDigits.allSatisfy { $0.verdict == .holds || $0.verdict == .notPrinted }, "written digits hold")
        demand(zone.isParsedAgain, "what is written is parsed")
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
