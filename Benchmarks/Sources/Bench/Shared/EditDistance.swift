/// Returns the number of characters that must be inserted, removed or replaced to turn one text into another (Levenshtein 1965).
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in right.indices {
            let replaced = diagonal + (character == right[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
        }
    }
    return row[right.count]
}
