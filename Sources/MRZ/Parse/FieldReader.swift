/// Takes the fields of a zone apart and notes the parts that its format does not allow.
struct FieldReader {
    /// The parts that the format does not allow.
    private(set) var deviations: [Deviation] = []

    let text: ZoneText
    let layout: Layout
    private let verification: ZoneVerification
    let referenceDate: CalendarDate

    init(_ text: ZoneText, referenceDate: CalendarDate) {
        self.text = text
        self.layout = text.layout
        self.verification = ZoneVerification(of: text.characters.span, by: text.layout)
        self.referenceDate = referenceDate
    }

    /// Returns every field of the format.
    mutating func fields() -> [Field] {
        deviations += text.transcription
        noteWrongLengths()
        noteSmallLetters()
        noteUnexpectedCharacters()
        var fields: [Field] = []
        fields.reserveCapacity(layout.fields.count + 1)
        for field in layout.fields {
            switch field.content {
            case .text: fields.append(text(field))
            case .state: fields.append(state(field))
            case .identifier: fields.append(identifier(field))
            case .date(let rule): fields.append(date(field, rule))
            case .names:
                let names = names(field)
                fields.append(names.surname)
                fields.append(names.givenNames)
            }
        }
        settleExpiry(of: &fields)
        return fields
    }

    /// Returns every check digit of the format.
    mutating func checkDigits() -> [CheckDigitReport] {
        layout.checkDigits.map { checkDigit in
            let segment = printedSegment(of: checkDigit)
            let reading = verification.reading(of: checkDigit.field)
            switch reading {
            case .holdsWithFillerForZero:
                note(.fillerForZero, at: segment, "a filler stands for the check digit 0")
            case .holdsCountingFiller:
                note(.longNumberCountsFiller, at: segment, "the check digit counts the filler within the number")
            case .notPrinted, .holds, .fails: break
            }
            return CheckDigitReport(
                field: checkDigit.field,
                printed: text.character(at: layout.offsets(of: segment).lowerBound),
                computed: Character(Unicode.Scalar(verification.computedDigit(of: checkDigit.field))),
                verdict: reading.verdict, position: text.position(of: segment))
        }
    }

    /// The place of a check digit as printed; that of a long document number follows the number.
    private func printedSegment(of checkDigit: CheckDigitLayout) -> ZoneSegment {
        guard verification.continuationLength > 0, let continuation = checkDigit.continuation else {
            return checkDigit.segment
        }
        let column = continuation.columns.lowerBound + verification.continuationLength
        return continuation.subsegment(column..<column + 1)
    }

    /// The verdict of the check digit that covers a segment: its own where it has one, else the composite.
    func check(over segment: ZoneSegment) -> CheckVerdict {
        let column = layout.columns[layout.offsets(of: segment).lowerBound]
        let covering = CheckedField.allCases.first { column.weights[$0.index] != 0 }
        return covering.map(verification.verdict) ?? .notPrinted
    }

    mutating func note(_ code: Deviation.Code, at segment: ZoneSegment, _ message: String) {
        deviations.append(Deviation(code: code, message: message, position: text.position(of: segment)))
    }
}

// MARK: - Texts

extension FieldReader {
    private mutating func noteUnexpectedCharacters() {
        guard verification.unexpectedCharacterCount > 0 else { return }
        for (line, length) in layout.lineLengths.enumerated() {
            for column in 0..<length
            where !layout.allowedCharacters(line: line, column: column).contains(
                text.characters[layout.offset(line: line, column: column)])
            {
                noteUnexpectedCharacter(in: ZoneSegment(line: line, columns: column..<column + 1))
            }
        }
    }

    private mutating func noteUnexpectedCharacter(in segment: ZoneSegment) {
        let offset = layout.offsets(of: segment).lowerBound
        let character = text.characters[offset]
        if CharacterClass.index(of: character) == nil {
            note(.impossibleCharacter, at: segment, "no zone has this character")
        } else if !layout.columns[offset].possible.contains(character) {
            note(.impossibleCharacter, at: segment, "no zone has this character here")
        } else {
            note(.unexpectedCharacter, at: segment, "the format does not allow this character here")
        }
    }

    private mutating func noteSmallLetters() {
        deviations += text.smallLetters.map {
            Deviation(code: .smallLetters, message: "small letters are read as capitals", position: $0)
        }
    }

    private mutating func noteWrongLengths() {
        for (line, length) in layout.lineLengths.enumerated() {
            guard let fit = text.fit(ofLine: line) else { continue }
            let printed = fit.isTooLong ? length + 1 : length - 1
            let message =
                "the line has \(printed) characters, a filler \(fit.isTooLong ? "more" : "less") than the format has"
            deviations.append(
                Deviation(
                    code: .wrongLineLength, message: message,
                    position: FieldPosition(line: line + 1, columns: 1...printed)))
        }
    }

    private mutating func text(_ field: FieldLayout) -> Field {
        let continuationLength = verification.continuationLength
        if continuationLength > 0, let continuation = layout.checkDigit(for: .documentNumber)?.continuation {
            if field.name == .documentNumber { return longNumber(field, continuation) }
            if field.segment == continuation {
                // What follows the number, its check digit and a filler is optional data again.
                let columns = continuation.columns
                return plain(field, in: field.segment.subsegment(columns.dropFirst(continuationLength + 2)))
            }
        }
        let plain = plain(field, in: field.segment)
        if field.name == .documentCode, DocumentCodeRule.of(layout.format)?.allows(plain.text) == false {
            note(.unusualDocumentCode, at: field.segment, "Doc 9303 gives this document code to no such document")
        }
        return plain
    }

    private func plain(_ field: FieldLayout, in segment: ZoneSegment) -> Field {
        let printed = text.text(of: text.used(of: segment))
        return Field(
            field.name, value: printed.withSpacesForFillers, text: printed, position: text.position(of: segment),
            check: check(over: segment))
    }

    private func longNumber(_ field: FieldLayout, _ continuation: ZoneSegment) -> Field {
        let rest = continuation.subsegment(continuation.columns.prefix(verification.continuationLength))
        let printed = text.text(of: field.segment) + text.text(of: rest)
        var number = Field(
            field.name, value: printed.withSpacesForFillers, text: printed, position: text.position(of: field.segment),
            check: verification.verdict(of: .documentNumber))
        number.continuation = text.position(of: rest)
        return number
    }

    private mutating func state(_ field: FieldLayout) -> Field {
        let printed = text.text(of: text.used(of: field.segment))
        var state = Field(
            field.name, value: printed, text: printed, position: text.position(of: field.segment),
            check: check(over: field.segment))
        state.codeName = StateCode(printed)?.name
        if state.codeName == nil {
            note(.unknownState, at: field.segment, "the code of no known state or organisation")
        }
        return state
    }
}
