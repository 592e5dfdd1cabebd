#include "Folder.h"

static const unsigned char ageCheck[] = {
#embed "Presets/age-check.json"
};

static const unsigned char landlord[] = {
#embed "Presets/landlord.json"
};

static const unsigned char shieldedCopy[] = {
#embed "Presets/shielded-copy.json"
};

static const unsigned char germanCopy[] = {
#embed "Presets/german-copy.json"
};

static const unsigned char amlFile[] = {
#embed "Presets/aml-file.json"
};

static const CResource files[] = {
    FILE_OF("age-check.json", ageCheck),
    FILE_OF("landlord.json", landlord),
    FILE_OF("shielded-copy.json", shieldedCopy),
    FILE_OF("german-copy.json", germanCopy),
    FILE_OF("aml-file.json", amlFile),
};

CResourceFolder CResourcesPresets(void) { return FOLDER_OF(files); }
