#include "CSchemas.h"

static const unsigned char scanResult[] = {
#embed "../../Documentation/scan-result.schema.json"
};

static const unsigned char textResult[] = {
#embed "../../Documentation/text-result.schema.json"
};

static const unsigned char template[] = {
#embed "../../Documentation/template.schema.json"
};

static const unsigned char licences[] = {
#embed "licences.txt"
};

static const CSchemasData files[] = {
    {"scan", scanResult, sizeof scanResult},
    {"text", textResult, sizeof textResult},
    {"template", template, sizeof template},
};

size_t CSchemasCount(void) { return sizeof files / sizeof files[0]; }

CSchemasData CSchemasLicences(void) { return (CSchemasData){"licences", licences, sizeof licences}; }

CSchemasData CSchemasFile(size_t index) { return files[index]; }
