#ifndef CCRYPTO_H
#define CCRYPTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The end of a call.
typedef enum {
    /// It is done; a signature holds.
    CCryptoDone,
    /// The signature does not hold.
    CCryptoDiffers,
    /// The key cannot be read, or does not go with the scheme.
    CCryptoKeyRefused,
    /// This build of the library has not the digest.
    CCryptoDigestUnknown,
    /// `libcrypto.so.3` is not there.
    CCryptoNotLoaded,
} CCryptoStatus;

/// The schemes of signatures.
typedef enum { CCryptoECDSA, CCryptoRSA, CCryptoPSS } CCryptoKind;

/// A scheme of signatures with its digest.
typedef struct {
    CCryptoKind kind;
    /// The name of the digest: `SHA256`.
    const char *_Nonnull digest;
    /// The digest of the mask; only for PSS.
    const char *_Nonnull maskDigest;
    /// The length of the salt; only for PSS.
    int saltLength;
} CCryptoScheme;

/// The most bytes that a digest has.
#define CCRYPTO_DIGEST_LIMIT 64

/// True if libcrypto is there; the first call loads it. Any thread may call this.
bool CCryptoIsLoaded(void);

/// Digests bytes.
///
/// - output: At least `CCRYPTO_DIGEST_LIMIT` bytes.
/// - size: The number of bytes that were written.
CCryptoStatus CCryptoDigest(const char *_Nonnull name, const uint8_t *_Nullable bytes, size_t count,
                            uint8_t *_Nonnull output, size_t *_Nonnull size);

/// Verifies a signature over bytes.
///
/// - key: A SubjectPublicKeyInfo in DER.
/// - signature: That of ECDSA is in DER.
CCryptoStatus CCryptoVerify(const uint8_t *_Nullable key, size_t keyCount, CCryptoScheme scheme,
                            const uint8_t *_Nullable bytes, size_t count, const uint8_t *_Nullable signature,
                            size_t signatureCount);

/// Signs bytes.
///
/// - key: A private key in DER, as PKCS#8 has it.
/// - output: Room for `size` bytes.
/// - size: The number of bytes that were written.
CCryptoStatus CCryptoSign(const uint8_t *_Nullable key, size_t keyCount, CCryptoScheme scheme,
                          const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull output,
                          size_t *_Nonnull size);

/// Decompresses a stream of zlib.
///
/// - output: Room for `size` bytes.
/// - size: The number of bytes that were written.
/// - Returns: False if the stream is damaged or longer.
bool CCryptoInflate(const uint8_t *_Nullable bytes, size_t count, uint8_t *_Nonnull output, size_t *_Nonnull size);

#endif
