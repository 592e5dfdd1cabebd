#ifndef CIMAGECODECS_OUTCOME_H
#define CIMAGECODECS_OUTCOME_H

#include <stdint.h>

/// How a call ended.
typedef enum __attribute__((enum_extensibility(closed))) CImageCodecsStatus : int32_t {
    CImageCodecsStatusSuccess,
    /// The file ends before the image does.
    CImageCodecsStatusTruncated,
    /// The file contradicts itself.
    CImageCodecsStatusDamaged,
    /// The file may be sound, but the codec cannot read it.
    CImageCodecsStatusUnsupported,
    /// The deadline has passed.
    CImageCodecsStatusTimedOut,
    CImageCodecsStatusOutOfMemory
} CImageCodecsStatus;

/// Room for a codec's words when a call fails: zero-terminated, cut to fit.
typedef struct {
    char text[256];
} CImageCodecsMessage;

#endif
