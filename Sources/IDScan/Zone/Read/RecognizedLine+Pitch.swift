import TextRecognition

extension RecognizedLine {
    /// The columns, from 0, whose characters do not stand at the pitch of those around them: two characters were
    /// perhaps read as one there, or one as two.
    ///
    /// The ends of a line have a neighbour on one side only and tell nothing.
    var unevenColumns: Set<Int> {
        let widths = characters.map { $0.extent.upperBound - $0.extent.lowerBound }
        let inner = widths.indices.dropFirst().dropLast()
        return Set(
            inner.filter { column in
                let around = widths[
                    max(
                        0, column - ZoneReader.Tuning.pitchReach)...min(
                            widths.count - 1, column + ZoneReader.Tuning.pitchReach)
                ].sorted()
                let pitch = around[around.count / 2]
                return pitch <= 0 || !ZoneReader.Tuning.evenWidths.contains(widths[column] / pitch)
            })
    }
}
