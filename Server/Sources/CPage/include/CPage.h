#ifndef CPAGE_H
#define CPAGE_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A file of the page, for as long as the program runs.
typedef struct {
    /// Its path on the server, such as `/app.js`.
    const char *path;
    /// What it is, such as `text/javascript; charset=utf-8`.
    const char *mediaType;
    const unsigned char *bytes;
    size_t size;
} CPageFile;

/// How many files there are.
size_t CPageFileCount(void);

/// The file with a number, counted from 0.
CPageFile CPageFileAt(size_t number);

#pragma clang assume_nonnull end

#endif
