#include "idscan.h"

#include <stdlib.h>

const char *idscan_version(void) { return IDSCAN_VERSION; }

void idscan_free(char *text) {
    if (!text)
        return;
    // What a document says is not left to who gets this memory next. Without volatile, a compiler would leave it out.
    for (volatile char *byte = text; *byte; byte++)
        *byte = 0;
    free(text);
}
