/* Interrupts half of the calls of a program by which it reads, writes, waits and takes connections (EINTR): a library that is loaded
   before all others (LD_PRELOAD). INTERRUPT_COUNT names a file of 8 bytes, which gets the number of interruptions. Linux only. */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static atomic_long none;
static atomic_long *count = &none;
static atomic_uint calls;

__attribute__((constructor)) static void map_count(void) {
    const char *path = getenv("INTERRUPT_COUNT");
    const int file = path == NULL ? -1 : open(path, O_RDWR | O_CLOEXEC);
    void *page = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (page != MAP_FAILED) {
        count = page;
    }
}

static int interrupts(void) {
    /* In no fixed step with the calls: a loop that waits, then reads, would never read. */
    if ((++calls * 2654435761U) >> 31 == 0) {
        return 0;
    }
    ++*count;
    errno = EINTR;
    return 1;
}

#define CALL(result, name, parameters, arguments)                                                                          \
    result name parameters {                                                                                               \
        static __typeof__(&name) next;                                                                                     \
        if (next == NULL) {                                                                                                \
            next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                                                             \
        }                                                                                                                  \
        return interrupts() ? -1 : next arguments;                                                                         \
    }

CALL(ssize_t, read, (int file, void *bytes, size_t size), (file, bytes, size))
CALL(ssize_t, write, (int file, const void *bytes, size_t size), (file, bytes, size))
CALL(ssize_t, readv, (int file, const struct iovec *parts, int number), (file, parts, number))
CALL(ssize_t, writev, (int file, const struct iovec *parts, int number), (file, parts, number))
CALL(ssize_t, recvmsg, (int file, struct msghdr *message, int flags), (file, message, flags))
CALL(ssize_t, sendmsg, (int file, const struct msghdr *message, int flags), (file, message, flags))
CALL(int, poll, (struct pollfd *files, nfds_t number, int limit), (files, number, limit))
CALL(int, epoll_wait, (int file, struct epoll_event *events, int number, int limit), (file, events, number, limit))
CALL(int, accept4, (int file, struct sockaddr *address, socklen_t *size, int flags), (file, address, size, flags))
CALL(pid_t, waitpid, (pid_t process, int *status, int flags), (process, status, flags))
