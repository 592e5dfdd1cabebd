#include "Attempt.h"
#include "Pixel.h"
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>

typedef struct {
    Attempt attempt;
    CImageCodecsFile file;
    CImageCodecsPixels target;
    int32_t eighths;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    struct jpeg_decompress_struct decoder;
} Decoding;

static CImageCodecsStatus statusOfError(int code) {
    switch (code) {
    case JERR_OUT_OF_MEMORY:
        return CImageCodecsStatusOutOfMemory;
    case JERR_ARITH_NOTIMPL:
    case JERR_BAD_PRECISION:
    case JERR_CCIR601_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_IMAGE_TOO_BIG:
    case JERR_NOT_COMPILED:
    case JERR_NO_BACKING_STORE:
    case JERR_SOF_UNSUPPORTED:
        return CImageCodecsStatusUnsupported;
    default:
        return CImageCodecsStatusDamaged;
    }
}

static CImageCodecsStatus statusOfWarning(int code) {
    switch (code) {
    case JWRN_JPEG_EOF:
    case JWRN_HIT_MARKER:
        return CImageCodecsStatusTruncated;
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
    case JWRN_NOT_SEQUENTIAL:
        return CImageCodecsStatusSuccess;
    default:
        return CImageCodecsStatusDamaged;
    }
}

static void leaveWithMessage(j_common_ptr codec, CImageCodecsStatus status) {
    Decoding *decoding = codec->client_data;
    char reason[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, reason);
    giveUp(&decoding->attempt, status, reason);
}

static void onError(j_common_ptr codec) { leaveWithMessage(codec, statusOfError(codec->err->msg_code)); }

/// After a warning libjpeg decodes on and fills what is missing with grey; half an image does not count as an image.
static void onWarning(j_common_ptr codec, int level) {
    if (level >= 0) {
        return;
    }
    const CImageCodecsStatus status = statusOfWarning(codec->err->msg_code);
    if (status != CImageCodecsStatusSuccess) {
        leaveWithMessage(codec, status);
    }
}

static void onMessage(j_common_ptr codec) { (void)codec; }

static void onProgress(j_common_ptr codec) {
    Decoding *decoding = codec->client_data;
    checkDeadline(&decoding->attempt);
}

static void readHeader(Decoding *decoding) {
    struct jpeg_decompress_struct *decoder = &decoding->decoder;
    jpeg_create_decompress(decoder);
    decoder->progress = &decoding->progress;
    jpeg_mem_src(decoder, decoding->file.bytes, decoding->file.count);
    jpeg_read_header(decoder, TRUE);
}

static void readHeaderOnly(void *context) { readHeader(context); }

/// Converts inks to light. Adobe's files, which name themselves, store how much light each ink lets pass.
static void storeInkRow(uint8_t *target, int32_t channels, const uint8_t *inks, int32_t width, bool areInverted) {
    const uint32_t flip = areInverted ? 0 : 255;
    for (int32_t x = 0; x < width; x++, target += channels, inks += 4) {
        const uint32_t black = inks[3] ^ flip;
        storePixel(target, channels, ((inks[0] ^ flip) * black + 127) / 255, ((inks[1] ^ flip) * black + 127) / 255,
                   ((inks[2] ^ flip) * black + 127) / 255);
    }
}

static void readRows(struct jpeg_decompress_struct *decoder, CImageCodecsPixels target) {
    const bool hasInks = decoder->out_color_space == JCS_CMYK;
    JSAMPARRAY inks = NULL;
    if (hasInks) {
        inks = decoder->mem->alloc_sarray((j_common_ptr)decoder, JPOOL_IMAGE, decoder->output_width * 4, 1);
    }
    while (decoder->output_scanline < decoder->output_height) {
        JSAMPROW row = targetRow(target, (int32_t)decoder->output_scanline);
        if (hasInks) {
            jpeg_read_scanlines(decoder, inks, 1);
            storeInkRow(row, target.channels, inks[0], target.width, decoder->saw_Adobe_marker);
        } else {
            jpeg_read_scanlines(decoder, &row, 1);
        }
    }
}

static void decode(void *context) {
    Decoding *decoding = context;
    struct jpeg_decompress_struct *decoder = &decoding->decoder;
    readHeader(decoding);
    const bool hasInks = decoder->jpeg_color_space == JCS_CMYK || decoder->jpeg_color_space == JCS_YCCK;
    decoder->out_color_space = hasInks ? JCS_CMYK : decoding->target.channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    decoder->scale_num = (unsigned)decoding->eighths;
    decoder->scale_denom = 8;
    jpeg_calc_output_dimensions(decoder);
    if (decoder->output_width != (JDIMENSION)decoding->target.width ||
        decoder->output_height != (JDIMENSION)decoding->target.height) {
        giveUp(&decoding->attempt, CImageCodecsStatusDamaged, wrongSize);
    }
    jpeg_start_decompress(decoder);
    readRows(decoder, decoding->target);
    jpeg_finish_decompress(decoder);
}

static CImageCodecsStatus run(Decoding *decoding, void (*body)(void *)) {
    decoding->decoder.err = jpeg_std_error(&decoding->errors);
    decoding->decoder.client_data = decoding;
    decoding->errors.error_exit = onError;
    decoding->errors.emit_message = onWarning;
    decoding->errors.output_message = onMessage;
    decoding->progress.progress_monitor = onProgress;
    const CImageCodecsStatus status = runAttempt(&decoding->attempt, body, decoding);
    jpeg_destroy_decompress(&decoding->decoder);
    return status;
}

CImageCodecsStatus CImageCodecsReadJPEGHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message) {
    Decoding decoding = {.attempt = {.message = message, .deadline = INT64_MAX}, .file = file};
    const CImageCodecsStatus status = run(&decoding, readHeaderOnly);
    *header = plainHeader(decoding.decoder.image_width, decoding.decoder.image_height);
    // libjpeg refuses sides above 65,500 by itself, but it has read them.
    const bool isTooBig = status != CImageCodecsStatusSuccess && decoding.errors.msg_code == JERR_IMAGE_TOO_BIG;
    return isTooBig ? CImageCodecsStatusSuccess : status;
}

CImageCodecsStatus CImageCodecsDecodeJPEG(CImageCodecsFile file, CImageCodecsPixels target, int32_t eighths,
                                          int64_t deadline, CImageCodecsMessage *message) {
    Decoding decoding = {
        .attempt = {.message = message, .deadline = deadline}, .file = file, .target = target, .eighths = eighths};
    return run(&decoding, decode);
}
