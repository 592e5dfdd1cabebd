#include "Attempt.h"
#include "Pixel.h"
#include <stdlib.h>

#include <webp/decode.h>

/// How much of the file is decoded between two looks at the clock.
static const size_t stepSize = 64 << 10;

static CImageCodecsStatus failure(VP8StatusCode code, CImageCodecsMessage *message) {
    switch (code) {
    case VP8_STATUS_OUT_OF_MEMORY:
        return failed(CImageCodecsStatusOutOfMemory, message, "libwebp has no memory left");
    case VP8_STATUS_UNSUPPORTED_FEATURE:
        return failed(CImageCodecsStatusUnsupported, message, "a feature that libwebp does not know");
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA:
        return failed(CImageCodecsStatusTruncated, message, "the file ends before the image does");
    default:
        return failed(CImageCodecsStatusDamaged, message, "libwebp cannot make sense of the data");
    }
}

static CImageCodecsStatus readFeatures(CImageCodecsFile file, WebPBitstreamFeatures *features,
                                       CImageCodecsMessage *message) {
    const VP8StatusCode code = WebPGetFeatures(file.bytes, file.count, features);
    if (code != VP8_STATUS_OK) {
        return failure(code, message);
    }
    if (features->has_animation) {
        return failed(CImageCodecsStatusUnsupported, message, "an animation");
    }
    return CImageCodecsStatusSuccess;
}

CImageCodecsStatus CImageCodecsReadWebPHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message) {
    WebPBitstreamFeatures features;
    const CImageCodecsStatus status = readFeatures(file, &features, message);
    if (status == CImageCodecsStatusSuccess) {
        *header = plainHeader(features.width, features.height);
    }
    return status;
}

static CImageCodecsStatus decodeSteps(CImageCodecsFile file, WebPDecoderConfig *config, int64_t deadline,
                                      CImageCodecsMessage *message) {
    WebPIDecoder *decoder = WebPIDecode(NULL, 0, config);
    if (decoder == NULL) {
        return failure(VP8_STATUS_OUT_OF_MEMORY, message);
    }
    CImageCodecsStatus status = CImageCodecsStatusSuccess;
    VP8StatusCode code = VP8_STATUS_SUSPENDED;
    for (size_t available = 0; code == VP8_STATUS_SUSPENDED && available < file.count;) {
        if (CImageCodecsNow() > deadline) {
            status = failed(CImageCodecsStatusTimedOut, message, "the deadline has passed");
            break;
        }
        available = file.count - available > stepSize ? available + stepSize : file.count;
        code = WebPIUpdate(decoder, file.bytes, available);
    }
    WebPIDelete(decoder);
    return code == VP8_STATUS_OK || status != CImageCodecsStatusSuccess ? status : failure(code, message);
}

/// Decodes into `pixels`, which have the channels of the file.
static CImageCodecsStatus decodePixels(CImageCodecsFile file, WebPDecoderConfig *config, uint8_t *pixels,
                                       int64_t deadline, CImageCodecsMessage *message) {
    const int32_t stride = config->input.width * (config->input.has_alpha ? 4 : 3);
    config->output.colorspace = config->input.has_alpha ? MODE_RGBA : MODE_RGB;
    config->output.is_external_memory = 1;
    config->output.u.RGBA =
        (WebPRGBABuffer){.rgba = pixels, .stride = stride, .size = (size_t)stride * (size_t)config->input.height};
    const CImageCodecsStatus status = decodeSteps(file, config, deadline, message);
    WebPFreeDecBuffer(&config->output);
    return status;
}

CImageCodecsStatus CImageCodecsDecodeWebP(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                          CImageCodecsMessage *message) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) {
        return failed(CImageCodecsStatusUnsupported, message, "libwebp is of another version");
    }
    CImageCodecsStatus status = readFeatures(file, &config.input, message);
    if (status != CImageCodecsStatusSuccess) {
        return status;
    }
    if (config.input.width != target.width || config.input.height != target.height) {
        return failed(CImageCodecsStatusDamaged, message, wrongSize);
    }
    const int32_t channels = config.input.has_alpha ? 4 : 3;
    if (channels == target.channels) {
        return decodePixels(file, &config, target.pixels, deadline, message);
    }
    const size_t stride = (size_t)target.width * (size_t)channels;
    uint8_t *pixels = malloc(stride * (size_t)target.height);
    if (pixels == NULL) {
        return failure(VP8_STATUS_OUT_OF_MEMORY, message);
    }
    status = decodePixels(file, &config, pixels, deadline, message);
    for (int32_t y = 0; status == CImageCodecsStatusSuccess && y < target.height; y++) {
        storeRow(targetRow(target, y), target.channels, pixels + (size_t)y * stride, channels, target.width);
    }
    free(pixels);
    return status;
}
