#include "Guarded.h"
#include <cstdio>
#include <new>

namespace {

CImageCodecsStatus ended(CImageCodecsStatus status, CImageCodecsMessage *message, const char *reason) {
    std::snprintf(message->text, sizeof message->text, "%s", reason);
    return status;
}

} // namespace

CImageCodecsStatus runGuarded(CImageCodecsStatus (*body)(void *context), void *context, CImageCodecsMessage *message) {
    try {
        return body(context);
    } catch (const std::bad_alloc &) {
        return ended(CImageCodecsStatusOutOfMemory, message, "no memory for this image");
    } catch (...) {
        return ended(CImageCodecsStatusDamaged, message, "the library failed");
    }
}
