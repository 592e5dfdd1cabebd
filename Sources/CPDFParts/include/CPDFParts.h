#ifndef CPDFPARTS_H
#define CPDFPARTS_H

#include <stddef.h>

/// A file that is part of the program: it is never freed and never changes.
typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t size;
} CPDFPartsFile;

/// A TrueType typeface that shows nothing: its glyph 1 is half as wide as its size, and reaches from 0.2 below the base
/// line to 0.8 above it.
CPDFPartsFile CPDFPartsInvisibleFont(void);

/// The ICC profile of sRGB.
CPDFPartsFile CPDFPartsStandardColours(void);

#endif
