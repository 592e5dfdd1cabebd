/// Puts values that come in any order back into the order of their numbers.
struct InOrder<Value> {
    private var waiting: [Int: Value] = [:]
    private var next = 0

    /// Takes the value with a number, counted from 0, and returns all values whose turn it now is.
    mutating func insert(_ value: Value, at number: Int) -> [Value] {
        waiting[number] = value
        var due: [Value] = []
        while let value = waiting.removeValue(forKey: next) {
            due.append(value)
            next += 1
        }
        return due
    }
}
