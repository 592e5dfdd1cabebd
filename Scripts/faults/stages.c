/* Has one worker of a server fail at a stage of a request, once each time that it is ordered: a library that the linker finds first
   (LD_LIBRARY_PATH), as workers see no LD_PRELOAD. The file `order` beside it, of 8 bytes, holds the order, ten times the stage and
   the deed, and how many orders were obeyed. Linux and the OpenCV of Debian 12 only. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { DECODE = 1, DETECT, READ, REPLY, HALF_REPLY };
enum { SEGMENTATION_FAULT, ILLEGAL_INSTRUCTION, EXIT_WELL, EXIT_BADLY, HANG };

typedef struct {
    atomic_int order, obeyed;
} Page;

static Page none;
static Page *page = &none;
/* The networks that were asked since the worker took its request; -1 before it has one. */
static atomic_int asked = -1;

__attribute__((constructor)) static void map_page(void) {
    Dl_info library;
    char path[PATH_MAX];
    if (dladdr((void *)map_page, &library) == 0) {
        return;
    }
    const char *name = strrchr(library.dli_fname, '/');
    snprintf(path, sizeof path, "%.*s/order", (int)(name - library.dli_fname), library.dli_fname);
    const int file = open(path, O_RDWR | O_CLOEXEC);
    void *map = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (map != MAP_FAILED) {
        page = map;
    }
    if (file >= 0) {
        close(file);
    }
}

static void fail(int deed) {
    page->obeyed++;
    switch (deed) {
    case SEGMENTATION_FAULT:
        *(volatile int *)8 = 0;
        break;
    case ILLEGAL_INSTRUCTION:
        __builtin_trap();
    case EXIT_WELL:
        _exit(0);
    case EXIT_BADLY:
        _exit(3);
    default:
        for (volatile int turn = 0;; turn = 1) {
        }
    }
}

/* The deed that is ordered for a stage, which is this worker's to do then; -1 for none. */
static int ordered(int stage) {
    int order = page->order;
    return asked >= 0 && order / 10 == stage && atomic_compare_exchange_strong(&page->order, &order, 0) ? order % 10 : -1;
}

static void reach(int stage) {
    const int deed = ordered(stage);
    if (deed >= 0) {
        fail(deed);
    }
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int jpeg_start_decompress(void *picture) {
    reach(DECODE);
    return NEXT(jpeg_start_decompress)(picture);
}

/* cv::dnn::Net::setInput: the first of a request looks for the document or its lines, a later one reads them. */
#define SET_INPUT                                                                                                          \
    "_ZN2cv3dnn14dnn4_v202205243Net8setInputERKNS_11_InputArrayERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEdRKNS_7Scalar_IdEE"
void set_input(void *, const void *, const void *, double, const void *) __asm__(SET_INPUT);
void set_input(void *network, const void *blob, const void *name, double scale, const void *mean) {
    if (asked >= 0) {
        reach(asked++ == 0 ? DETECT : READ);
    }
    ((__typeof__(&set_input))dlsym(RTLD_NEXT, SET_INPUT))(network, blob, name, scale, mean);
}

ssize_t write(int file, const void *bytes, size_t size) {
    if (file == STDIN_FILENO && size == 1 && *(const char *)bytes == 6) {
        asked = 0;
    } else if (file == STDIN_FILENO && asked >= 0) {
        reach(REPLY);
        const int deed = ordered(HALF_REPLY);
        if (deed >= 0) {
            NEXT(write)(file, bytes, size / 2);
            fail(deed);
        }
    }
    return NEXT(write)(file, bytes, size);
}
