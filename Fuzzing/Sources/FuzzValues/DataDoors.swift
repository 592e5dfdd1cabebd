import AAMVA
import Certificates
import Doors
import LDS
import MRZ
import Seals

extension Door {
    /// The barcode of a licence: what is written of its parts is read again.
    static let licence = Door("licence") { bytes in
        guard let licence = try? LicenceData(parsing: bytes) else { return }
        demand(licence.parts.contains(licence.card), "the card's part is one of the parts")
        demand(!licence.card.elements.isEmpty, "the card's part has elements")
        for element in licence.card.elements {
            _ = (licence.date(element.code), licence.truncation(of: element.code), licence.name(of: element))
        }
        _ = (licence.jurisdiction, licence.state, licence.surname, licence.givenNames, licence.nameSuffix)
        _ = (licence.sex, licence.heightInCentimetres, licence.address, licence.postalCode)
        _ = licence.deviations.map(\.description)
        let written = LicenceData.text(
            issuer: licence.issuer, version: licence.version, jurisdictionVersion: licence.jurisdictionVersion ?? 0,
            parts: licence.parts)
        guard licence.version > 1, licence.isPlain else { return }
        let again = try? LicenceData(parsing: Array(written.utf8))
        demand(again?.parts == licence.parts, "what is written is read again")
    }

    /// A seal, checked without certificates.
    static let seal = Door("seal") { bytes in
        guard let seal = try? Seal(parsing: bytes) else { return }
        demand(seal.check(with: .none, today: today).verdict == .notChecked, "nothing is checked without certificates")
        _ = seal.deviations.map(\.description)
    }

    /// A file of certificates, and a seal of a signer who may be among them.
    static let signedSeal = Door("signed-seal") { bytes in
        let parts = bytes.parts
        guard parts.count >= 2, let seal = try? Seal(parsing: parts[0]),
            let trust = try? TrustStore(files: Array(parts[1...]))
        else { return }
        let check = seal.check(with: trust, today: today)
        demand(check.verdict != .signed || check.authority != nil, "an authority stands behind what is signed")
    }

    /// A file of certificates: each is read again from its DER, and from PEM.
    static let certificates = Door("certificates") { bytes in
        guard let trust = try? TrustStore(files: [bytes]) else { return }
        for certificate in trust.certificates.prefix(4) {
            let again = try? Certificate(der: certificate.der)
            demand(again == certificate, "a certificate is what its DER says")
            let pem = try? TrustStore(files: [Array(certificate.pem.utf8)])
            demand(pem?.certificates == [certificate], "a certificate is what its PEM says")
            guard trust.verdict(on: certificate, signedOn: today) == .signed else { continue }
            demand((try? trust.authority(of: certificate)) != nil, "an authority signed what is signed")
        }
    }

    /// The files of a chip, and the certificate of an authority before them.
    static let chip = Door("chip") { bytes in
        let parts = bytes.parts
        guard let first = parts.first, let chip = try? ChipData(files: Array(parts[1...]))
        else { return }
        demand(chip.files.count == parts.count - 1, "no file is lost")
        if let zone = chip.dataGroup1 { _ = try? zone.zone(referenceDate: today) }
        _ = chip.unreadable.values.map(\.description)
        let none = try? chip.passiveAuthentication(trust: .none, today: today)
        demand(none?.verdict != .signed, "nothing is signed without certificates")
        guard let trust = try? TrustStore(files: [first]) else { return }
        let proof = try? chip.passiveAuthentication(trust: trust, today: today)
        guard let proof, proof.verdict == .signed else { return }
        demand(proof.authority != nil && !proof.groups.isEmpty, "an authority and a group stand behind what is signed")
        demand(proof.groups.allSatisfy { $0.hash == .holds }, "each hash holds of what is signed")
    }
}

extension LicenceData {
    /// True where writing it as the standard has it loses nothing: all in ASCII, and no line that begins another part.
    fileprivate var isPlain: Bool {
        parts.count <= 20
            && parts.allSatisfy { part in
                part.kind.utf8.count == 2 && !part.elements.isEmpty
                    && part.elements.allSatisfy { $0.value.utf8.allSatisfy { $0 > 0x1F && $0 < 0x7F } }
            }
    }
}
