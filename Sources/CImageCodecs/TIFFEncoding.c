#include "Attempt.h"
#include "Encoding.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tiffio.h>

/// A TIFF file that is being written, in memory.
typedef struct {
    uint8_t *bytes;
    uint64_t count, room, position;
} Target;

static tmsize_t readBytes(thandle_t handle, void *bytes, tmsize_t count) {
    (void)handle, (void)bytes, (void)count;
    return 0;
}

static tmsize_t writeBytes(thandle_t handle, void *bytes, tmsize_t count) {
    Target *target = handle;
    const uint64_t end = target->position + (uint64_t)count;
    if (end > target->room) {
        const uint64_t room = 2 * end;
        uint8_t *larger = realloc(target->bytes, room);
        if (larger == NULL) {
            return 0;
        }
        memset(larger + target->room, 0, room - target->room);
        target->bytes = larger;
        target->room = room;
    }
    memcpy(target->bytes + target->position, bytes, (size_t)count);
    target->position = end;
    target->count = end > target->count ? end : target->count;
    return count;
}

static toff_t seek(thandle_t handle, toff_t offset, int origin) {
    Target *target = handle;
    const uint64_t start = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? target->position : target->count;
    target->position = start + offset;
    return target->position;
}

static toff_t size(thandle_t handle) { return ((Target *)handle)->count; }

static int closeTarget(thandle_t handle) {
    (void)handle;
    return 0;
}

static int onMessage(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
    (void)tiff, (void)context, (void)module, (void)format, (void)arguments;
    return 1;
}

static TIFF *begin(Target *target, CImageCodecsPicture rows) {
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (options == NULL) {
        return NULL;
    }
    TIFFOpenOptionsSetErrorHandlerExtR(options, onMessage, NULL);
    TIFFOpenOptionsSetWarningHandlerExtR(options, onMessage, NULL);
    TIFF *tiff =
        TIFFClientOpenExt("", "wm", target, readBytes, writeBytes, seek, closeTarget, size, NULL, NULL, options);
    TIFFOpenOptionsFree(options);
    if (tiff != NULL) {
        TIFFSetField(tiff, TIFFTAG_IMAGEWIDTH, (uint32_t)rows.width);
        TIFFSetField(tiff, TIFFTAG_IMAGELENGTH, (uint32_t)rows.height);
        TIFFSetField(tiff, TIFFTAG_ROWSPERSTRIP, (uint32_t)rows.height);
        TIFFSetField(tiff, TIFFTAG_BITSPERSAMPLE, 1);
        TIFFSetField(tiff, TIFFTAG_SAMPLESPERPIXEL, 1);
        TIFFSetField(tiff, TIFFTAG_COMPRESSION, COMPRESSION_CCITTFAX4);
        TIFFSetField(tiff, TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_MINISWHITE);
    }
    return tiff;
}

/// Where the only strip of a file begins that libtiff writes: behind its header.
static const uint64_t stripStart = 8;

CImageCodecsStatus CImageCodecsEncodeGroup4(CImageCodecsPicture rows, CImageCodecsOutput output,
                                            CImageCodecsMessage *message) {
    Target target = {0};
    const size_t stride = ((size_t)rows.width + 7) / 8;
    uint8_t *row = malloc(stride);
    TIFF *tiff = row == NULL ? NULL : begin(&target, rows);
    bool isWritten = tiff != NULL;
    for (int32_t y = 0; isWritten && y < rows.height; y++) {
        // libtiff changes the row that it is given.
        memcpy(row, rows.pixels + (size_t)y * stride, stride);
        isWritten = TIFFWriteScanline(tiff, row, (uint32_t)y, 0) == 1;
    }
    isWritten = isWritten && TIFFFlushData(tiff) == 1;
    const uint64_t count = isWritten ? TIFFGetStrileByteCount(tiff, 0) : 0;
    isWritten = isWritten && count > 0 && stripStart + count <= target.count;
    if (isWritten) {
        output.write(output.context, target.bytes + stripStart, (size_t)count);
    }
    if (tiff != NULL) {
        TIFFClose(tiff);
    }
    free(row);
    free(target.bytes);
    return isWritten ? CImageCodecsStatusSuccess
                     : failed(CImageCodecsStatusUnsupported, message, "libtiff cannot write the image");
}
