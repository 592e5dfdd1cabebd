import Certificates
import LDS
import MRZ
import Testing

struct PassiveAuthenticationTests {
    private static func day(_ text: String = "2026-11-28") throws -> CalendarDate { try #require(CalendarDate(text)) }

    private static let groups = ChipVector.groups.map(base64)

    private static func proof(
        _ vector: ChipVector, files: [[UInt8]] = groups, trust: [String]? = nil, today: String = "2026-11-28"
    ) throws -> PassiveAuthentication {
        let store = try TrustStore(files: (trust ?? [vector.authority]).map(base64))
        return try ChipData(files: [base64(vector.sod)] + files)
            .passiveAuthentication(trust: store, today: day(today))
    }

    @Test(arguments: ChipVector.all.prefix(4))
    func provesChip(vector: ChipVector) throws {
        let proof = try Self.proof(vector)
        #expect(proof.verdict == .signed)
        #expect(proof.groups.map(\.kind) == [.dataGroup1, .dataGroup2, .dataGroup11, .dataGroup14])
        #expect(proof.groups.allSatisfy { $0.hash == .holds })
        #expect(proof.missing.isEmpty)
        #expect(proof.deviations.isEmpty)
        #expect(proof.signer?.subject == "C=UT,CN=Test DS \(vector.name)")
        #expect(proof.authority?.subject == "C=UT,CN=Test CSCA \(vector.name)")
    }

    @Test(arguments: [
        ("2019-12-31", SignatureVerdict.expiredCertificate), ("2020-01-01", .signed), ("2034-12-31", .signed),
        ("2035-01-02", .expiredCertificate),
    ])
    func looksAtDates(today: String, verdict: SignatureVerdict) throws {
        #expect(try Self.proof(ChipVector.all[0], today: today).verdict == verdict)
    }

    @Test func needsAuthority() throws {
        let vector = ChipVector.all[0]
        #expect(try Self.proof(vector, trust: []).verdict == .notChecked)
        #expect(try Self.proof(vector, trust: [ChipVector.all[1].authority]).verdict == .unknownSigner)
        #expect(try Self.proof(vector, trust: [vector.impostor]).verdict == .certificateWrong)
        #expect(try Self.proof(vector, trust: [vector.impostor, vector.authority]).verdict == .signed)
    }

    /// Doc 9303-12 §7.1.1: one country in the document, its signer, and the authority.
    @Test(arguments: [
        (4, PassiveAuthentication.Deviation.issuingStateDiffers, SignatureVerdict.signed),
        (5, .signerCountryDiffers, .certificateWrong),
    ])
    func comparesCountries(
        row: Int, deviation: PassiveAuthentication.Deviation, chain: SignatureVerdict
    ) throws {
        let proof = try Self.proof(ChipVector.all[row])
        #expect(proof.chain == chain)
        #expect(proof.deviations == [deviation])
        #expect(proof.verdict == .certificateWrong)
    }

    @Test func namesMissingGroups() throws {
        let proof = try Self.proof(ChipVector.all[0], files: [Self.groups[0]])
        #expect(proof.missing == [.dataGroup2, .dataGroup11, .dataGroup14])
        #expect(proof.verdict == .signed)
        #expect(try Self.proof(ChipVector.all[0], files: []).verdict == .notChecked)
    }

    @Test func refusesGroupThatIsNotNamed() throws {
        let proof = try Self.proof(
            ChipVector.all[0], files: Self.groups + [base64(GermanSpecimen.dataGroup15)])
        #expect(proof.groups.last?.hash == .notNamed)
        #expect(proof.verdict == .signatureWrong)
    }

    @Test func comparesCommonData() throws {
        let same = hex("60165F0104303130385F36063034303030305C0461756B6E")
        #expect(try Self.proof(ChipVector.all[0], files: Self.groups + [same]).deviations.isEmpty)
        let other = hex("60165F0104303130375F36063034303030305C046175636E")
        #expect(
            try Self.proof(ChipVector.all[0], files: Self.groups + [other]).deviations
                == [.dataGroupsDiffer, .versionsDiffer])
        #expect(
            try Self.proof(ChipVector.all[1], files: Self.groups + [other]).deviations == [.dataGroupsDiffer])
    }

    @Test func refusesUnreadableFile() throws {
        let proof = try Self.proof(ChipVector.all[0], files: Self.groups + [hex("6000")])
        #expect(proof.deviations == [.otherFileUnreadable])
        #expect(proof.verdict == .notChecked)
    }

    /// The specimen's authority is in no list, and its hashes do not name DG15.
    @Test func readsSpecimen() throws {
        let specimen = [
            GermanSpecimen.securityObject, GermanSpecimen.dataGroup1, GermanSpecimen.dataGroup14,
        ].map(base64)
        let store = try TrustStore(files: [base64(ChipVector.all[0].authority)])
        let proof = try ChipData(files: specimen).passiveAuthentication(trust: store, today: Self.day())
        #expect(proof.groups.map(\.hash) == [.holds, .holds])
        #expect(proof.missing == [.dataGroup2, .dataGroup3])
        #expect(proof.signature == .signed)
        #expect(proof.verdict == .unknownSigner)
        #expect(proof.deviations.isEmpty)
    }

    @Test func needsSecurityObject() throws {
        let chip = try ChipData(files: Self.groups)
        #expect(throws: LDSError.noSecurityObject) {
            try chip.passiveAuthentication(trust: .none, today: Self.day())
        }
        let other = try ChipData(files: Self.groups + [hex("770101")])
        #expect(throws: LDSError.self) { try other.passiveAuthentication(trust: .none, today: Self.day()) }
    }
}
