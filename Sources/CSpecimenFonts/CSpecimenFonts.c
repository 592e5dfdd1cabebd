#include "CSpecimenFonts.h"

static const unsigned char ocrB[] = {
#embed "OCRB.otf"
};

static const unsigned char ocrBSharp[] = {
#embed "OCRBS.otf"
};

static const unsigned char sans[] = {
#embed "DejaVuSansCondensed.ttf"
};

static const unsigned char sansBold[] = {
#embed "DejaVuSansCondensed-Bold.ttf"
};

#define FONT(array) ((CSpecimenFontsFile){array, sizeof array})

CSpecimenFontsFile CSpecimenFontsOCRB(void) { return FONT(ocrB); }
CSpecimenFontsFile CSpecimenFontsOCRBSharp(void) { return FONT(ocrBSharp); }
CSpecimenFontsFile CSpecimenFontsSans(void) { return FONT(sans); }
CSpecimenFontsFile CSpecimenFontsSansBold(void) { return FONT(sansBold); }
