#include "CTypefaces.h"

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

static const unsigned char text[] = {
#embed "Inter-Regular.otf"
};

static const unsigned char textBold[] = {
#embed "Inter-SemiBold.otf"
};

#define FONT(array) ((CTypefacesFile){array, sizeof array})

CTypefacesFile CTypefacesOCRB(void) { return FONT(ocrB); }
CTypefacesFile CTypefacesOCRBSharp(void) { return FONT(ocrBSharp); }
CTypefacesFile CTypefacesSans(void) { return FONT(sans); }
CTypefacesFile CTypefacesSansBold(void) { return FONT(sansBold); }
CTypefacesFile CTypefacesText(void) { return FONT(text); }
CTypefacesFile CTypefacesTextBold(void) { return FONT(textBold); }
