#ifndef CIMAGECODECS_ENCODING_H
#define CIMAGECODECS_ENCODING_H

#include "Outcome.h"
#include <stddef.h>

#pragma clang assume_nonnull begin

/// An image to be written: interleaved 8-bit pixels without padding between rows, owned by the caller.
typedef struct {
    const uint8_t *pixels;
    int32_t width;
    int32_t height;
    /// 1 for grey, 3 for red, green, blue.
    int32_t channels;
} CImageCodecsPicture;

/// Takes the next bytes of the file; it must not fail.
typedef struct {
    void (*write)(void *context, const uint8_t *bytes, size_t count);
    void *context;
} CImageCodecsOutput;

/// Writes a baseline JPEG file; `quality` is from 1 to 100. The same picture always gives the same bytes.
CImageCodecsStatus CImageCodecsEncodeJPEG(CImageCodecsPicture picture, int32_t quality, CImageCodecsOutput output,
                                          CImageCodecsMessage *message);

/// Writes a PNG file. The same picture always gives the same bytes.
CImageCodecsStatus CImageCodecsEncodePNG(CImageCodecsPicture picture, CImageCodecsOutput output,
                                         CImageCodecsMessage *message);

/// Writes the rows of an image as a fax of group 4 has them (ITU-T T.6), without a file around them.
///
/// - rows: One bit for each pixel, the highest first, 1 for black; each row begins with a byte. `channels` is 1.
CImageCodecsStatus CImageCodecsEncodeGroup4(CImageCodecsPicture rows, CImageCodecsOutput output,
                                            CImageCodecsMessage *message);

#pragma clang assume_nonnull end

#endif
