#include "Attempt.h"
#include "Guarded.h"
#include "LibHEIF.h"
#include "Pixel.h"
#include <pthread.h>
#include <stdlib.h>

static CImageCodecsStatus statusOf(struct heif_error error) {
    if (error.subcode == heif_suberror_End_of_data) {
        return CImageCodecsStatusTruncated;
    }
    if (error.subcode == heif_suberror_Security_limit_exceeded) {
        return CImageCodecsStatusUnsupported;
    }
    switch (error.code) {
    case heif_error_Ok:
        return CImageCodecsStatusSuccess;
    case heif_error_Memory_allocation_error:
        return CImageCodecsStatusOutOfMemory;
    case heif_error_Unsupported_filetype:
    case heif_error_Unsupported_feature:
        return CImageCodecsStatusUnsupported;
    default:
        return CImageCodecsStatusDamaged;
    }
}

static CImageCodecsStatus check(struct heif_error error, CImageCodecsMessage *message) {
    const CImageCodecsStatus status = statusOf(error);
    return status == CImageCodecsStatusSuccess ? status : failed(status, message, error.message);
}

/// Makes a context; the caller frees it.
static CImageCodecsStatus start(struct heif_context **context, CImageCodecsMessage *message) {
    if (libheif() == NULL) {
        return failed(CImageCodecsStatusUnsupported, message, "the library libheif is not installed");
    }
    *context = libheif()->context_alloc();
    return *context != NULL ? CImageCodecsStatusSuccess
                            : failed(CImageCodecsStatusOutOfMemory, message, "libheif cannot start");
}

static CImageCodecsStatus read(struct heif_context *context, CImageCodecsFile file, int longestSide,
                               CImageCodecsMessage *message) {
    // Several images may be decoded at once already, each on one thread.
    libheif()->context_set_max_decoding_threads(context, 0);
    libheif()->context_set_maximum_image_size_limit(context, longestSide);
    return check(libheif()->context_read_from_memory_without_copy(context, file.bytes, file.count, NULL), message);
}

/// Opens the image; each of its sides may have at most the given length. The caller releases `handle`.
static CImageCodecsStatus open(struct heif_context *context, CImageCodecsFile file, int longestSide,
                               struct heif_image_handle **handle, CImageCodecsMessage *message) {
    const CImageCodecsStatus status = read(context, file, longestSide, message);
    if (status != CImageCodecsStatusSuccess) {
        return status;
    }
    return check(file.place == 0 ? libheif()->context_get_primary_image_handle(context, handle)
                                 : libheif()->context_get_image_handle(context, (heif_item_id)file.place, handle),
                 message);
}

/// Lists the images of an open file: 0 for the primary one, then the others.
static int32_t list(struct heif_context *context, uint64_t *identifiers, int32_t room) {
    heif_item_id primary = 0;
    libheif()->context_get_primary_image_ID(context, &primary);
    const int number = libheif()->context_get_number_of_top_level_images(context);
    heif_item_id *items = calloc(number > 0 ? (size_t)number : 1, sizeof *items);
    if (items == NULL) {
        return 0;
    }
    libheif()->context_get_list_of_top_level_image_IDs(context, items, number);
    int32_t count = 0;
    identifiers[count++] = 0;
    for (int index = 0; index < number && count < room; index++) {
        if (items[index] != primary) {
            identifiers[count++] = items[index];
        }
    }
    free(items);
    return count;
}

/// A look at a file. libheif throws out of its functions of C when it gets no memory, so that what is to be freed
/// stands here.
typedef struct {
    struct heif_context *context;
    struct heif_image_handle *handle;
    CImageCodecsFile file;
    CImageCodecsMessage *message;
    union {
        struct {
            uint64_t *identifiers;
            int32_t room, *count;
        };
        CImageCodecsHeader *header;
        struct {
            CImageCodecsPixels target;
            int64_t deadline;
        };
    };
} Look;

static CImageCodecsStatus look(CImageCodecsStatus (*body)(void *look), Look *look) {
    const CImageCodecsStatus status = runGuarded(body, look, look->message);
    if (look->handle != NULL) {
        libheif()->image_handle_release(look->handle);
    }
    if (look->context != NULL) {
        libheif()->context_free(look->context);
    }
    return status;
}

static CImageCodecsStatus listImages(void *context) {
    Look *look = context;
    CImageCodecsStatus status = start(&look->context, look->message);
    if (status == CImageCodecsStatusSuccess) {
        status = read(look->context, look->file, INT32_MAX, look->message);
    }
    if (status == CImageCodecsStatusSuccess) {
        *look->count = list(look->context, look->identifiers, look->room);
        if (*look->count == 0) {
            status = failed(CImageCodecsStatusOutOfMemory, look->message, "no memory for a list of images");
        }
    }
    return status;
}

CImageCodecsStatus CImageCodecsListHEICImages(CImageCodecsFile file, uint64_t *identifiers, int32_t room,
                                              int32_t *count, CImageCodecsMessage *message) {
    return look(listImages,
                &(Look){.file = file, .message = message, .identifiers = identifiers, .room = room, .count = count});
}

static CImageCodecsStatus readHeader(void *context) {
    Look *look = context;
    CImageCodecsStatus status = start(&look->context, look->message);
    if (status == CImageCodecsStatusSuccess) {
        status = open(look->context, look->file, INT32_MAX, &look->handle, look->message);
    }
    if (status == CImageCodecsStatusSuccess) {
        const struct heif_image_handle *handle = look->handle;
        *look->header =
            plainHeader(libheif()->image_handle_get_width(handle), libheif()->image_handle_get_height(handle));
        look->header->storedWidth = libheif()->image_handle_get_ispe_width(handle);
        look->header->storedHeight = libheif()->image_handle_get_ispe_height(handle);
    }
    return status;
}

CImageCodecsStatus CImageCodecsReadHEICHeader(CImageCodecsFile file, CImageCodecsHeader *header,
                                              CImageCodecsMessage *message) {
    return look(readHeader, &(Look){.file = file, .message = message, .header = header});
}

static CImageCodecsStatus store(const struct heif_image *image, int32_t channels, CImageCodecsPixels target,
                                CImageCodecsMessage *message) {
    int stride = 0;
    const uint8_t *pixels = libheif()->image_get_plane_readonly(image, heif_channel_interleaved, &stride);
    if (pixels == NULL || libheif()->image_get_width(image, heif_channel_interleaved) != target.width ||
        libheif()->image_get_height(image, heif_channel_interleaved) != target.height) {
        return failed(CImageCodecsStatusDamaged, message, wrongSize);
    }
    for (int32_t y = 0; y < target.height; y++) {
        storeRow(targetRow(target, y), target.channels, pixels + (size_t)y * (size_t)stride, channels, target.width);
    }
    return CImageCodecsStatusSuccess;
}

static void *returnAtOnce(void *nothing) { return nothing; }

/// Starts a thread and waits for its end. The C library keeps its stack for the next one.
static bool canStartThread(void) {
    pthread_t thread;
    return pthread_create(&thread, NULL, returnAtOnce, NULL) == 0 && pthread_join(thread, NULL) == 0;
}

static CImageCodecsStatus decode(const struct heif_image_handle *handle, CImageCodecsPixels target,
                                 CImageCodecsMessage *message) {
    // libheif has libde265 start a thread, and libde265 waits for it for ever where none starts.
    if (!canStartThread()) {
        return failed(CImageCodecsStatusOutOfMemory, message, "no thread can be started");
    }
    struct heif_decoding_options *options = libheif()->decoding_options_alloc();
    if (options == NULL) {
        return failed(CImageCodecsStatusOutOfMemory, message, "libheif cannot start");
    }
    options->convert_hdr_to_8bit = 1;
    options->strict_decoding = 1;
    const bool isTransparent = libheif()->image_handle_has_alpha_channel(handle) != 0;
    struct heif_image *image = NULL;
    CImageCodecsStatus status = check(
        libheif()->decode_image(handle, &image, heif_colorspace_RGB,
                                isTransparent ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options),
        message);
    libheif()->decoding_options_free(options);
    if (status == CImageCodecsStatusSuccess) {
        status = store(image, isTransparent ? 4 : 3, target, message);
        libheif()->image_release(image);
    }
    return status;
}

static CImageCodecsStatus decodeImage(void *context) {
    Look *look = context;
    CImageCodecsStatus status = start(&look->context, look->message);
    // No stored side may be longer than what libheif sets by itself, so that cropped images pass.
    static const int longestSide = 32768;
    if (status == CImageCodecsStatusSuccess) {
        status = open(look->context, look->file, longestSide, &look->handle, look->message);
    }
    if (status == CImageCodecsStatusSuccess) {
        status = CImageCodecsNow() > look->deadline
                     ? failed(CImageCodecsStatusTimedOut, look->message, "the deadline has passed")
                     : decode(look->handle, look->target, look->message);
    }
    return status;
}

CImageCodecsStatus CImageCodecsDecodeHEIC(CImageCodecsFile file, CImageCodecsPixels target, int64_t deadline,
                                          CImageCodecsMessage *message) {
    return look(decodeImage, &(Look){.file = file, .message = message, .target = target, .deadline = deadline});
}
