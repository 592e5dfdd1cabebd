#include "CModels.h"

static const unsigned char lineNetwork[] = {
#embed "mrz-lines.onnx"
};

static const unsigned char columnNetwork[] = {
#embed "mrz-columns.onnx"
};

static const unsigned char latinNetwork[] = {
#embed "latin-lines.onnx"
};

static const unsigned char printNetwork[] = {
#embed "print-lines.onnx"
};

static const unsigned char printKinds[] = {
#embed "print-kinds.txt"
};

static const unsigned char documentNetwork[] = {
#embed "documents.onnx"
};

static const unsigned char textLineNetwork[] = {
#embed "text-lines.onnx"
};

static const unsigned char ocrb[] = {
#embed "ocrb.traineddata"
};

CModelsData CModelsLineNetwork(void) { return (CModelsData){lineNetwork, sizeof lineNetwork}; }

CModelsData CModelsColumnNetwork(void) { return (CModelsData){columnNetwork, sizeof columnNetwork}; }

CModelsData CModelsLatinNetwork(void) { return (CModelsData){latinNetwork, sizeof latinNetwork}; }

CModelsData CModelsPrintNetwork(void) { return (CModelsData){printNetwork, sizeof printNetwork}; }

CModelsData CModelsPrintKinds(void) { return (CModelsData){printKinds, sizeof printKinds}; }

CModelsData CModelsDocumentNetwork(void) { return (CModelsData){documentNetwork, sizeof documentNetwork}; }

CModelsData CModelsTextLineNetwork(void) { return (CModelsData){textLineNetwork, sizeof textLineNetwork}; }

CModelsData CModelsOCRB(void) { return (CModelsData){ocrb, sizeof ocrb}; }
