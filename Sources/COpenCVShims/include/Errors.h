#ifndef COPENCVSHIMS_ERRORS_H
#define COPENCVSHIMS_ERRORS_H

#include <stdbool.h>

/// Room for OpenCV's message when a call fails: zero-terminated, cut to fit.
typedef struct {
    char text[512];
} COpenCVShimsMessage;

#endif
