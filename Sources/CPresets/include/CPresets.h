#ifndef CPRESETS_H
#define CPRESETS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// The file of a preset, for as long as the program runs.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} CPresetsData;

/// How many presets there are.
size_t CPresetsCount(void);

/// One of the presets, by its number from 0.
CPresetsData CPresetsFile(size_t index);

#pragma clang assume_nonnull end

#endif
