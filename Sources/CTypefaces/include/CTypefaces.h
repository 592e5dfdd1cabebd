#ifndef CTYPEFACES_H
#define CTYPEFACES_H

#include <stddef.h>

/// A font file that is part of the program: it is never freed and never changes.
typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t size;
} CTypefacesFile;

/// OCR-B with rounded stroke ends.
CTypefacesFile CTypefacesOCRB(void);

/// OCR-B with square stroke ends.
CTypefacesFile CTypefacesOCRBSharp(void);

/// A condensed sans serif with Latin and Cyrillic letters.
CTypefacesFile CTypefacesSans(void);

/// The bold of the same.
CTypefacesFile CTypefacesSansBold(void);

/// A sans serif with Latin, Greek and Cyrillic letters, for text that people read on screens.
CTypefacesFile CTypefacesText(void);

/// The semibold of the same.
CTypefacesFile CTypefacesTextBold(void);

#endif
