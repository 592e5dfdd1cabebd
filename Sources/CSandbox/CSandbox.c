// For syscall.
#define _GNU_SOURCE 1

#include "CSandbox.h"

#include <errno.h>

#if defined(__linux__)

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int limit(int resource, rlim_t value) {
    const struct rlimit limit = {value, value};
    return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int CSandboxForbidPrivileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno; }

int CSandboxForbidDumps(void) {
    if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) {
        return errno;
    }
    return limit(RLIMIT_CORE, 0);
}

int CSandboxLimitMemory(uint64_t bytes) { return limit(RLIMIT_AS, bytes); }

// The number of close_range, which older headers lack.
enum { CLOSE_RANGE = 436 };

int CSandboxCloseOtherFiles(void) { return syscall(CLOSE_RANGE, (unsigned)STDERR_FILENO + 1, ~0U, 0) == 0 ? 0 : errno; }

// The system calls and constants of linux/landlock.h, which older headers lack.
enum { CREATE_RULESET = 444, RESTRICT_SELF = 446, CREATE_RULESET_VERSION = 1 };
// All rights of version 1 of its interface: to execute, write, read, list, remove and make files.
static const uint64_t allRights = (1 << 13) - 1;

int CSandboxForbidFiles(void) {
    if (syscall(CREATE_RULESET, NULL, 0, CREATE_RULESET_VERSION) < 1) {
        return errno;
    }
    const int rules = (int)syscall(CREATE_RULESET, &allRights, sizeof allRights, 0);
    if (rules < 0) {
        return errno;
    }
    const int error = syscall(RESTRICT_SELF, rules, 0) == 0 ? 0 : errno;
    close(rules);
    return error;
}

#else

int CSandboxForbidPrivileges(void) { return ENOSYS; }
int CSandboxForbidDumps(void) { return ENOSYS; }
int CSandboxLimitMemory(uint64_t bytes) {
    (void)bytes;
    return ENOSYS;
}
int CSandboxCloseOtherFiles(void) { return ENOSYS; }
int CSandboxForbidFiles(void) { return ENOSYS; }

#endif
