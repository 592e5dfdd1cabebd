#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A file that is part of the program, for as long as it runs.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} CResource;

/// The files of a folder.
typedef struct {
    const CResource *files;
    size_t count;
} CResourceFolder;

/// The captions and headings that documents print, by field and language (JSON).
CResourceFolder CResourcesCaptions(void);

/// The networks (ONNX), OCR-B for Tesseract, and the kinds of characters that follow each other in text.
CResourceFolder CResourcesModels(void);

/// The parts of each searchable PDF file: `Invisible.ttf`, whose glyph 1 is blank, half as wide as its size, and reaches from 0.2 below
/// the base line to 0.8 above it; and the ICC profile of sRGB.
CResourceFolder CResourcesPDFParts(void);

/// The presets of redaction (JSON).
CResourceFolder CResourcesPresets(void);

/// The templates of documents (JSON).
CResourceFolder CResourcesTemplates(void);

/// The JSON Schemas of results and templates, and the licences of all that is inside (`make licences` writes them).
CResourceFolder CResourcesTexts(void);

/// The typefaces that pictures are drawn with.
CResourceFolder CResourcesTypefaces(void);

#pragma clang assume_nonnull end

#endif
