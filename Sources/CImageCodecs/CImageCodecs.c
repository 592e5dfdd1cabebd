#include "CImageCodecs.h"
int CImageCodecsPlaceholder(void) { return 0; }
