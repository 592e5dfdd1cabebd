#ifndef CMODELS_H
#define CMODELS_H

#include <stddef.h>

/// The MRZ line network (ONNX), `CModelsLineNetworkSize` bytes.
extern const unsigned char CModelsLineNetwork[];
extern const size_t CModelsLineNetworkSize;

/// The OCR-B model for Tesseract, `CModelsOCRBSize` bytes.
extern const unsigned char CModelsOCRB[];
extern const size_t CModelsOCRBSize;

#endif
