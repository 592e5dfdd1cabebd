#include "Folder.h"

static const unsigned char cyrillicGreekLines[] = {
#embed "Models/cyrillic-greek-lines.onnx"
};

static const unsigned char documents[] = {
#embed "Models/documents.onnx"
};

static const unsigned char latinLines[] = {
#embed "Models/latin-lines.onnx"
};

static const unsigned char mrzColumns[] = {
#embed "Models/mrz-columns.onnx"
};

static const unsigned char mrzLines[] = {
#embed "Models/mrz-lines.onnx"
};

static const unsigned char ocrb[] = {
#embed "Models/ocrb.traineddata"
};

static const unsigned char printKinds[] = {
#embed "Models/print-kinds.txt"
};

static const unsigned char printLines[] = {
#embed "Models/print-lines.onnx"
};

static const unsigned char textLines[] = {
#embed "Models/text-lines.onnx"
};

static const CResource files[] = {
    FILE_OF("cyrillic-greek-lines.onnx", cyrillicGreekLines),
    FILE_OF("documents.onnx", documents),
    FILE_OF("latin-lines.onnx", latinLines),
    FILE_OF("mrz-columns.onnx", mrzColumns),
    FILE_OF("mrz-lines.onnx", mrzLines),
    FILE_OF("ocrb.traineddata", ocrb),
    FILE_OF("print-kinds.txt", printKinds),
    FILE_OF("print-lines.onnx", printLines),
    FILE_OF("text-lines.onnx", textLines),
};

CResourceFolder CResourcesModels(void) { return FOLDER_OF(files); }
