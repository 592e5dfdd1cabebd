#include "Attempt.h"
#include "LibOpenJPEG.h"
#include "Pixel.h"
#include <string.h>

/// The size of an image, and where its codestream begins.
typedef struct {
    int64_t width, height;
    bool isBare;
} Size;

static uint32_t number(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Returns the offset of the codestream: that of the box `jp2c` in a JP2 file (ITU-T T.800, I.5.4), 0 in a bare one.
static bool findCodestream(CImageCodecsFile file, size_t *offset) {
    static const uint8_t start[] = {0xFF, 0x4F, 0xFF, 0x51};
    size_t place = 0;
    while (file.count - place >= 8) {
        if (memcmp(file.bytes + place, start, sizeof start) == 0) {
            *offset = place;
            return true;
        }
        const bool isStream = memcmp(file.bytes + place + 4, "jp2c", 4) == 0;
        uint64_t length = number(file.bytes + place);
        uint64_t head = 8;
        if (length == 1 && file.count - place >= 16) {
            length = (uint64_t)number(file.bytes + place + 8) << 32 | number(file.bytes + place + 12);
            head = 16;
        }
        // A length of 0 goes to the end of the file.
        const uint64_t step = isStream ? head : length;
        if ((length != 0 && length < head) || step == 0 || step > file.count - place) {
            return false;
        }
        place += (size_t)step;
    }
    return false;
}

/// The coding of a component's wavelet coefficients (ITU-T T.800, A.6.1), as a file has it.
typedef struct {
    uint32_t levels, blockWidth, blockHeight;
    /// The widths and heights of precincts, by their exponents, one byte for each level and one more; NULL for the largest.
    const uint8_t *precincts;
} Coding;

/// Reads the coding at a place that may be a marker COD or COC; false where it is none that OpenJPEG takes for one.
static bool readCoding(const uint8_t *place, size_t left, Coding *coding, uint32_t *layers) {
    const bool isDefault = left > 1 && place[0] == 0xFF && place[1] == 0x52;
    const bool isOfComponent = left > 1 && place[0] == 0xFF && place[1] == 0x53;
    const size_t start = isDefault ? 9 : 6;
    if ((!isDefault && !isOfComponent) || left < start + 5) {
        return false;
    }
    const uint32_t levels = place[start];
    const bool hasPrecincts = (place[isDefault ? 4 : 5] & 1) != 0;
    const size_t length = start + 3 + (hasPrecincts ? levels + 1 : 0);
    if (levels > 32 || length != ((size_t)place[2] << 8 | place[3]) || left < length + 2) {
        return false;
    }
    *coding = (Coding){.levels = levels,
                       .blockWidth = (place[start + 1] & 15) + 2,
                       .blockHeight = (place[start + 2] & 15) + 2,
                       .precincts = hasPrecincts ? place + start + 5 : NULL};
    *layers = isDefault ? (uint32_t)place[6] << 8 | place[7] : 1;
    return true;
}

static double least(double first, double second) { return first < second ? first : second; }

static double power(uint32_t exponent) { return (double)((uint64_t)1 << exponent); }

/// The parts into which one component is cut.
typedef struct {
    double precincts, blocks;
} Parts;

/// Returns how many parts one component of a size has at the most.
static Parts countParts(Coding coding, double width, double height) {
    Parts parts = {0};
    for (uint32_t level = 0; level <= coding.levels; level++) {
        const double scale = 1 / power(coding.levels - level);
        const double precinctWidth = power(coding.precincts == NULL ? 15 : coding.precincts[level] & 15);
        const double precinctHeight = power(coding.precincts == NULL ? 15 : coding.precincts[level] >> 4);
        parts.precincts += (scale * width / precinctWidth + 2) * (scale * height / precinctHeight + 2);
        // All levels but the first have three bands of half the size, and so have their precincts.
        const double bands = level == 0 ? 1 : 3, half = level == 0 ? 1 : 0.5;
        const double blockWidth = least(power(coding.blockWidth), half * precinctWidth);
        const double blockHeight = least(power(coding.blockHeight), half * precinctHeight);
        parts.blocks +=
            bands * (half * scale * width / blockWidth + 2) * (half * scale * height / blockHeight + 2);
    }
    return parts;
}

/// True where no coding of a file parts its image into so many precincts and blocks of code that their tables fill the memory:
/// OpenJPEG takes it before it reads the first of them. Any place of the file counts, as tiles have codings of their own. So does
/// a palette that makes one component many.
static bool hasUsualParts(CImageCodecsFile file, double width, double height, uint32_t components) {
    static const double mostParts = 1 << 20, mostPackets = 1 << 23;
    static const uint8_t mostColumns = 4;
    for (size_t place = 0; place < file.count; place++) {
        const uint8_t *bytes = file.bytes + place;
        const size_t left = file.count - place;
        Coding coding;
        uint32_t layers = 0;
        if (left >= 7 && memcmp(bytes, "pclr", 4) == 0 && bytes[6] > mostColumns) {
            return false;
        }
        if (!readCoding(bytes, left, &coding, &layers)) {
            continue;
        }
        const Parts parts = countParts(coding, components * width, height);
        if (parts.precincts + parts.blocks > mostParts || parts.precincts * layers > mostPackets) {
            return false;
        }
    }
    return true;
}

/// Reads the marker SIZ (ITU-T T.800, A.5.1). OpenJPEG would allocate memory for each tile before it tells the size.
static CImageCodecsStatus readSize(CImageCodecsFile file, Size *size, CImageCodecsMessage *message) {
    size_t offset = 0;
    if (!findCodestream(file, &offset)) {
        return failed(CImageCodecsStatusTruncated, message, "the file has no codestream");
    }
    if (file.count - offset < 42) {
        return failed(CImageCodecsStatusTruncated, message, "the file ends in its header");
    }
    const uint8_t *sizes = file.bytes + offset + 8;
    uint32_t value[8];
    for (int i = 0; i < 8; i++) {
        value[i] = number(sizes + 4 * i);
    }
    const int64_t width = (int64_t)value[0] - value[2];
    const int64_t height = (int64_t)value[1] - value[3];
    if (width <= 0 || height <= 0 || value[4] == 0 || value[5] == 0) {
        return failed(CImageCodecsStatusDamaged, message, "the image has no pixels");
    }
    static const int64_t mostTiles = 4096;
    const int64_t columns = ((int64_t)value[0] - value[6]) / value[4] + 1;
    const int64_t rows = ((int64_t)value[1] - value[7]) / value[5] + 1;
    if (columns > mostTiles || rows > mostTiles || columns * rows > mostTiles) {
        return failed(CImageCodecsStatusUnsupported, message, "the image has too many tiles");
    }
    // Four inks and their opacity.
    static const uint32_t mostComponents = 5;
    const uint32_t components = (uint32_t)sizes[32] << 8 | sizes[33];
    if (components > mostComponents) {
        return failed(CImageCodecsStatusUnsupported, message, "the image has too many components");
    }
    if (!hasUsualParts(file, (double)width, (double)height, components)) {
        return failed(CImageCodecsStatusUnsupported, message, "the image has too many parts");
    }
    *size = (Size){.width = width, .height = height, .isBare = offset == 0};
    return CImageCodecsStatusSuccess;
}

CImageCodecsStatus CImageCodecsReadJPEG2000Header(CImageCodecsFile file, CImageCodecsHeader *header,
                                                  CImageCodecsMessage *message) {
    Size size;
    const CImageCodecsStatus status = readSize(file, &size, message);
    if (status == CImageCodecsStatusSuccess) {
        *header = plainHeader(size.width, size.height);
    }
    return status;
}

/// A file, and how far it was read.
typedef struct {
    CImageCodecsFile file;
    size_t place;
} Source;

static OPJ_SIZE_T readBytes(void *target, OPJ_SIZE_T count, void *data) {
    Source *source = data;
    const size_t left = source->file.count - source->place;
    const size_t taken = count < left ? count : left;
    if (taken == 0) {
        return (OPJ_SIZE_T)-1;
    }
    memcpy(target, source->file.bytes + source->place, taken);
    source->place += taken;
    return taken;
}

static OPJ_OFF_T skipBytes(OPJ_OFF_T count, void *data) {
    Source *source = data;
    const size_t left = source->file.count - source->place;
    if (count < 0 || (uint64_t)count > left) {
        return -1;
    }
    source->place += (size_t)count;
    return count;
}

static OPJ_BOOL seekByte(OPJ_OFF_T place, void *data) {
    Source *source = data;
    if (place < 0 || (uint64_t)place > source->file.count) {
        return OPJ_FALSE;
    }
    source->place = (size_t)place;
    return OPJ_TRUE;
}

static void keepMessage(const char *text, void *data) { failed(CImageCodecsStatusDamaged, data, text); }

/// Returns a sample of a component as 0…255, whatever its bits, its sign and its size.
static uint32_t sampleAt(const opj_image_t *image, uint32_t index, int32_t x, int32_t y) {
    const opj_image_comp_t *component = &image->comps[index];
    uint32_t column = (uint32_t)x / component->dx;
    uint32_t row = (uint32_t)y / component->dy;
    column = column < component->w ? column : component->w - 1;
    row = row < component->h ? row : component->h - 1;
    int64_t value = component->data[(size_t)row * component->w + column];
    if (component->sgnd) {
        value += (int64_t)1 << (component->prec - 1);
    }
    const int64_t most = ((int64_t)1 << component->prec) - 1;
    value = value < 0 ? 0 : value > most ? most : value;
    return (uint32_t)((value * 255 + most / 2) / most);
}

static uint32_t clamped(double value) { return value < 0 ? 0 : value > 255 ? 255 : (uint32_t)(value + 0.5); }

static void storeImage(const opj_image_t *image, CImageCodecsPixels target) {
    const uint32_t colours = image->numcomps < 3 ? 1 : 3;
    const bool hasOpacity = image->numcomps == colours + 1 && image->comps[colours].alpha != 0;
    const bool isLuma = colours == 3 && image->color_space == OPJ_CLRSPC_SYCC;
    for (int32_t y = 0; y < target.height; y++) {
        uint8_t *row = targetRow(target, y);
        for (int32_t x = 0; x < target.width; x++, row += target.channels) {
            uint32_t red = sampleAt(image, 0, x, y);
            uint32_t green = colours == 3 ? sampleAt(image, 1, x, y) : red;
            uint32_t blue = colours == 3 ? sampleAt(image, 2, x, y) : red;
            if (isLuma) {
                const double luma = red, b = (double)green - 128, r = (double)blue - 128;
                red = clamped(luma + 1.402 * r);
                green = clamped(luma - 0.344136 * b - 0.714136 * r);
                blue = clamped(luma + 1.772 * b);
            }
            const uint32_t opacity = hasOpacity ? sampleAt(image, colours, x, y) : 255;
            storePixel(row, target.channels, overWhite(red, opacity), overWhite(green, opacity),
                       overWhite(blue, opacity));
        }
    }
}

/// Checks that OpenJPEG sees the size that was checked.
static bool hasSize(const opj_image_t *image, CImageCodecsPixels target) {
    return image->numcomps > 0 && image->x1 - image->x0 == (uint32_t)target.width &&
           image->y1 - image->y0 == (uint32_t)target.height;
}

/// Checks that each sample of the image can be reached.
static bool isWhole(const opj_image_t *image, CImageCodecsPixels target) {
    if (!hasSize(image, target)) {
        return false;
    }
    for (uint32_t index = 0; index < image->numcomps; index++) {
        const opj_image_comp_t *component = &image->comps[index];
        if (component->data == NULL || component->w == 0 || component->h == 0 || component->dx == 0 ||
            component->dy == 0 || component->prec == 0 || component->prec > 31) {
            return false;
        }
    }
    return true;
}

static CImageCodecsStatus decodeStream(opj_codec_t *codec, opj_stream_t *stream, CImageCodecsPixels target,
                                       CImageCodecsMessage *message) {
    opj_dparameters_t parameters;
    openjpeg()->set_default_decoder_parameters(&parameters);
    openjpeg()->set_error_handler(codec, keepMessage, message);
    opj_image_t *image = NULL;
    const bool isDecoded = openjpeg()->setup_decoder(codec, &parameters) &&
                           openjpeg()->decoder_set_strict_mode(codec, OPJ_TRUE) &&
                           openjpeg()->read_header(stream, codec, &image) && hasSize(image, target) &&
                           openjpeg()->decode(codec, stream, image) && openjpeg()->end_decompress(codec, stream);
    CImageCodecsStatus status = CImageCodecsStatusSuccess;
    if (!isDecoded) {
        status = message->text[0] == 0 ? failed(CImageCodecsStatusDamaged, message, "OpenJPEG cannot decode it")
                                       : CImageCodecsStatusDamaged;
    } else if (!isWhole(image, target)) {
        status = failed(CImageCodecsStatusDamaged, message, wrongSize);
    } else {
        storeImage(image, target);
    }
    if (image != NULL) {
        openjpeg()->image_destroy(image);
    }
    return status;
}

CImageCodecsStatus CImageCodecsDecodeJPEG2000(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                              CImageCodecsMessage *message) {
    Size size;
    CImageCodecsStatus status = readSize(file, &size, message);
    if (status != CImageCodecsStatusSuccess) {
        return status;
    }
    if (openjpeg() == NULL) {
        return failed(CImageCodecsStatusUnsupported, message, "OpenJPEG (libopenjp2-7) is not installed");
    }
    if (CImageCodecsNow() > deadline) {
        return failed(CImageCodecsStatusTimedOut, message, "the deadline has passed");
    }
    Source source = {.file = file};
    opj_codec_t *codec = openjpeg()->create_decompress(size.isBare ? OPJ_CODEC_J2K : OPJ_CODEC_JP2);
    opj_stream_t *stream = openjpeg()->stream_create(1 << 16, OPJ_TRUE);
    message->text[0] = 0;
    if (codec == NULL || stream == NULL) {
        status = failed(CImageCodecsStatusOutOfMemory, message, "OpenJPEG cannot start");
    } else {
        openjpeg()->stream_set_read_function(stream, readBytes);
        openjpeg()->stream_set_skip_function(stream, skipBytes);
        openjpeg()->stream_set_seek_function(stream, seekByte);
        openjpeg()->stream_set_user_data(stream, &source, NULL);
        openjpeg()->stream_set_user_data_length(stream, file.count);
        status = decodeStream(codec, stream, target, message);
    }
    if (stream != NULL) {
        openjpeg()->stream_destroy(stream);
    }
    if (codec != NULL) {
        openjpeg()->destroy_codec(codec);
    }
    return status;
}
