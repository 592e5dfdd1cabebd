#include "CPDFParts.h"

static const unsigned char invisibleFont[] = {
#embed "Invisible.ttf"
};

static const unsigned char standardColours[] = {
#embed "sRGB.icc"
};

#define FILE_OF(array) ((CPDFPartsFile){array, sizeof array})

CPDFPartsFile CPDFPartsInvisibleFont(void) { return FILE_OF(invisibleFont); }
CPDFPartsFile CPDFPartsStandardColours(void) { return FILE_OF(standardColours); }
