#ifndef CMODELS_H
#define CMODELS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The bytes of a model, for as long as the program runs.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} CModelsData;

/// The network that reads lines of machine-readable zones (ONNX).
CModelsData CModelsLineNetwork(void);

/// The network that reads lines of machine-readable zones whose columns are known (ONNX).
CModelsData CModelsColumnNetwork(void);

/// The network that reads lines of the Latin print of documents (ONNX).
CModelsData CModelsLatinNetwork(void);

/// The network that reads lines of other Latin text (ONNX).
CModelsData CModelsPrintNetwork(void);

/// The kinds of characters that follow each other in text (numbers as text).
CModelsData CModelsPrintKinds(void);

/// The network that finds documents in photographs (ONNX).
CModelsData CModelsDocumentNetwork(void);

/// The network that sees lines of text (ONNX).
CModelsData CModelsTextLineNetwork(void);

/// The OCR-B model for Tesseract (trained data).
CModelsData CModelsOCRB(void);

#pragma clang assume_nonnull end

#endif
