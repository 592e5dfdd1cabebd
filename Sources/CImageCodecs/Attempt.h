#pragma once

#include "Decoding.h"
#include <setjmp.h>

/// A call to a codec that reports errors by a jump out of its depths.
///
/// It lives in a frame outside of the one that calls `setjmp`, so that nothing in it is lost by the jump.
typedef struct {
    jmp_buf exit;
    CImageCodecsStatus status;
    CImageCodecsMessage *message;
    int64_t deadline;
} Attempt;

/// Runs `body`, which may end early by `giveUp`; returns how it ended.
CImageCodecsStatus runAttempt(Attempt *attempt, void (*body)(void *context), void *context);

/// Ends the attempt with a status and a message.
_Noreturn void giveUp(Attempt *attempt, CImageCodecsStatus status, const char *reason);

/// Ends the attempt if its deadline has passed.
void checkDeadline(Attempt *attempt);

/// What is wrong with a file whose image is not of the size that was asked for.
static const char wrongSize[] = "the image is not of the size that its header gives";

/// Leaves a message and hands back the status.
CImageCodecsStatus failed(CImageCodecsStatus status, CImageCodecsMessage *message, const char *reason);

/// Returns the header of an image that is stored upright and uncropped, as far as the codec knows.
static inline CImageCodecsHeader plainHeader(int64_t width, int64_t height) {
    return (CImageCodecsHeader){
        .width = width, .height = height, .storedWidth = width, .storedHeight = height, .orientation = 1};
}
