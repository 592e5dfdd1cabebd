import CCrypto

/// A public key, by its SubjectPublicKeyInfo.
public struct PublicKey: Hashable, Sendable {
    /// The SubjectPublicKeyInfo in DER.
    public let der: [UInt8]

    /// Creates a key.
    public init(der: [UInt8]) { self.der = der }

    /// True if a signature over bytes is made with this key.
    public func verifies(
        _ signature: some Collection<UInt8>, over bytes: some Collection<UInt8>, by scheme: SignatureScheme
    ) throws(CryptoError) -> Bool {
        guard let signature = scheme.encoded(Array(signature), numberSize: numberSize) else { return false }
        let bytes = Array(bytes)
        let status = scheme.withScheme {
            CCryptoVerify(der, der.count, $0, bytes, bytes.count, signature, signature.count)
        }
        try CryptoError.check(status)
        return status == CCryptoDone
    }

    /// The number of bytes of both numbers of a plain signature: that of a coordinate of the point, as the curves of
    /// documents have orders as long as their fields; nil of a key that is no point.
    private var numberSize: Int? {
        guard let parts = try? DERReader.only(DERTag.sequence, in: der[...]).children(), parts.count == 2 else {
            return nil
        }
        let point = parts[1].content.dropFirst()
        return point.first == Self.uncompressed ? point.count / 2 : point.count - 1
    }

    /// The first byte of a point with both coordinates (SEC 1, 2.3.3).
    private static let uncompressed: UInt8 = 4
}

/// A private key, for tests and specimens.
public struct PrivateKey: Hashable, Sendable {
    /// The key in DER, as PKCS#8 has it.
    public let der: [UInt8]

    /// Creates a key.
    public init(der: [UInt8]) { self.der = der }

    /// Signs bytes.
    public func signature(over bytes: [UInt8], by scheme: SignatureScheme) throws(CryptoError) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: Self.signatureLimit)
        var size = output.count
        let status = scheme.withScheme { CCryptoSign(der, der.count, $0, bytes, bytes.count, &output, &size) }
        try CryptoError.check(status)
        let signature = Array(output.prefix(size))
        guard case .ecdsa(_, isPlain: true) = scheme else { return signature }
        return try plain(signature)
    }

    /// The most bytes of a signature: that of a key of 16,384 bits.
    private static let signatureLimit = 2048

    /// Both numbers of a signature, each as long as the longer one, rounded up to a length that curves have.
    private func plain(_ signature: [UInt8]) throws(CryptoError) -> [UInt8] {
        guard let numbers = try? DERReader.only(DERTag.sequence, in: signature[...]).children(), numbers.count == 2,
            let longest = numbers.map({ $0.content.drop { $0 == 0 }.count }).max(),
            let length = [28, 32, 40, 48, 64, 66].first(where: { $0 >= longest })
        else { throw .unusableKey }
        return numbers.flatMap { number in
            let digits = number.content.drop { $0 == 0 }
            return [UInt8](repeating: 0, count: length - digits.count) + digits
        }
    }
}

extension SignatureScheme {
    /// A signature as the library wants it; nil of one that is none, or that has numbers of another size.
    fileprivate func encoded(_ signature: [UInt8], numberSize: Int?) -> [UInt8]? {
        guard case .ecdsa(_, isPlain: true) = self else { return signature.isEmpty ? nil : signature }
        guard let numberSize, signature.count == 2 * numberSize, signature.count <= Self.plainLimit else { return nil }
        let numbers = [signature.prefix(signature.count / 2), signature.suffix(signature.count / 2)]
        let content = numbers.flatMap { number in
            let digits = number.drop { $0 == 0 }
            let padding: [UInt8] = digits.first.map { $0 < 0x80 } ?? false ? [] : [0]
            return [DERTag.integer, UInt8(padding.count + digits.count)] + padding + digits
        }
        return [DERTag.sequence] + (content.count < 0x80 ? [] : [0x81]) + [UInt8(content.count)] + content
    }

    /// The most bytes of a plain signature: that of P-521, whose numbers have 66 bytes each.
    private static let plainLimit = 132
}
