#include "LibHEIF.h"
#include "Decoding.h"
#include <pthread.h>
#include <stddef.h>

#if defined(__linux__)

#include <dlfcn.h>

static LibHEIF functions;
static const LibHEIF *loaded = NULL;

static void load(void) {
    void *library = dlopen("libheif.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
        return;
    }
#define LOAD(name)                                                                                                     \
    functions.name = (__typeof__(functions.name))dlsym(library, "heif_" #name);                                        \
    if (functions.name == NULL) {                                                                                      \
        return;                                                                                                        \
    }
    FUNCTIONS_OF_LIBHEIF(LOAD)
#undef LOAD
    loaded = &functions;
}

const LibHEIF *libheif(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return loaded;
}

#else

// Elsewhere libheif is linked.
const LibHEIF *libheif(void) {
#define POINT(name) .name = heif_##name,
    static const LibHEIF functions = {FUNCTIONS_OF_LIBHEIF(POINT)};
#undef POINT
    return &functions;
}

#endif

void CImageCodecsLoadLibraries(void) { (void)libheif(); }
