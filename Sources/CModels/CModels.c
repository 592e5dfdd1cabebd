#include "CModels.h"

const unsigned char CModelsLineNetwork[] = {
#embed "mrz-lines.onnx"
};
const size_t CModelsLineNetworkSize = sizeof CModelsLineNetwork;

const unsigned char CModelsOCRB[] = {
#embed "ocrb.traineddata"
};
const size_t CModelsOCRBSize = sizeof CModelsOCRB;
