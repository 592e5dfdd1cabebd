#include "Decoding.h"
#include "LibHEIF.h"
#include "LibOpenJPEG.h"
#include <pthread.h>
#include <stddef.h>

#if defined(__linux__)

#include <dlfcn.h>

// Defines a function that loads a library with its first call.
#define LOAD(name)                                                                                                     \
    functions.name = (__typeof__(functions.name))dlsym(library, PREFIX #name);                                         \
    if (functions.name == NULL) {                                                                                      \
        return NULL;                                                                                                   \
    }

static const LibHEIF *loadedHEIF(void) {
    static LibHEIF functions;
    void *library = dlopen("libheif.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
        return NULL;
    }
#define PREFIX "heif_"
    FUNCTIONS_OF_LIBHEIF(LOAD)
#undef PREFIX
    return &functions;
}

static const LibOpenJPEG *loadedOpenJPEG(void) {
    static LibOpenJPEG functions;
    void *library = dlopen("libopenjp2.so.7", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
        return NULL;
    }
#define PREFIX "opj_"
    FUNCTIONS_OF_OPENJPEG(LOAD)
#undef PREFIX
    return &functions;
}

static const LibHEIF *heif = NULL;
static void loadHEIF(void) { heif = loadedHEIF(); }

const LibHEIF *libheif(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, loadHEIF);
    return heif;
}

static const LibOpenJPEG *openJPEG = NULL;
static void loadOpenJPEG(void) { openJPEG = loadedOpenJPEG(); }

const LibOpenJPEG *openjpeg(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, loadOpenJPEG);
    return openJPEG;
}

#else

// Elsewhere both are linked.
const LibHEIF *libheif(void) {
#define POINT(name) .name = heif_##name,
    static const LibHEIF functions = {FUNCTIONS_OF_LIBHEIF(POINT)};
#undef POINT
    return &functions;
}

const LibOpenJPEG *openjpeg(void) {
#define POINT(name) .name = opj_##name,
    static const LibOpenJPEG functions = {FUNCTIONS_OF_OPENJPEG(POINT)};
#undef POINT
    return &functions;
}

#endif

void CImageCodecsLoadLibraries(void) {
    (void)libheif();
    (void)openjpeg();
}
