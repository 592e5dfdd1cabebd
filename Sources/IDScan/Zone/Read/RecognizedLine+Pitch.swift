import TextRecognition

extension RecognizedLine {
    /// How wide a character may be, in pitches of the characters around it: half the way from one neighbour's centre
    /// to the other's. Where two characters were read as one it is 1.5, where one was read as two 0.5; those of 411
    /// lines from bad photographs that were read rightly lie between 0.82 and 1.20.
    private static let evenWidths = 0.75...1.25

    /// How many characters on either side tell the pitch: all would, but perspective narrows it towards one end.
    private static let reach = 8

    /// The columns, from 0, whose characters do not stand at the pitch of those around them: two characters were
    /// perhaps read as one there, or one as two.
    ///
    /// The ends of a line have a neighbour on one side only and tell nothing.
    var unevenColumns: Set<Int> {
        let widths = characters.map { $0.extent.upperBound - $0.extent.lowerBound }
        let inner = widths.indices.dropFirst().dropLast()
        return Set(
            inner.filter { column in
                let around = widths[max(0, column - Self.reach)...min(widths.count - 1, column + Self.reach)].sorted()
                let pitch = around[around.count / 2]
                return pitch <= 0 || !Self.evenWidths.contains(widths[column] / pitch)
            })
    }
}
