#pragma once

/// How many blocks of memory this process has allocated so far; -1 where they cannot be counted (only glibc lets them).
long CAllocationCounterCount(void);
