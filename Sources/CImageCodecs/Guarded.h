#pragma once

#include "Decoding.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Runs `body`, out of which a library of C++ may throw when it gets no memory; returns how it ended.
CImageCodecsStatus runGuarded(CImageCodecsStatus (*body)(void *context), void *context, CImageCodecsMessage *message);

#ifdef __cplusplus
}
#endif
