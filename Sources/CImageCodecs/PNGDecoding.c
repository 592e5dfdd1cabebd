#include "Attempt.h"
#include "Pixel.h"
#include <string.h>

#include <png.h>

typedef struct {
    Attempt attempt;
    CImageCodecsFile file;
    size_t position;
    CImageCodecsPixels target;
    CImageCodecsHeader header;
    png_structp png;
    png_infop info;
} Decoding;

static void onError(png_structp png, png_const_charp reason) {
    Decoding *decoding = png_get_error_ptr(png);
    giveUp(&decoding->attempt, CImageCodecsStatusDamaged, reason);
}

static void onWarning(png_structp png, png_const_charp reason) { (void)png, (void)reason; }

static void readBytes(png_structp png, png_bytep target, size_t count) {
    Decoding *decoding = png_get_io_ptr(png);
    if (count > decoding->file.count - decoding->position) {
        giveUp(&decoding->attempt, CImageCodecsStatusTruncated, "the file ends before the image does");
    }
    memcpy(target, decoding->file.bytes + decoding->position, count);
    decoding->position += count;
}

static void readHeader(void *context) {
    Decoding *decoding = context;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, decoding, onError, onWarning);
    decoding->png = png;
    decoding->info = png == NULL ? NULL : png_create_info_struct(png);
    if (decoding->info == NULL) {
        giveUp(&decoding->attempt, CImageCodecsStatusOutOfMemory, "libpng cannot start");
    }
    png_set_read_fn(png, decoding, readBytes);
    // The caller sets the limit; libpng's own would hide the size.
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    // Texts, profiles and other companions may be compressed a thousandfold, and are of no use here.
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, decoding->info);
    decoding->header = plainHeader(png_get_image_width(png, decoding->info), png_get_image_height(png, decoding->info));
}

/// Asks libpng for 8 bits per sample over white paper, in the target's channels.
static void requestTargetFormat(Decoding *decoding) {
    png_structp png = decoding->png;
    const png_byte colorType = png_get_color_type(png, decoding->info);
    const bool isTransparent =
        (colorType & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, decoding->info, PNG_INFO_tRNS) != 0;
    const bool isColored = (colorType & PNG_COLOR_MASK_COLOR) != 0;
    png_set_expand(png);
    png_set_scale_16(png);
    if (isTransparent) {
        const png_uint_16 white = png_get_bit_depth(png, decoding->info) == 16 ? 0xffff : 0xff;
        const png_color_16 paper = {.red = white, .green = white, .blue = white, .gray = white};
        png_set_background_fixed(png, &paper, PNG_BACKGROUND_GAMMA_SCREEN, 0, PNG_FP_1);
    }
    if (isColored && decoding->target.channels == 1) {
        png_set_rgb_to_gray_fixed(png, PNG_ERROR_ACTION_NONE, 29900, 58700);
    } else if (!isColored && decoding->target.channels == 3) {
        png_set_gray_to_rgb(png);
    }
}

static void readRows(Decoding *decoding) {
    const CImageCodecsPixels target = decoding->target;
    const size_t stride = (size_t)target.width * (size_t)target.channels;
    const int passes = png_set_interlace_handling(decoding->png);
    png_read_update_info(decoding->png, decoding->info);
    if (decoding->header.width != target.width || decoding->header.height != target.height ||
        png_get_rowbytes(decoding->png, decoding->info) != stride) {
        giveUp(&decoding->attempt, CImageCodecsStatusDamaged, wrongSize);
    }
    for (int pass = 0; pass < passes; pass++) {
        for (int32_t y = 0; y < target.height; y++) {
            png_read_row(decoding->png, targetRow(target, y), NULL);
            checkDeadline(&decoding->attempt);
        }
    }
    png_read_end(decoding->png, NULL);
}

static void decode(void *context) {
    Decoding *decoding = context;
    readHeader(decoding);
    requestTargetFormat(decoding);
    readRows(decoding);
}

static CImageCodecsStatus run(Decoding *decoding, void (*body)(void *)) {
    const CImageCodecsStatus status = runAttempt(&decoding->attempt, body, decoding);
    png_destroy_read_struct(&decoding->png, &decoding->info, NULL);
    return status;
}

CImageCodecsStatus CImageCodecsReadPNGHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                             CImageCodecsMessage *message) {
    Decoding decoding = {.attempt = {.message = message, .deadline = INT64_MAX}, .file = file};
    const CImageCodecsStatus status = run(&decoding, readHeader);
    *header = decoding.header;
    return status;
}

CImageCodecsStatus CImageCodecsDecodePNG(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                         CImageCodecsMessage *message) {
    Decoding decoding = {.attempt = {.message = message, .deadline = deadline}, .file = file, .target = target};
    return run(&decoding, decode);
}
