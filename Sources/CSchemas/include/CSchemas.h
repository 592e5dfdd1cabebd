#ifndef CSCHEMAS_H
#define CSCHEMAS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A JSON Schema, and what it is called, for as long as the program runs.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} CSchemasData;

/// How many schemas there are.
size_t CSchemasCount(void);

/// One of the schemas, by its number from 0.
CSchemasData CSchemasFile(size_t index);

#pragma clang assume_nonnull end

#endif
