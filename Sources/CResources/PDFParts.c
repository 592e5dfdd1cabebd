#include "Folder.h"

static const unsigned char invisible[] = {
#embed "PDFParts/Invisible.ttf"
};

static const unsigned char standardColours[] = {
#embed "PDFParts/sRGB.icc"
};

static const CResource files[] = {
    FILE_OF("Invisible.ttf", invisible),
    FILE_OF("sRGB.icc", standardColours),
};

CResourceFolder CResourcesPDFParts(void) { return FOLDER_OF(files); }
