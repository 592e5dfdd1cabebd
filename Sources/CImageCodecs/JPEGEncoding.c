#include "Attempt.h"
#include "Encoding.h"
#include <stdio.h>

#include <jpeglib.h>

typedef struct {
    Attempt attempt;
    CImageCodecsPicture picture;
    int32_t quality;
    CImageCodecsOutput output;
    struct jpeg_error_mgr errors;
    struct jpeg_destination_mgr destination;
    struct jpeg_compress_struct encoder;
    JOCTET buffer[1 << 14];
} Encoding;

static void onError(j_common_ptr codec) {
    Encoding *encoding = codec->client_data;
    char reason[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, reason);
    giveUp(&encoding->attempt, CImageCodecsStatusUnsupported, reason);
}

static void onMessage(j_common_ptr codec) { (void)codec; }

static void start(j_compress_ptr encoder) {
    Encoding *encoding = encoder->client_data;
    encoding->destination.next_output_byte = encoding->buffer;
    encoding->destination.free_in_buffer = sizeof encoding->buffer;
}

static boolean emptyBuffer(j_compress_ptr encoder) {
    Encoding *encoding = encoder->client_data;
    encoding->output.write(encoding->output.context, encoding->buffer, sizeof encoding->buffer);
    start(encoder);
    return TRUE;
}

static void finish(j_compress_ptr encoder) {
    Encoding *encoding = encoder->client_data;
    encoding->output.write(encoding->output.context, encoding->buffer,
                           sizeof encoding->buffer - encoding->destination.free_in_buffer);
}

static void encode(void *context) {
    Encoding *encoding = context;
    struct jpeg_compress_struct *encoder = &encoding->encoder;
    const CImageCodecsPicture picture = encoding->picture;
    jpeg_create_compress(encoder);
    encoding->destination = (struct jpeg_destination_mgr){
        .init_destination = start, .empty_output_buffer = emptyBuffer, .term_destination = finish};
    encoder->dest = &encoding->destination;
    encoder->image_width = (JDIMENSION)picture.width;
    encoder->image_height = (JDIMENSION)picture.height;
    encoder->input_components = picture.channels;
    encoder->in_color_space = picture.channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(encoder);
    jpeg_set_quality(encoder, encoding->quality, TRUE);
    encoder->optimize_coding = TRUE;
    jpeg_start_compress(encoder, TRUE);
    const size_t stride = (size_t)picture.width * (size_t)picture.channels;
    while (encoder->next_scanline < encoder->image_height) {
        JSAMPROW row = (JSAMPROW)picture.pixels + encoder->next_scanline * stride;
        jpeg_write_scanlines(encoder, &row, 1);
    }
    jpeg_finish_compress(encoder);
}

CImageCodecsStatus CImageCodecsEncodeJPEG(CImageCodecsPicture picture, int32_t quality, CImageCodecsOutput output,
                                          CImageCodecsMessage *message) {
    Encoding encoding = {.attempt = {.message = message}, .picture = picture, .quality = quality, .output = output};
    encoding.encoder.err = jpeg_std_error(&encoding.errors);
    encoding.encoder.client_data = &encoding;
    encoding.errors.error_exit = onError;
    encoding.errors.output_message = onMessage;
    const CImageCodecsStatus status = runAttempt(&encoding.attempt, encode, &encoding);
    jpeg_destroy_compress(&encoding.encoder);
    return status;
}
