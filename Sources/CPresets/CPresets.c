#include "CPresets.h"

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

static const CPresetsData files[] = {
    {ageCheck, sizeof ageCheck},     {landlord, sizeof landlord}, {shieldedCopy, sizeof shieldedCopy},
    {germanCopy, sizeof germanCopy}, {amlFile, sizeof amlFile},
};

size_t CPresetsCount(void) { return sizeof files / sizeof files[0]; }

CPresetsData CPresetsFile(size_t index) { return files[index]; }
