import MRZ
import Testing

@testable import AAMVA

@Suite struct JurisdictionTests {
    @Test(arguments: [
        ("636014", "US-CA", "USA"), ("636012", "CA-ON", "CAN"), ("604428", "CA-QC", "CAN"), ("636062", "US-VI", "USA"),
    ])
    func knowsIssuers(issuer: String, code: String, state: String) {
        #expect(Jurisdiction(issuer: issuer)?.code == code)
        #expect(Jurisdiction(issuer: issuer)?.state == state)
        #expect(Jurisdiction(abbreviation: String(code.suffix(2)))?.issuer == issuer)
    }

    /// Every State, the District of Columbia, five territories and every province and territory of Canada, each once.
    @Test func hasEachOnce() {
        #expect(Set(Jurisdiction.all.map(\.issuer)).count == Jurisdiction.all.count)
        #expect(Jurisdiction.all.count { $0.state == "USA" && $0.code != nil } == 56)
        #expect(Jurisdiction.all.count { $0.state == "CAN" } == 13)
        #expect(Jurisdiction.all.allSatisfy { StateCode($0.state) != nil })
        #expect(Jurisdiction(issuer: "999999") == nil)
    }
}
