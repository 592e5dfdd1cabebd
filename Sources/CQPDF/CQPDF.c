#include "CQPDF.h"

#include <pthread.h>
#include <zlib.h>

#if defined(__linux__)

#include <dlfcn.h>
#include <malloc.h>

static CQPDFFunctions functions;
static const CQPDFFunctions *loaded = NULL;

static void load(void) {
    // Those of qpdf 11 and 12, whose functions are the same.
    void *library = dlopen("libqpdf.so.29", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        library = dlopen("libqpdf.so.30", RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) {
        return;
    }
#define LOAD(name)                                                                                                     \
    functions.name = (__typeof__(functions.name))dlsym(library, "qpdf_" #name);                                        \
    if (functions.name == NULL) {                                                                                      \
        return;                                                                                                        \
    }
    FUNCTIONS_OF_QPDF(LOAD)
#undef LOAD
    loaded = &functions;
}

const CQPDFFunctions *CQPDFLoad(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return loaded;
}

#else

// Elsewhere qpdf is linked.
const CQPDFFunctions *CQPDFLoad(void) {
#define POINT(name) .name = qpdf_##name,
    static const CQPDFFunctions functions = {FUNCTIONS_OF_QPDF(POINT)};
#undef POINT
    return &functions;
}

#endif

void CQPDFReturnLargeBlocks(void) {
#if defined(__GLIBC__)
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

CQPDFInflateEnd CQPDFInflate(const uint8_t *input, size_t count, uint8_t *output, size_t limit, size_t *size) {
    z_stream stream = {0};
    *size = 0;
    if (inflateInit(&stream) != Z_OK) {
        return CQPDFInflateDamaged;
    }
    uint8_t block[1 << 15];
    stream.next_in = (Bytef *)input;
    int status = Z_OK;
    size_t unread = count;
    while (status == Z_OK && *size < limit) {
        const size_t room = limit - *size;
        const size_t most = output == NULL ? sizeof block : 1 << 30;
        const uInt given = (uInt)(room < most ? room : most);
        stream.next_out = output == NULL ? block : output + *size;
        stream.avail_out = given;
        if (stream.avail_in == 0) {
            stream.avail_in = (uInt)(unread > 1 << 30 ? 1 << 30 : unread);
            unread -= stream.avail_in;
        }
        status = inflate(&stream, Z_NO_FLUSH);
        *size += given - stream.avail_out;
    }
    // The end of the stream may stand behind the last byte that there was room for.
    if (status == Z_OK) {
        stream.next_out = block;
        stream.avail_out = 1;
        status = inflate(&stream, Z_NO_FLUSH);
        if (stream.avail_out == 0) {
            inflateEnd(&stream);
            return CQPDFInflateTooLong;
        }
    }
    inflateEnd(&stream);
    return status == Z_STREAM_END ? CQPDFInflated : CQPDFInflateDamaged;
}

size_t CQPDFDeflate(const uint8_t *input, size_t count, uint8_t *output, size_t limit) {
    uLongf size = limit;
    return compress2(output, &size, input, count, Z_BEST_COMPRESSION) == Z_OK ? size : 0;
}
