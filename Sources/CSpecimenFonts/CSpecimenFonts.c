#include "CSpecimenFonts.h"
int CSpecimenFontsPlaceholder(void) { return 0; }
