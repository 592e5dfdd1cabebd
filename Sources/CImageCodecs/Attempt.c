// For `clock_gettime`, which standard C does not have.
#define _POSIX_C_SOURCE 200809L

#include "Attempt.h"
#include <stdio.h>
#include <time.h>

int64_t CImageCodecsNow(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

CImageCodecsStatus runAttempt(Attempt *attempt, void (*body)(void *context), void *context) {
    attempt->status = CImageCodecsStatusSuccess;
    if (setjmp(attempt->exit) == 0) {
        body(context);
    }
    return attempt->status;
}

void giveUp(Attempt *attempt, CImageCodecsStatus status, const char *reason) {
    attempt->status = failed(status, attempt->message, reason);
    longjmp(attempt->exit, 1);
}

void checkDeadline(Attempt *attempt) {
    if (CImageCodecsNow() > attempt->deadline) {
        giveUp(attempt, CImageCodecsStatusTimedOut, "the deadline has passed");
    }
}

CImageCodecsStatus failed(CImageCodecsStatus status, CImageCodecsMessage *message, const char *reason) {
    snprintf(message->text, sizeof message->text, "%s", reason);
    return status;
}
