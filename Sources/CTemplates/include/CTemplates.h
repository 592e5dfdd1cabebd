#ifndef CTEMPLATES_H
#define CTEMPLATES_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The file of a template, for as long as the program runs.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t size;
} CTemplatesData;

/// How many templates there are.
size_t CTemplatesCount(void);

/// One of the templates, by its number from 0.
CTemplatesData CTemplatesFile(size_t index);

/// The captions that documents print beside their fields, by field and language.
CTemplatesData CTemplatesCaptions(void);

/// The words by which documents say what they are, and who issued them.
CTemplatesData CTemplatesHeadings(void);

#pragma clang assume_nonnull end

#endif
