extension NonConstrainedSeal {
    /// A type of documents: its fields by their places, and the places that must be there.
    struct Document: Sendable {
        let code: String
        let name: String
        let fields: [String: String]
        let required: [String]
    }

    /// The types of documents (ICAO Technical Report VDS-NC).
    static let documents = [
        Document(
            code: "icao.vacc", name: "proofOfVaccination",
            fields: [
                "uvci": "certificateIdentifier", "pid.n": "name", "pid.dob": "birthDate", "pid.sex": "sex",
                "pid.i": "identifier", "pid.ai": "additionalIdentifier", "ve.des": "vaccine", "ve.nam": "vaccineName",
                "ve.dis": "disease", "ve.vd.dvc": "vaccinationDate", "ve.vd.seq": "doseNumber",
                "ve.vd.ctr": "country", "ve.vd.adm": "administeringCentre", "ve.vd.lot": "batchNumber",
                "ve.vd.dvn": "nextDoseDate",
            ],
            required: [
                "uvci", "pid.n", "ve.des", "ve.nam", "ve.vd.dvc", "ve.vd.seq", "ve.vd.ctr", "ve.vd.lot",
            ]),
        Document(
            code: "icao.test", name: "proofOfTesting",
            fields: [
                "utci": "certificateIdentifier", "pid.n": "name", "pid.dob": "birthDate", "pid.dt": "documentType",
                "pid.dn": "documentNumber", "sp.spn": "facilityName", "sp.ctr": "country",
                "sp.cd.p": "facilityTelephone", "sp.cd.e": "facilityEmail", "sp.cd.a": "facilityAddress",
                "dat.sc": "collectionTime", "dat.ri": "reportTime", "tr.tc": "testType", "tr.r": "testResult",
                "tr.m": "testMethod", "opt": "optionalData",
            ],
            required: [
                "utci", "pid.n", "pid.dt", "pid.dn", "sp.spn", "sp.ctr", "dat.sc", "dat.ri", "tr.tc", "tr.r",
            ]),
    ]
}
