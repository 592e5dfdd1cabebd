/// A value that takes no part in comparisons of the values that hold it.
@propertyWrapper
package struct Uncompared<Value: Sendable>: Hashable, Sendable {
    /// The value.
    package var wrappedValue: Value

    /// Holds a value.
    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    package static func == (_: Self, _: Self) -> Bool { true }

    package func hash(into _: inout Hasher) {}
}
