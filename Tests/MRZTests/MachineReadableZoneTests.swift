import MRZ
import Testing

@Suite struct MachineReadableZoneTests {
    @Test(arguments: Vector.all)
    func givesTheRightVerdicts(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines)
        #expect(zone.format == vector.format)
        #expect(zone.lines == vector.lines)
        #expect(Set(zone.checkDigits.filter { $0.verdict == .fails }.map(\.field)) == vector.failing)
        #expect(zone.verdict == (vector.failing.isEmpty ? .holds : .fails))
    }
    @Test(arguments: Vector.all)
    func printAll(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines, correcting: true)
        print("@@", vector.lines.joined(separator: "/"), zone.format.rawValue, zone.verdict)
        for f in zone.fields where !(f.text.isEmpty) {
            print(
                "@@   ", f.name, "|\(f.value)|\(f.text)|", f.codeName ?? "-", f.position,
                f.continuation.map(\.description) ?? "", f.check, f.isTruncated ? "TRUNC" : "")
        }
        for c in zone.corrections { print("@@  C", c) }
        for c in zone.ambiguities { print("@@  A", c) }
        for c in zone.deviations { print("@@  D", c.code.rawValue, c.position, c.message) }
    }
}
