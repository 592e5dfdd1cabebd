/// The verdicts of a zone's check digits, found in one pass and without allocating memory.
///
/// This is the whole of checking: ``MachineReadableZone`` starts from it and adds the texts. Use it directly where
/// only the verdict matters.
///
/// ```swift
/// let verification = ZoneVerification(of: characters.span)  // 88 ASCII characters
/// verification?.format    // .td3
/// verification?.verdict   // .holds
/// ```
public struct ZoneVerification: Hashable, Sendable {
    /// The format.
    public let format: Format
    /// The number of characters that stand where the format does not allow them.
    public private(set) var unexpectedCharacterCount = 0
    /// The number of them that stand where no zone has them: characters that zones do not have, letters in dates, and
    /// for the sex anything but `F`, `M`, `X` and `<`.
    public private(set) var impossibleCharacterCount = 0
    /// The number of characters of a long document number behind the place of its check digit.
    private(set) var continuationLength = 0
    /// The `CheckReading` of each digit, at its ``CheckedField/index``.
    private var readings: SIMD8<UInt8> = .zero
    /// The computed digits in ASCII, at their ``CheckedField/index``.
    private var computedDigits: SIMD8<UInt8> = .zero

    /// Recognises and checks a zone.
    ///
    /// - Parameter characters: The characters of all lines in ASCII, without line breaks.
    /// - Returns: `nil` if no format is that long or begins so.
    public init?(of characters: Span<UInt8>) {
        guard let format = Format(of: characters) else { return nil }
        self.init(of: characters, as: format)
    }

    /// Checks a zone of a known format.
    ///
    /// - Parameters:
    ///   - characters: The characters of all lines in ASCII, without line breaks.
    ///   - format: The format.
    /// - Returns: `nil` if the format is not that long.
    public init?(of characters: Span<UInt8>, as format: Format) {
        let layout = Layout.of(format)
        guard characters.count == layout.characterCount else { return nil }
        self.init(of: characters, by: layout)
    }

    /// Checks a zone that is as long as its layout.
    init(of characters: Span<UInt8>, by layout: Layout) {
        format = layout.format
        var sums = CheckSums()
        let columns = layout.columns
        for offset in characters.indices {
            unexpectedCharacterCount += sums.add(characters[offset], in: columns[offset]) ? 0 : 1
        }
        impossibleCharacterCount = sums.impossibleCharacterCount
        for place in layout.checkPlaces {
            check(place, in: characters, sums: sums)
        }
    }

    /// The verdict of the whole zone: a check digit that fails decides, and so does a character that no zone has in its
    /// place; where no digit is printed, nothing does.
    public var verdict: CheckVerdict {
        impossibleCharacterCount > 0 ? .fails : checkDigitVerdict
    }

    /// The verdict of all check digits together: one that fails decides; where none is printed, nothing does.
    var checkDigitVerdict: CheckVerdict {
        if readings.max() == CheckReading.fails.rawValue { return .fails }
        return readings == .zero ? .notPrinted : .holds
    }

    /// The verdict of one check digit.
    public func verdict(of field: CheckedField) -> CheckVerdict {
        reading(of: field).verdict
    }

    /// The way in which one check digit came to its verdict.
    func reading(of field: CheckedField) -> CheckReading {
        CheckReading(rawValue: readings[field.index]) ?? .notPrinted
    }

    /// The digit that should be printed, in ASCII.
    func computedDigit(of field: CheckedField) -> UInt8 {
        computedDigits[field.index]
    }

    private mutating func check(_ place: CheckDigitPlace, in characters: Span<UInt8>, sums: CheckSums) {
        let index = place.field.index
        let printed = characters[place.offset]
        let computed = sums.digit(at: index)
        computedDigits[index] = computed
        let reading: CheckReading =
            if !sums.isReadable(at: index) {
                .fails
            } else if printed == computed {
                .holds
            } else if printed == filler, place.field != .composite {
                readingOfFiller(at: place, in: characters, sums: sums)
            } else {
                .fails
            }
        readings[index] = reading.rawValue
    }

    /// Judges a filler in the place of a check digit: it marks a long document number, or stands for 0 over an empty
    /// field; where long numbers are possible, some issuers print it for 0 over any number.
    private mutating func readingOfFiller(
        at place: CheckDigitPlace, in characters: Span<UInt8>, sums: CheckSums
    ) -> CheckReading {
        let index = place.field.index
        let isZero = computedDigits[index] == UInt8(ascii: "0")
        if let number = LongNumber(in: characters, continuation: place.continuation, sum: sums.sum(at: index)),
            number.reading != .fails || !isZero
        {
            continuationLength = number.continuationLength
            computedDigits[index] = number.computedDigit
            return number.reading
        }
        if isZero, sums.isEmpty(at: index), place.allowsFillerOverEmptyField { return .holds }
        let isTolerable = isZero && (sums.isEmpty(at: index) || !place.continuation.isEmpty)
        return isTolerable ? .holdsWithFillerForZero : .fails
    }
}

private let filler = UInt8(ascii: "<")
