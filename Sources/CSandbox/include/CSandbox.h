#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stdint.h>

#if defined(__linux__)
#include <seccomp.h>
#endif

// What a process of Linux can give up for good: a function for each thing. Each returns 0, or the number of an error;
// ENOSYS where the system has nothing of the kind.

/// Forbids this process, and what it starts, to gain privileges by a program (PR_SET_NO_NEW_PRIVS).
int CSandboxForbidPrivileges(void);

/// Forbids other processes of the user to look into this one, and the kernel to write its memory into a file
/// (PR_SET_DUMPABLE, RLIMIT_CORE).
int CSandboxForbidDumps(void);

/// Limits what this process may map, in bytes (RLIMIT_AS).
int CSandboxLimitMemory(uint64_t bytes);

/// Closes all open files but the three standard streams (close_range).
int CSandboxCloseOtherFiles(void);

/// Forbids this thread to reach a file by its name (Landlock, without a rule that allows any).
int CSandboxForbidFiles(void);

#endif
