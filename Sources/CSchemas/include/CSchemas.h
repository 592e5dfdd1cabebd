#ifndef CSCHEMAS_H
#define CSCHEMAS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A text, such as a JSON Schema, and what it is called, for as long as the program runs.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} CSchemasData;

/// How many schemas there are.
size_t CSchemasCount(void);

/// The licences of all that is inside the program: `make licences` writes them.
CSchemasData CSchemasLicences(void);

/// One of the schemas, by its number from 0.
CSchemasData CSchemasFile(size_t index);

#pragma clang assume_nonnull end

#endif
