import Certificates
import LDS
import MRZ
import Testing

/// Chips that are changed at random, the same way each time.
struct ChipPropertyTests {
    private static let chips = ChipVector.all.prefix(4).map { vector in
        (files: ([vector.sod] + ChipVector.groups).map(base64), authority: base64(vector.authority))
    }

    /// One bit of a data group changes the verdict, and so does one of the parts of EF.SOD that are signed. One of the
    /// other parts does so, too, or is a deviation.
    @Test(arguments: chips.indices)
    func noticesFlippedBit(chip: Int) throws {
        let (files, authority) = Self.chips[chip]
        let (trust, today) = (try TrustStore(files: [authority]), try #require(CalendarDate("2026-11-28")))
        var generator = FixedGenerator(seed: UInt64(chip))
        for _ in 0..<500 {
            let file = Int.random(in: files.indices, using: &generator)
            let place = Int.random(in: files[file].indices, using: &generator)
            var changed = files
            changed[file][place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            guard let proof = try? ChipData(files: changed).passiveAuthentication(trust: trust, today: today) else {
                continue
            }
            let isNoticed = proof.verdict != .signed || file == 0 && !proof.deviations.isEmpty
            #expect(isNoticed, "file \(file), byte \(place)")
        }
    }

    /// Files of which bytes are changed, cut off and doubled are read, or refused by an error, and never trap.
    @Test func readsAnyBytes() throws {
        let small = [
            "60165F0104303130375F36063034303030305C046175766C", "67060201015F4300",
            "6C435F1904544553545F260420240101A00D0201015F1A0757696C6C69616D5F1B04544553545F550720240101123059",
        ]
        let files =
            Self.chips.flatMap(\.files) + small.map(hex)
            + [GermanSpecimen.dataGroup1, GermanSpecimen.dataGroup14, GermanSpecimen.dataGroup15].map(base64)
        let (trust, today) = (
            try TrustStore(files: [Self.chips[0].authority]), try #require(CalendarDate("2026-11-28"))
        )
        var (generator, isReadable) = (FixedGenerator(seed: 9303), 0)
        for _ in 0..<20_000 {
            var bytes = files.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.change(&bytes, &generator) }
            guard let chip = try? ChipData(files: [bytes]), chip.unreadable.isEmpty else { continue }
            isReadable += 1
            if chip.securityObject != nil {
                #expect(try chip.passiveAuthentication(trust: trust, today: today).verdict == .notChecked)
            }
        }
        #expect((1..<20_000).contains(isReadable))
    }

    private static func change(_ bytes: inout [UInt8], _ generator: inout FixedGenerator) {
        guard let place = bytes.indices.randomElement(using: &generator) else { return }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
        case 2: bytes[place] = [0x00, 0x7F, 0x80, 0x84, 0xFF].randomElement(using: &generator) ?? 0
        default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
    }
}
