/* Makes calls fail, as a test asks for it: a library that is loaded before all others (LD_PRELOAD). Linux only.

   Allocations fail where their caller lies within ranges of addresses: those of C and C++, which check them. Swift does not.
   Calls of the system fail by the environment: INJECT=CALL:ERROR:NUMBER fails that call the NUMBERth time and ever after, with ERROR;
   INJECT=read:short:1 has every other read be interrupted (EINTR), and the others give few bytes. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

enum { MOST = 512 };
static uintptr_t starts[MOST], ends[MOST];
static int ranges;
/* The allocation that fails, 0 for none, and how many there were since. */
static atomic_long failing, count;
static atomic_int counts;

void inject_range(uintptr_t start, uintptr_t end) {
    if (ranges < MOST) {
        starts[ranges] = start;
        ends[ranges++] = end;
    }
}

void inject_begin(long number) {
    failing = number;
    count = 0;
    counts = 1;
}

long inject_end(void) {
    counts = 0;
    return count;
}

static int fails(void *caller) {
    if (!counts) {
        return 0;
    }
    const uintptr_t address = (uintptr_t)caller;
    for (int index = 0; index < ranges; index++) {
        if (address >= starts[index] && address < ends[index]) {
            return ++count == failing;
        }
    }
    return 0;
}

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
#define CALLER __builtin_return_address(0)
#define REFUSED (errno = ENOMEM, NULL)
void *malloc(size_t size) { return fails(CALLER) ? REFUSED : __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return fails(CALLER) ? REFUSED : __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { return fails(CALLER) ? REFUSED : __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { return fails(CALLER) ? REFUSED : __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return fails(CALLER) ? REFUSED : __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
    void *made = fails(CALLER) ? NULL : __libc_memalign(alignment, size);
    if (made == NULL) {
        return ENOMEM;
    }
    *result = made;
    return 0;
}

/* Calls of the system. */

static char asked[32];
static int error, from;
static atomic_int calls;

__attribute__((constructor)) static void read_environment(void) {
    const char *text = getenv("INJECT");
    char kind[16] = "";
    if (text == NULL || sscanf(text, "%31[^:]:%15[^:]:%d", asked, kind, &from) != 3) {
        return;
    }
    error = strcmp(kind, "full") == 0 ? ENOSPC : strcmp(kind, "io") == 0 ? EIO : strcmp(kind, "quota") == 0 ? EDQUOT : 0;
}

/* Only files count: standard error and pipes tell what happened. */
static int is_file(int file) {
    struct stat status;
    return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

static int refused(const char *name, int applies) {
    if (error == 0 || !applies || strcmp(asked, name) != 0 || ++calls < from) {
        return 0;
    }
    /* That it happened: a file that is named beside. */
    const char *done = getenv("INJECT_DONE");
    if (done != NULL) {
        syscall(SYS_close, syscall(SYS_open, done, O_WRONLY | O_CREAT, 0600));
    }
    errno = error;
    return 1;
}
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t size) {
    return refused("write", is_file(file)) ? -1 : NEXT(write)(file, bytes, size);
}
int fsync(int file) { return refused("fsync", 1) ? -1 : NEXT(fsync)(file); }
int rename(const char *old, const char *new) { return refused("rename", 1) ? -1 : NEXT(rename)(old, new); }
int renameat(int from_folder, const char *old, int folder, const char *new) {
    return refused("rename", 1) ? -1 : NEXT(renameat)(from_folder, old, folder, new);
}
int link(const char *old, const char *new) { return refused("link", 1) ? -1 : NEXT(link)(old, new); }
int close(int file) {
    const int is_refused = refused("close", is_file(file) && (fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY);
    const int result = NEXT(close)(file);
    errno = is_refused ? error : errno;
    return is_refused ? -1 : result;
}
int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return refused("open", (flags & O_CREAT) != 0) ? -1 : NEXT(open)(path, flags, mode);
}

int ftruncate(int file, off_t size) { return refused("ftruncate", 1) ? -1 : NEXT(ftruncate)(file, size); }
int linkat(int from_folder, const char *old, int folder, const char *new, int flags) {
    return refused("link", 1) ? -1 : NEXT(linkat)(from_folder, old, folder, new, flags);
}
int openat(int folder, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return refused("open", (flags & O_CREAT) != 0) ? -1 : NEXT(openat)(folder, path, flags, mode);
}

/* Files of the kernel are never read in part: libcpuinfo, which tells XNNPACK of the processor, relies on that. */
static int is_of_kernel(int file) {
    struct statfs status;
    return fstatfs(file, &status) == 0 && (status.f_type == PROC_SUPER_MAGIC || status.f_type == SYSFS_MAGIC);
}

ssize_t read(int file, void *bytes, size_t size) {
    if (from > 0 && strcmp(asked, "read") == 0 && error == 0 && !is_of_kernel(file)) {
        if (++calls % 2 == 1) {
            errno = EINTR;
            return -1;
        }
        const size_t few = 1 + (size_t)(calls * 7919 % 4093);
        size = size > few ? few : size;
    }
    return refused("read", is_file(file)) ? -1 : NEXT(read)(file, bytes, size);
}
