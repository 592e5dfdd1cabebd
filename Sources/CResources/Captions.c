#include "Folder.h"

static const unsigned char captions[] = {
#embed "Captions/captions.json"
};

static const unsigned char headings[] = {
#embed "Captions/headings.json"
};

static const CResource files[] = {
    FILE_OF("captions.json", captions),
    FILE_OF("headings.json", headings),
};

CResourceFolder CResourcesCaptions(void) { return FOLDER_OF(files); }
