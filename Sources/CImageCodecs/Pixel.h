#pragma once

#include "Decoding.h"

/// Returns where a row of the target begins.
static inline uint8_t *targetRow(CImageCodecsPixels target, int32_t y) {
    return target.pixels + (size_t)y * (size_t)target.width * (size_t)target.channels;
}

/// Stores a colour as grey (1 channel; the luma of ITU-R BT.601, as in JPEG) or as red, green, blue (3 channels).
static inline void storePixel(uint8_t *target, int32_t channels, uint32_t red, uint32_t green, uint32_t blue) {
    if (channels == 1) {
        target[0] = (uint8_t)((19595 * red + 38470 * green + 7471 * blue + 32768) >> 16);
    } else {
        target[0] = (uint8_t)red;
        target[1] = (uint8_t)green;
        target[2] = (uint8_t)blue;
    }
}

/// Returns what is seen of a sample that lies on white paper.
static inline uint32_t overWhite(uint32_t sample, uint32_t opacity) {
    return (sample * opacity + 255 * (255 - opacity) + 127) / 255;
}

/// Stores a row of red, green, blue (3 source channels), or of these and an opacity (4), over white paper.
static inline void storeRow(uint8_t *target, int32_t channels, const uint8_t *source, int32_t sourceChannels,
                            int32_t width) {
    for (int32_t x = 0; x < width; x++, target += channels, source += sourceChannels) {
        const uint32_t opacity = sourceChannels == 4 ? source[3] : 255;
        storePixel(target, channels, overWhite(source[0], opacity), overWhite(source[1], opacity),
                   overWhite(source[2], opacity));
    }
}
