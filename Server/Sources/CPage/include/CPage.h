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

/// The licences of all that is inside the server, which is no file of the page: `make licences` writes them.
CPageFile CPageLicences(void);

/// Packs bytes as gzip does.
///
/// @return How many bytes were written; 0 when there is too little room or memory.
size_t CPagePack(const unsigned char *bytes, size_t size, unsigned char *into, size_t room);

#pragma clang assume_nonnull end

#endif
