/* Has one worker of a server fail at a stage of a request, once each time that it is ordered: a library that the linker finds first
   (LD_LIBRARY_PATH), as workers see no LD_PRELOAD. The file `order` beside it, of 8 bytes, holds the order, ten times the stage and
   the deed, and how many orders were obeyed. Linux only. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
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
/* Twice the networks that were asked since the worker took its request; -1 before it has one. */
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

/* The first convolution of a network is computed row by row. Its rows follow each other in memory: another step to a row than
   the one before is the first or the second row of a network. The first network of a request looks for the document or its
   lines, a later one reads them. */
int xnn_setup_fully_connected_nc_f32(void *operation, size_t count, const float *input, float *output, void *threads) {
    static const float *last;
    static ptrdiff_t step;
    if (asked >= 0 && output - last != step) {
        reach(asked++ < 2 ? DETECT : READ);
    }
    step = output - last;
    last = output;
    return NEXT(xnn_setup_fully_connected_nc_f32)(operation, count, input, output, threads);
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
