import LDS
import Testing

struct SecurityInfosTests {
    /// gmrtd/gmrtd, document/card_access_test.go.
    @Test func readsCardAccess() throws {
        let file = try LDSFile(
            hex("31283012060A04007F0007020204020202010202010D3012060A04007F0007020204060202010202010D"))
        let infos = try SecurityInfos(file).infos(for: .pace)
        #expect(
            infos.map(\.protocol.name) == ["id-PACE-ECDH-GM-AES-CBC-CMAC-128", "id-PACE-ECDH-CAM-AES-CBC-CMAC-128"])
        #expect(infos.map(\.version) == [2, 2])
        #expect(infos.map(\.parameter) == [13, 13])
        #expect(infos.map(\.domain) == ["brainpoolP256r1", "brainpoolP256r1"])
    }

    @Test func readsSpecimen() throws {
        let infos = try SecurityInfos(LDSFile(base64(GermanSpecimen.dataGroup14)))
        #expect(infos.infos.map(\.protocol.name) == ["id-PK-ECDH", "id-CA-ECDH-3DES-CBC-CBC", "id-TA"])
        #expect(infos.infos.map(\.version) == [nil, 1, 1])
        #expect(infos.infos.map(\.parameter) == [nil, nil, nil])
        let key = try #require(infos.infos(for: .chipAuthenticationKey).first?.publicKey)
        #expect(key.name == "EC")
        #expect(key.bits == 224)
    }

    /// Doc 9303-11 §9.2, with ECDSA by SHA-256 as signatures of BSI TR-03111.
    @Test func readsActiveAuthentication() throws {
        let info = element("30", hex("06066781080101 05"), hex("020101"), hex("060A04007F00070101040103"))
        let infos = try SecurityInfos(LDSFile(element("6E", element("31", info)))).infos(for: .activeAuthentication)
        #expect(infos.map(\.version) == [1])
        #expect(infos.map(\.signatureAlgorithm) == ["0.4.0.127.0.7.1.1.4.1.3"])
    }

    /// PACEDomainParameterInfo has an algorithm in the place of the version.
    @Test func readsDomainParameters() throws {
        let info = element("30", hex("060904007F000702020402"), hex("3003 06012A"), hex("020113"))
        let infos = try SecurityInfos(LDSFile(element("31", info))).infos
        #expect(infos.map(\.protocol.name) == ["id-PACE-ECDH-GM"])
        #expect(infos.map(\.version) == [nil])
        #expect(infos.map(\.parameter) == [0x13])
        #expect(infos.map(\.domain) == [nil])
    }

    @Test func keepsUnknownProtocol() throws {
        let infos = try SecurityInfos(LDSFile(hex("3108 3006 06012A 020105"))).infos
        #expect(infos.map(\.protocol.identifier) == ["1.2"])
        #expect(infos.map(\.protocol.purpose) == [nil])
        #expect(infos.map(\.version) == [5])
    }

    @Test(arguments: [
        ("6E03060101", LDSError.otherEncoding), ("3103020101", .otherEncoding), ("31023000", .otherEncoding),
        ("6100", .otherKind(.dataGroup1)), ("310D 300B 0609 04007F000702020102", .otherEncoding),
    ])
    func refusesOther(bytes: String, error: LDSError) {
        #expect(throws: error) { try SecurityInfos(LDSFile(hex(bytes))) }
    }
}
