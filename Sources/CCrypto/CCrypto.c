#include "CCrypto.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <zlib.h>

// The functions of libcrypto that are called.
#define FUNCTIONS_OF_LIBCRYPTO(FUNCTION)                                                                               \
    FUNCTION(ERR_clear_error)                                                                                          \
    FUNCTION(EVP_Digest)                                                                                               \
    FUNCTION(EVP_DigestSign)                                                                                           \
    FUNCTION(EVP_DigestSignInit)                                                                                       \
    FUNCTION(EVP_DigestVerify)                                                                                         \
    FUNCTION(EVP_DigestVerifyInit)                                                                                     \
    FUNCTION(EVP_MD_CTX_free)                                                                                          \
    FUNCTION(EVP_MD_CTX_new)                                                                                           \
    FUNCTION(EVP_PKEY_CTX_set_rsa_mgf1_md)                                                                             \
    FUNCTION(EVP_PKEY_CTX_set_rsa_padding)                                                                             \
    FUNCTION(EVP_PKEY_CTX_set_rsa_pss_saltlen)                                                                         \
    FUNCTION(EVP_PKEY_free)                                                                                            \
    FUNCTION(EVP_PKEY_get_base_id)                                                                                     \
    FUNCTION(EVP_get_digestbyname)                                                                                     \
    FUNCTION(d2i_AutoPrivateKey)                                                                                       \
    FUNCTION(d2i_PUBKEY)

typedef struct {
#define MEMBER(name) __typeof__(name) *name;
    FUNCTIONS_OF_LIBCRYPTO(MEMBER)
#undef MEMBER
} Functions;

#if defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>

static Functions functions;
static const Functions *loaded = NULL;

static void loadFunctions(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        return;
    }
#define LOAD(name)                                                                                                     \
    functions.name = (__typeof__(functions.name))dlsym(library, #name);                                                \
    if (functions.name == NULL) {                                                                                      \
        return;                                                                                                        \
    }
    FUNCTIONS_OF_LIBCRYPTO(LOAD)
#undef LOAD
    loaded = &functions;
}

// Loaded late: few documents have a signature, and starting is to cost nothing.
static const Functions *libcrypto(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, loadFunctions);
    return loaded;
}

#else

// Elsewhere libcrypto is linked.
static const Functions *libcrypto(void) {
#define POINT(name) .name = name,
    static const Functions functions = {FUNCTIONS_OF_LIBCRYPTO(POINT)};
#undef POINT
    return &functions;
}

#endif

bool CCryptoIsLoaded(void) { return libcrypto() != NULL; }

CCryptoStatus CCryptoDigest(const char *name, const uint8_t *bytes, size_t count, uint8_t *output, size_t *size) {
    const Functions *crypto = libcrypto();
    if (crypto == NULL) {
        return CCryptoNotLoaded;
    }
    const EVP_MD *digest = crypto->EVP_get_digestbyname(name);
    unsigned int written = 0;
    if (digest == NULL || crypto->EVP_Digest(bytes, count, output, &written, digest, NULL) != 1) {
        crypto->ERR_clear_error();
        return CCryptoDigestUnknown;
    }
    *size = written;
    return CCryptoDone;
}

// True if a context could be made to follow a scheme.
static bool setScheme(const Functions *crypto, EVP_PKEY_CTX *context, CCryptoScheme scheme) {
    if (scheme.kind != CCryptoPSS) {
        return true;
    }
    const EVP_MD *mask = crypto->EVP_get_digestbyname(scheme.maskDigest);
    return mask != NULL && crypto->EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1 &&
           crypto->EVP_PKEY_CTX_set_rsa_mgf1_md(context, mask) == 1 &&
           crypto->EVP_PKEY_CTX_set_rsa_pss_saltlen(context, scheme.saltLength) == 1;
}

// True if a key goes with a scheme.
static bool isKeyOf(const Functions *crypto, EVP_PKEY *key, CCryptoScheme scheme) {
    if (key == NULL) {
        return false;
    }
    const int kind = crypto->EVP_PKEY_get_base_id(key);
    switch (scheme.kind) {
    case CCryptoECDSA:
        return kind == EVP_PKEY_EC;
    case CCryptoRSA:
        return kind == EVP_PKEY_RSA;
    case CCryptoPSS:
        return kind == EVP_PKEY_RSA || kind == EVP_PKEY_RSA_PSS;
    }
    return false;
}

CCryptoStatus CCryptoVerify(const uint8_t *key, size_t keyCount, CCryptoScheme scheme, const uint8_t *bytes,
                            size_t count, const uint8_t *signature, size_t signatureCount) {
    const Functions *crypto = libcrypto();
    if (crypto == NULL) {
        return CCryptoNotLoaded;
    }
    const EVP_MD *digest = crypto->EVP_get_digestbyname(scheme.digest);
    EVP_PKEY *publicKey = crypto->d2i_PUBKEY(NULL, &key, (long)keyCount);
    EVP_MD_CTX *context = crypto->EVP_MD_CTX_new();
    EVP_PKEY_CTX *keyContext = NULL;
    CCryptoStatus status = CCryptoKeyRefused;
    if (digest == NULL) {
        status = CCryptoDigestUnknown;
    } else if (isKeyOf(crypto, publicKey, scheme) && context != NULL &&
               crypto->EVP_DigestVerifyInit(context, &keyContext, digest, NULL, publicKey) == 1 &&
               setScheme(crypto, keyContext, scheme)) {
        const int holds = crypto->EVP_DigestVerify(context, signature, signatureCount, bytes, count);
        status = holds == 1 ? CCryptoDone : CCryptoDiffers;
    }
    crypto->EVP_MD_CTX_free(context);
    crypto->EVP_PKEY_free(publicKey);
    crypto->ERR_clear_error();
    return status;
}

CCryptoStatus CCryptoSign(const uint8_t *key, size_t keyCount, CCryptoScheme scheme, const uint8_t *bytes,
                          size_t count, uint8_t *output, size_t *size) {
    const Functions *crypto = libcrypto();
    if (crypto == NULL) {
        return CCryptoNotLoaded;
    }
    const EVP_MD *digest = crypto->EVP_get_digestbyname(scheme.digest);
    EVP_PKEY *privateKey = crypto->d2i_AutoPrivateKey(NULL, &key, (long)keyCount);
    EVP_MD_CTX *context = crypto->EVP_MD_CTX_new();
    EVP_PKEY_CTX *keyContext = NULL;
    CCryptoStatus status = CCryptoKeyRefused;
    if (digest == NULL) {
        status = CCryptoDigestUnknown;
    } else if (isKeyOf(crypto, privateKey, scheme) && context != NULL &&
               crypto->EVP_DigestSignInit(context, &keyContext, digest, NULL, privateKey) == 1 &&
               setScheme(crypto, keyContext, scheme) &&
               crypto->EVP_DigestSign(context, output, size, bytes, count) == 1) {
        status = CCryptoDone;
    }
    crypto->EVP_MD_CTX_free(context);
    crypto->EVP_PKEY_free(privateKey);
    crypto->ERR_clear_error();
    return status;
}

bool CCryptoInflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t *size) {
    uLongf written = *size;
    if (uncompress(output, &written, bytes, count) != Z_OK) {
        return false;
    }
    *size = written;
    return true;
}
