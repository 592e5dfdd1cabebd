#include "Attempt.h"
#include "Encoding.h"

#include <png.h>

typedef struct {
    Attempt attempt;
    CImageCodecsPicture picture;
    CImageCodecsOutput output;
    png_structp png;
    png_infop info;
} Encoding;

static void onError(png_structp png, png_const_charp reason) {
    Encoding *encoding = png_get_error_ptr(png);
    giveUp(&encoding->attempt, CImageCodecsStatusUnsupported, reason);
}

static void onWarning(png_structp png, png_const_charp reason) { (void)png, (void)reason; }

static void writeBytes(png_structp png, png_bytep bytes, size_t count) {
    Encoding *encoding = png_get_io_ptr(png);
    encoding->output.write(encoding->output.context, bytes, count);
}

static void flush(png_structp png) { (void)png; }

static void encode(void *context) {
    Encoding *encoding = context;
    const CImageCodecsPicture picture = encoding->picture;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, encoding, onError, onWarning);
    encoding->png = png;
    encoding->info = png == NULL ? NULL : png_create_info_struct(png);
    if (encoding->info == NULL) {
        giveUp(&encoding->attempt, CImageCodecsStatusOutOfMemory, "libpng cannot start");
    }
    png_set_write_fn(png, encoding, writeBytes, flush);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(png, encoding->info, (png_uint_32)picture.width, (png_uint_32)picture.height, 8,
                 picture.channels == 1 ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, encoding->info);
    const size_t stride = (size_t)picture.width * (size_t)picture.channels;
    for (int32_t y = 0; y < picture.height; y++) {
        png_write_row(png, picture.pixels + (size_t)y * stride);
    }
    png_write_end(png, NULL);
}

CImageCodecsStatus CImageCodecsEncodePNG(CImageCodecsPicture picture, CImageCodecsOutput output,
                                         CImageCodecsMessage *message) {
    Encoding encoding = {.attempt = {.message = message}, .picture = picture, .output = output};
    const CImageCodecsStatus status = runAttempt(&encoding.attempt, encode, &encoding);
    png_destroy_write_struct(&encoding.png, &encoding.info);
    return status;
}
