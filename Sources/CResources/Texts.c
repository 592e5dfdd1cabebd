#include "Folder.h"

static const unsigned char licences[] = {
#embed "Texts/licences.txt"
};

static const unsigned char scanResult[] = {
#embed "../../Documentation/scan-result.schema.json"
};

static const unsigned char template[] = {
#embed "../../Documentation/template.schema.json"
};

static const unsigned char textResult[] = {
#embed "../../Documentation/text-result.schema.json"
};

static const CResource files[] = {
    FILE_OF("licences.txt", licences),
    FILE_OF("scan-result.schema.json", scanResult),
    FILE_OF("template.schema.json", template),
    FILE_OF("text-result.schema.json", textResult),
};

CResourceFolder CResourcesTexts(void) { return FOLDER_OF(files); }
