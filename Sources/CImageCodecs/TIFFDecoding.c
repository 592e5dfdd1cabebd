#include "Attempt.h"
#include "Pixel.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <tiffio.h>

/// A TIFF file in memory, as libtiff's callbacks see it.
typedef struct {
    CImageCodecsFile file;
    uint64_t position;
    bool endWasPassed;
    CImageCodecsMessage *message;
} Source;

static tmsize_t readBytes(thandle_t handle, void *target, tmsize_t count) {
    Source *source = handle;
    const uint64_t left = source->position < source->file.count ? source->file.count - source->position : 0;
    if ((uint64_t)count > left) {
        source->endWasPassed = true;
        count = (tmsize_t)left;
    }
    memcpy(target, source->file.bytes + source->position, (size_t)count);
    source->position += (uint64_t)count;
    return count;
}

static tmsize_t writeBytes(thandle_t handle, void *bytes, tmsize_t count) {
    (void)handle, (void)bytes, (void)count;
    return 0;
}

static toff_t seek(thandle_t handle, toff_t offset, int origin) {
    Source *source = handle;
    const uint64_t start = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? source->position : source->file.count;
    source->position = start + offset;
    return source->position;
}

static toff_t size(thandle_t handle) { return ((Source *)handle)->file.count; }

static int closeSource(thandle_t handle) {
    (void)handle;
    return 0;
}

/// Keeps the first error, which is the cause of the others, and keeps libtiff from printing.
static int onError(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
    (void)tiff, (void)module;
    CImageCodecsMessage *message = context;
    if (message->text[0] == 0) {
        vsnprintf(message->text, sizeof message->text, format, arguments);
        // libtiff begins with the name of the file and a colon; here no file has one.
        const size_t start = strspn(message->text, ": ");
        memmove(message->text, message->text + start, strlen(message->text + start) + 1);
    }
    return 1;
}

static int onWarning(TIFF *tiff, void *context, const char *module, const char *format, va_list arguments) {
    (void)tiff, (void)context, (void)module, (void)format, (void)arguments;
    return 1;
}

/// Opens the page; no single allocation exceeds the given size.
static TIFF *open(Source *source, tmsize_t largestAllocation) {
    source->message->text[0] = 0;
    TIFFOpenOptions *options = TIFFOpenOptionsAlloc();
    if (options == NULL) {
        return NULL;
    }
    TIFFOpenOptionsSetMaxSingleMemAlloc(options, largestAllocation);
    TIFFOpenOptionsSetErrorHandlerExtR(options, onError, source->message);
    TIFFOpenOptionsSetWarningHandlerExtR(options, onWarning, NULL);
    TIFF *tiff =
        TIFFClientOpenExt("", "rm", source, readBytes, writeBytes, seek, closeSource, size, NULL, NULL, options);
    TIFFOpenOptionsFree(options);
    if (tiff != NULL && source->file.place != 0 && !TIFFSetSubDirectory(tiff, source->file.place)) {
        TIFFClose(tiff);
        return NULL;
    }
    return tiff;
}

static CImageCodecsStatus failure(const Source *source) {
    if (source->endWasPassed) {
        return failed(CImageCodecsStatusTruncated, source->message, "the file ends before the image does");
    }
    if (source->message->text[0] == 0) {
        return failed(CImageCodecsStatusDamaged, source->message, "libtiff cannot make sense of the data");
    }
    return CImageCodecsStatusDamaged;
}

CImageCodecsStatus CImageCodecsReadTIFFHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message) {
    static const tmsize_t largestDirectory = 16 << 20;
    Source source = {.file = file, .message = message};
    TIFF *tiff = open(&source, largestDirectory);
    if (tiff == NULL) {
        return failure(&source);
    }
    uint32_t width = 0;
    uint32_t height = 0;
    uint16_t orientation = ORIENTATION_TOPLEFT;
    TIFFGetField(tiff, TIFFTAG_IMAGEWIDTH, &width);
    TIFFGetField(tiff, TIFFTAG_IMAGELENGTH, &height);
    TIFFGetFieldDefaulted(tiff, TIFFTAG_ORIENTATION, &orientation);
    TIFFClose(tiff);
    *header = plainHeader(width, height);
    header->orientation = orientation;
    return CImageCodecsStatusSuccess;
}

/// Whether scanners and cameras use the compression: the rarer codecs would only widen what an attacker can reach.
static bool isCommon(uint16_t compression) {
    static const uint16_t common[] = {COMPRESSION_NONE,      COMPRESSION_CCITTRLE,      COMPRESSION_CCITTFAX3,
                                      COMPRESSION_CCITTFAX4, COMPRESSION_LZW,           COMPRESSION_JPEG,
                                      COMPRESSION_PACKBITS,  COMPRESSION_ADOBE_DEFLATE, COMPRESSION_DEFLATE};
    for (size_t index = 0; index < sizeof common / sizeof *common; index++) {
        if (compression == common[index]) {
            return true;
        }
    }
    return false;
}

/// Stores rows of libtiff's pixels, whose samples are already multiplied by their opacity, over white paper.
static void storeRaster(CImageCodecsPixels target, int32_t firstRow, int32_t rows, const uint32_t *raster) {
    uint8_t *pixel = targetRow(target, firstRow);
    const size_t count = (size_t)rows * (size_t)target.width;
    for (size_t index = 0; index < count; index++, pixel += target.channels) {
        const uint32_t samples = raster[index];
        const uint32_t paper = 255 - TIFFGetA(samples);
        const uint32_t red = TIFFGetR(samples) + paper;
        const uint32_t green = TIFFGetG(samples) + paper;
        const uint32_t blue = TIFFGetB(samples) + paper;
        storePixel(pixel, target.channels, red < 255 ? red : 255, green < 255 ? green : 255, blue < 255 ? blue : 255);
    }
}

/// Returns how many rows are stored together, in a strip or a row of tiles.
static int32_t rowsStoredTogether(TIFF *tiff, int32_t height) {
    uint32_t rows = 0;
    if (TIFFIsTiled(tiff)) {
        TIFFGetField(tiff, TIFFTAG_TILELENGTH, &rows);
    } else {
        TIFFGetFieldDefaulted(tiff, TIFFTAG_ROWSPERSTRIP, &rows);
    }
    return rows == 0 || rows > (uint32_t)height ? height : (int32_t)rows;
}

static CImageCodecsStatus decodeRows(TIFFRGBAImage *image, int32_t rowsPerStep, CImageCodecsPixels target,
                                     int64_t deadline, const Source *source) {
    uint32_t *raster = malloc((size_t)target.width * (size_t)rowsPerStep * sizeof *raster);
    if (raster == NULL) {
        return failed(CImageCodecsStatusOutOfMemory, source->message, "no memory for a strip");
    }
    CImageCodecsStatus status = CImageCodecsStatusSuccess;
    for (int32_t y = 0; status == CImageCodecsStatusSuccess && y < target.height; y += rowsPerStep) {
        const int32_t rows = target.height - y < rowsPerStep ? target.height - y : rowsPerStep;
        image->row_offset = y;
        if (CImageCodecsNow() > deadline) {
            status = failed(CImageCodecsStatusTimedOut, source->message, "the deadline has passed");
        } else if (TIFFRGBAImageGet(image, raster, (uint32_t)target.width, (uint32_t)rows)) {
            storeRaster(target, y, rows, raster);
        } else {
            status = failure(source);
        }
    }
    free(raster);
    return status;
}

static CImageCodecsStatus decode(TIFF *tiff, CImageCodecsPixels target, int64_t deadline, const Source *source) {
    uint16_t compression = COMPRESSION_NONE;
    TIFFGetFieldDefaulted(tiff, TIFFTAG_COMPRESSION, &compression);
    if (!isCommon(compression)) {
        char reason[64];
        snprintf(reason, sizeof reason, "compression %u", compression);
        return failed(CImageCodecsStatusUnsupported, source->message, reason);
    }
    char reason[1024] = "";
    TIFFRGBAImage image;
    if (!TIFFRGBAImageOK(tiff, reason) || !TIFFRGBAImageBegin(&image, tiff, 1, reason)) {
        return source->message->text[0] == 0 ? failed(CImageCodecsStatusUnsupported, source->message, reason)
                                             : failure(source);
    }
    CImageCodecsStatus status = CImageCodecsStatusSuccess;
    if (image.width != (uint32_t)target.width || image.height != (uint32_t)target.height) {
        status = failed(CImageCodecsStatusDamaged, source->message, wrongSize);
    } else {
        // The caller turns the image; libtiff leaves the rows as they are stored when it is asked for what it has.
        image.req_orientation = image.orientation;
        status = decodeRows(&image, rowsStoredTogether(tiff, target.height), target, deadline, source);
    }
    TIFFRGBAImageEnd(&image);
    return status;
}

CImageCodecsStatus CImageCodecsDecodeTIFF(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                          CImageCodecsMessage *message) {
    // Four samples of 16 bits, and as much again for tiles that reach beyond the edges.
    static const tmsize_t bytesPerPixel = 16;
    static const tmsize_t smallestLimit = 16 << 20;
    Source source = {.file = file, .message = message};
    TIFF *tiff = open(&source, smallestLimit + bytesPerPixel * target.width * target.height);
    if (tiff == NULL) {
        return failure(&source);
    }
    CImageCodecsStatus status = decode(tiff, target, deadline, &source);
    TIFFClose(tiff);
    // libtiff does without a colour map, say, that it cannot read, and guesses.
    if (status == CImageCodecsStatusSuccess && source.endWasPassed) {
        status = failure(&source);
    }
    return status;
}
