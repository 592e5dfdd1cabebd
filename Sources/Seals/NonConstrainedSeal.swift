import Certificates
import MRZ

/// The visible digital seal for non-constrained environments (ICAO Technical Report VDS-NC): JSON with the data, the
/// certificate and a signature over the data in the canonical form.
enum NonConstrainedSeal {
    /// Reads a seal.
    static func seal(_ bytes: [UInt8]) throws(SealError) -> Seal {
        let whole = try JSONReader.value(of: bytes)
        let data = try member("data", of: whole)
        let (header, message) = (try member("hdr", of: data), try member("msg", of: data))
        let signature = try member("sig", of: whole)
        var seal = Seal(
            format: .nonConstrained, documentCode: try text("t", of: header), issuer: try text("is", of: header))
        guard case .number = try member("v", of: header) else { throw .missingMember("v") }
        guard let digest = digests[try text("alg", of: signature)] else { throw .unknownAlgorithm }
        guard let certificate = Base64.bytes(of: try text("cer", of: signature).utf8),
            let numbers = Base64.bytes(of: try text("sigvl", of: signature).utf8)
        else { throw .wrongText }
        seal.digest = digest
        seal.certificate = certificate
        seal.signature = numbers
        seal.signedBytes = Array(data.canonical.utf8)
        addFields(of: message, to: &seal)
        return seal
    }

    private static func addFields(of message: JSONValue, to seal: inout Seal) {
        let document = documents.first { $0.code == seal.documentCode }
        seal.documentType = document?.name
        if document == nil { seal.deviations.append(Seal.Deviation(code: .unknownDocumentType, field: nil)) }
        add(message, path: "", to: &seal, names: document?.fields ?? [:])
        for path in document?.required ?? [] {
            let name = document?.fields[path] ?? path
            if seal[name] == nil { seal.deviations.append(Seal.Deviation(code: .missingField, field: name)) }
        }
    }

    /// Adds the values within a value in their order.
    private static func add(_ value: JSONValue, path: String, to seal: inout Seal, names: [String: String]) {
        switch value {
        case .object(let members):
            for member in members {
                let inner = path.isEmpty ? member.name : path + "." + member.name
                add(member.value, path: inner, to: &seal, names: names)
            }
        case .array(let values):
            for value in values { add(value, path: path, to: &seal, names: names) }
        case .string(let text): add(text, path: path, to: &seal, names: names)
        case .number, .bool, .null: add(value.canonical, path: path, to: &seal, names: names)
        }
    }

    private static func add(_ text: String, path: String, to seal: inout Seal, names: [String: String]) {
        let name = names[path] ?? path
        if names[path] == nil, seal.documentType != nil {
            seal.deviations.append(Seal.Deviation(code: .unknownField, field: name))
        }
        if name.lowercased().hasSuffix("date"), CalendarDate(text)?.day == nil {
            seal.deviations.append(Seal.Deviation(code: .impossibleDate, field: name))
        }
        seal.fields.append(Seal.Field(name: name, value: text, text: text))
    }

    /// The algorithms by their names (RFC 7518, 3.4).
    private static let digests: [String: Digest] = ["ES256": .sha256, "ES384": .sha384, "ES512": .sha512]

    private static func member(_ name: String, of value: JSONValue) throws(SealError) -> JSONValue {
        guard let member = value[name] else { throw .missingMember(name) }
        return member
    }

    private static func text(_ name: String, of value: JSONValue) throws(SealError) -> String {
        guard let text = value[name]?.string else { throw .missingMember(name) }
        return text
    }
}
