#pragma once

#include "Errors.h"
#include <cstdio>
#include <exception>

/// Runs `body`; a C++ exception becomes false and a message, so that none ever reaches Swift.
template <typename Body> bool guarded(COpenCVShimsMessage *message, Body body) noexcept {
    try {
        body();
        return true;
    } catch (const std::exception &error) {
        std::snprintf(message->text, sizeof message->text, "%s", error.what());
    } catch (...) {
        std::snprintf(message->text, sizeof message->text, "unknown C++ exception");
    }
    return false;
}
