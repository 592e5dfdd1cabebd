#include "Folder.h"

static const unsigned char sans[] = {
#embed "Typefaces/DejaVuSansCondensed.ttf"
};

static const unsigned char sansBold[] = {
#embed "Typefaces/DejaVuSansCondensed-Bold.ttf"
};

static const unsigned char text[] = {
#embed "Typefaces/Inter-Regular.otf"
};

static const unsigned char textBold[] = {
#embed "Typefaces/Inter-SemiBold.otf"
};

static const unsigned char ocrB[] = {
#embed "Typefaces/OCRB.otf"
};

static const unsigned char ocrBSharp[] = {
#embed "Typefaces/OCRBS.otf"
};

static const CResource files[] = {
    FILE_OF("DejaVuSansCondensed.ttf", sans),
    FILE_OF("DejaVuSansCondensed-Bold.ttf", sansBold),
    FILE_OF("Inter-Regular.otf", text),
    FILE_OF("Inter-SemiBold.otf", textBold),
    FILE_OF("OCRB.otf", ocrB),
    FILE_OF("OCRBS.otf", ocrBSharp),
};

CResourceFolder CResourcesTypefaces(void) { return FOLDER_OF(files); }
