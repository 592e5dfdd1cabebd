// For syscall.
#define _GNU_SOURCE 1

#include "CSandbox.h"

#include <errno.h>
#include <sys/resource.h>

static int limit(int resource, rlim_t value) {
    const struct rlimit limit = {value, value};
    return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

#if defined(__linux__)

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

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

int CSandboxCloseOtherFiles(int kept) {
    unsigned first = (unsigned)STDERR_FILENO + 1;
    if (kept >= 0) {
        if (kept != (int)first && dup2(kept, (int)first) < 0) {
            return errno;
        }
        first++;
    }
    return syscall(CLOSE_RANGE, first, ~0U, 0) == 0 ? 0 : errno;
}

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

int CSandboxCall(long number, const uint64_t *arguments) {
    const uint64_t *a = arguments;
    return syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]) < 0 ? errno : 0;
}

// More of linux/landlock.h: a rule for a path, and the rights to run, to read, and to list.
enum { ADD_RULE = 445, RULE_PATH_BENEATH = 1 };
static const uint64_t rightsOfFiles = (1 << 0) | (1 << 2), rightsOfFolders = (1 << 0) | (1 << 2) | (1 << 3);
struct pathRule {
    uint64_t rights;
    int32_t path;
} __attribute__((packed));

int CSandboxAllowReading(const char *const *paths, size_t count, int *rules) {
    *rules = -1;
    if (syscall(CREATE_RULESET, NULL, 0, CREATE_RULESET_VERSION) < 1) {
        return errno == ENOSYS || errno == EOPNOTSUPP ? 0 : errno;
    }
    const int made = (int)syscall(CREATE_RULESET, &allRights, sizeof allRights, 0);
    if (made < 0) {
        return errno;
    }
    for (size_t index = 0; index < count; index++) {
        const int path = open(paths[index], O_PATH | O_CLOEXEC);
        if (path < 0) {
            continue;
        }
        struct pathRule rule = {rightsOfFolders, path};
        long result = syscall(ADD_RULE, made, RULE_PATH_BENEATH, &rule, 0);
        if (result != 0 && errno == EINVAL) {
            // This is a file: it cannot be listed.
            rule.rights = rightsOfFiles;
            result = syscall(ADD_RULE, made, RULE_PATH_BENEATH, &rule, 0);
        }
        const int error = result == 0 ? 0 : errno;
        close(path);
        if (error != 0) {
            close(made);
            return error;
        }
    }
    *rules = made;
    return 0;
}

// What happens between fork and exec: system calls only. Returns the number of an error, if it returns.
static int becomeProgram(const CSandboxProgram *program, int nothing) {
    if (dup2(program->input, STDIN_FILENO) < 0 || dup2(program->output, STDOUT_FILENO) < 0 ||
        dup2(nothing, STDERR_FILENO) < 0) {
        return errno;
    }
    // It ends with the process that waits for it, and takes no signals' masks or handlers over.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    int error = prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 ? 0 : errno;
    const struct {
        int resource;
        rlim_t value;
    } limits[] = {{RLIMIT_AS, program->memory},
                  {RLIMIT_CPU, program->seconds},
                  {RLIMIT_CORE, 0},
                  {RLIMIT_FSIZE, 0},
                  {RLIMIT_NOFILE, 64}};
    for (size_t index = 0; error == 0 && index < sizeof limits / sizeof *limits; index++) {
        error = limit(limits[index].resource, limits[index].value);
    }
    if (error == 0) {
        error = CSandboxForbidPrivileges();
    }
    if (error == 0 && program->rules >= 0 && syscall(RESTRICT_SELF, program->rules, 0) != 0) {
        error = errno;
    }
    const struct sock_fprog filter = {(unsigned short)(program->filterSize / sizeof(struct sock_filter)),
                                      (struct sock_filter *)program->filter};
    if (error == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) {
        error = errno;
    }
    if (error == 0) {
        execve(program->path, program->arguments, program->environment);
        error = errno;
    }
    return error;
}

int CSandboxStart(const CSandboxProgram *program, int *process) {
    // The new process says by this pipe what failed; a program that runs closes it.
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) {
        return errno;
    }
    const int nothing = open("/dev/null", O_WRONLY | O_CLOEXEC);
    const pid_t child = nothing < 0 ? -1 : fork();
    if (child == 0) {
        const int error = becomeProgram(program, nothing);
        (void)!write(report[1], &error, sizeof error);
        _exit(127);
    }
    int error = child < 0 ? errno : 0;
    close(report[1]);
    if (nothing >= 0) {
        close(nothing);
    }
    if (child > 0 && read(report[0], &error, sizeof error) == sizeof error) {
        waitpid(child, NULL, 0);
    }
    close(report[0]);
    *process = child;
    return error;
}

int CSandboxPipe(int *ends) { return pipe2(ends, O_CLOEXEC) == 0 ? 0 : errno; }

int CSandboxMemoryFile(const void *bytes, size_t count, int *file) {
    *file = memfd_create("input", MFD_CLOEXEC);
    if (*file < 0) {
        return errno;
    }
    for (size_t start = 0; start < count;) {
        const ssize_t written = write(*file, (const char *)bytes + start, count - start);
        if (written < 0 && errno != EINTR) {
            const int error = errno;
            close(*file);
            return error;
        }
        start += written < 0 ? 0 : (size_t)written;
    }
    return lseek(*file, 0, SEEK_SET) == 0 ? 0 : errno;
}

#else

int CSandboxStart(const CSandboxProgram *program, int *process) {
    (void)program;
    (void)process;
    return ENOSYS;
}
int CSandboxAllowReading(const char *const *paths, size_t count, int *rules) {
    (void)paths;
    (void)count;
    (void)rules;
    return ENOSYS;
}
int CSandboxMemoryFile(const void *bytes, size_t count, int *file) {
    (void)bytes;
    (void)count;
    (void)file;
    return ENOSYS;
}
int CSandboxPipe(int *ends) {
    (void)ends;
    return ENOSYS;
}
int CSandboxForbidPrivileges(void) { return ENOSYS; }
int CSandboxForbidDumps(void) { return limit(RLIMIT_CORE, 0); }
int CSandboxLimitMemory(uint64_t bytes) {
    (void)bytes;
    return ENOSYS;
}
int CSandboxCloseOtherFiles(int kept) {
    (void)kept;
    return ENOSYS;
}
int CSandboxForbidFiles(void) { return ENOSYS; }
int CSandboxCall(long number, const uint64_t *arguments) {
    (void)number;
    (void)arguments;
    return ENOSYS;
}

#endif
