#pragma once

#include <libheif/heif.h>

/// The functions of libheif that decoding needs, without their prefix.
#define FUNCTIONS_OF_LIBHEIF(FUNCTION)                                                                                 \
    FUNCTION(context_alloc)                                                                                            \
    FUNCTION(context_free)                                                                                             \
    FUNCTION(context_get_image_handle)                                                                                 \
    FUNCTION(context_get_list_of_top_level_image_IDs)                                                                  \
    FUNCTION(context_get_number_of_top_level_images)                                                                   \
    FUNCTION(context_get_primary_image_ID)                                                                             \
    FUNCTION(context_get_primary_image_handle)                                                                         \
    FUNCTION(context_read_from_memory_without_copy)                                                                    \
    FUNCTION(context_set_max_decoding_threads)                                                                         \
    FUNCTION(context_set_maximum_image_size_limit)                                                                     \
    FUNCTION(decode_image)                                                                                             \
    FUNCTION(decoding_options_alloc)                                                                                   \
    FUNCTION(decoding_options_free)                                                                                    \
    FUNCTION(image_get_height)                                                                                         \
    FUNCTION(image_get_plane_readonly)                                                                                 \
    FUNCTION(image_get_width)                                                                                          \
    FUNCTION(image_handle_get_height)                                                                                  \
    FUNCTION(image_handle_get_ispe_height)                                                                             \
    FUNCTION(image_handle_get_ispe_width)                                                                              \
    FUNCTION(image_handle_get_width)                                                                                   \
    FUNCTION(image_handle_has_alpha_channel)                                                                           \
    FUNCTION(image_handle_release)                                                                                     \
    FUNCTION(image_release)

/// libheif, and with it four libraries for video, takes longer to load than all other decoders together, and few files
/// need it.
typedef struct {
#define MEMBER(name) __typeof__(heif_##name) *name;
    FUNCTIONS_OF_LIBHEIF(MEMBER)
#undef MEMBER
} LibHEIF;

/// Returns libheif, which is loaded with the first call; NULL when it is not there. Any thread may call this.
const LibHEIF *libheif(void);
