#ifndef CSPECIMENFONTS_H
#define CSPECIMENFONTS_H

#include <stddef.h>

/// A font file that is part of the program: it is never freed and never changes.
typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t size;
} CSpecimenFontsFile;

/// OCR-B with rounded stroke ends.
CSpecimenFontsFile CSpecimenFontsOCRB(void);

/// OCR-B with square stroke ends.
CSpecimenFontsFile CSpecimenFontsOCRBSharp(void);

/// A condensed sans serif with Latin and Cyrillic letters.
CSpecimenFontsFile CSpecimenFontsSans(void);

/// The bold of the same.
CSpecimenFontsFile CSpecimenFontsSansBold(void);

#endif
