#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>

#if defined(__linux__)
#include <seccomp.h>
#endif

// What a process of Linux can give up for good: a function for each thing. Each returns 0, or the number of an error;
// ENOSYS where the system has nothing of the kind.

/// Forbids this process, and what it starts, to gain privileges by a program (PR_SET_NO_NEW_PRIVS).
int CSandboxForbidPrivileges(void);

/// Forbids other processes of the user to look into this one, and the kernel to write its memory into a file
/// (PR_SET_DUMPABLE, RLIMIT_CORE). Where the system is not Linux, only such files are forbidden.
int CSandboxForbidDumps(void);

/// Limits what this process may map, in bytes (RLIMIT_AS).
int CSandboxLimitMemory(uint64_t bytes);

/// Closes all open files but the three standard streams (close_range), and but one, unless that is less than 0: it
/// becomes the fourth, number 3.
int CSandboxCloseOtherFiles(int kept);

/// Forbids this thread to reach a file by its name (Landlock, without a rule that allows any).
int CSandboxForbidFiles(void);

/// Makes a system call with six arguments, for trials. Returns 0, or the number of the error.
int CSandboxCall(long number, const uint64_t *_Nonnull arguments);

/// A program that is started with less than this process may do.
typedef struct {
    /// Its file, its arguments with its name first, and its environment; both lists end with NULL.
    const char *_Nonnull path;
    char *_Nullable const *_Nonnull arguments;
    char *_Nullable const *_Nonnull environment;
    /// Its standard input and standard output. Its standard error is /dev/null.
    int input, output;
    /// What it may reach, from CSandboxAllowReading; -1 where the kernel has nothing of the kind.
    int rules;
    /// A filter of system calls, as the kernel has it (BPF), and how many bytes that has.
    const void *_Nullable filter;
    size_t filterSize;
    /// What it may map, in bytes, and how long it may calculate, in seconds.
    uint64_t memory, seconds;
} CSandboxProgram;

/// Starts a program that can write no file, open no connection, and have no more memory and time than it is given.
int CSandboxStart(const CSandboxProgram *_Nonnull program, int *_Nonnull process);

/// Makes rules for a program: it may read and run what is in some files and folders, and write nothing (Landlock).
/// Paths that are not there are left out. The caller closes `rules`, which is -1 where the kernel has nothing of the
/// kind.
int CSandboxAllowReading(const char *_Nullable const *_Nonnull paths, size_t count, int *_Nonnull rules);

/// Makes a file that is only memory, with some bytes in it, from its beginning (memfd_create). The caller closes it.
int CSandboxMemoryFile(const void *_Nullable bytes, size_t count, int *_Nonnull file);

/// Makes a pipe that programs started by other threads do not get: `ends[0]` is read, `ends[1]` written.
int CSandboxPipe(int *_Nonnull ends);

#endif
