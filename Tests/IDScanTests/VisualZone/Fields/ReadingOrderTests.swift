import Imaging
import Testing

@testable import IDScan

/// The order of the fields of passports (Doc 9303-4, 4.1.1).
struct ReadingOrderTests {
    private static func line(_ x: Double, _ y: Double) -> LinePlace {
        LinePlace(Quadrilateral(x: x, y: y, width: 20, height: 2))
    }

    private static let order: ReadingOrder = {
        var order = ReadingOrder(fields: [.surname, .birthDate, .sex, .birthPlace, .issueDate, .authority, .expiryDate])
        order.place(.surname, at: line(46, 18))
        order.place(.birthDate, at: line(46, 32))
        order.place(.issueDate, at: line(46, 46))
        order.place(.expiryDate, at: line(86, 46))
        return order
    }()

    @Test(arguments: [
        (VisualFieldName.birthPlace, 67.0, 39.0, 0),
        (.birthPlace, 46, 53, 2),
        (.authority, 67, 39, 1),
        (.authority, 46, 53, 1),
        (.authority, 6, 10, 3),
        (.sex, 67, 32, 0),
        (.sex, 6, 32, 1),
        (.height, 6, 10, 0),
    ])
    func countsFieldsOnWhoseWrongSideALineStands(field: VisualFieldName, x: Double, y: Double, count: Int) {
        #expect(Self.order.violations(of: field, at: Self.line(x, y)) == count)
    }

    @Test func wantsSeveralKnownFields() {
        #expect(Self.order.isKnown && !ReadingOrder(fields: [.surname]).isKnown)
    }

    @Test func aFieldHasOnePlace() {
        var order = Self.order
        order.place(.expiryDate, at: Self.line(86, 46))
        #expect(order.violations(of: .authority, at: Self.line(46, 53)) == 1)
        #expect(order.isAligned(Self.line(60, 46.3)))
    }

    /// Rows of 7 mm, the known fields by their names and places; `sex` is not known.
    @Test(
        arguments: [
            (
                [(.surname, 46, 18), (.birthDate, 46, 32), (.issueDate, 46, 46), (.expiryDate, 46, 53)],
                "birthDate issueDate"
            ),
            ([(.surname, 46, 25), (.birthDate, 46, 32), (.authority, 46, 46)], "birthDate authority"),
            // No room for one row, room for two, and nothing to tell how far rows are apart.
            ([(.surname, 46, 18), (.birthDate, 46, 32), (.issueDate, 46, 39), (.expiryDate, 46, 46)], ""),
            ([(.surname, 46, 25), (.birthDate, 46, 32), (.issueDate, 46, 53), (.expiryDate, 46, 60)], ""),
            ([(.birthDate, 46, 32), (.issueDate, 46, 46)], ""),
            // Another column, and nothing above.
            ([(.surname, 46, 25), (.birthDate, 46, 32), (.issueDate, 86, 46), (.expiryDate, 86, 53)], ""),
            ([(.issueDate, 46, 46), (.expiryDate, 46, 53)], ""),
        ] as [([(VisualFieldName, Double, Double)], String)])
    func tellsBetweenWhichFieldsThereIsRoomForOne(known: [(VisualFieldName, Double, Double)], neighbours: String) {
        var order = ReadingOrder(fields: [.surname, .birthDate, .sex, .birthPlace, .issueDate, .authority, .expiryDate])
        for (field, x, y) in known { order.place(field, at: Self.line(x, y)) }
        let found = order.neighbours(ofMissing: .sex).map { [$0.above.rawValue, $0.below.rawValue] } ?? []
        #expect(found.joined(separator: " ") == neighbours)
    }

    @Test(arguments: [(46.4, true), (86.9, true), (60, false)])
    func tellsWhereColumnsBegin(x: Double, isAligned: Bool) {
        #expect(Self.order.isAligned(Self.line(x, 39)) == isAligned)
    }
}
