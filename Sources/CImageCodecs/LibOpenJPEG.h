#pragma once

#include <openjpeg-2.5/openjpeg.h>

/// The functions of OpenJPEG that decoding needs, without their prefix.
#define FUNCTIONS_OF_OPENJPEG(FUNCTION)                                                                                \
    FUNCTION(create_decompress)                                                                                        \
    FUNCTION(decode)                                                                                                   \
    FUNCTION(decoder_set_strict_mode)                                                                                  \
    FUNCTION(destroy_codec)                                                                                            \
    FUNCTION(end_decompress)                                                                                           \
    FUNCTION(image_destroy)                                                                                            \
    FUNCTION(read_header)                                                                                              \
    FUNCTION(set_default_decoder_parameters)                                                                           \
    FUNCTION(set_error_handler)                                                                                        \
    FUNCTION(setup_decoder)                                                                                            \
    FUNCTION(stream_create)                                                                                            \
    FUNCTION(stream_destroy)                                                                                           \
    FUNCTION(stream_set_read_function)                                                                                 \
    FUNCTION(stream_set_seek_function)                                                                                 \
    FUNCTION(stream_set_skip_function)                                                                                 \
    FUNCTION(stream_set_user_data)                                                                                     \
    FUNCTION(stream_set_user_data_length)

/// OpenJPEG, which few files need.
typedef struct {
#define MEMBER(name) __typeof__(opj_##name) *name;
    FUNCTIONS_OF_OPENJPEG(MEMBER)
#undef MEMBER
} LibOpenJPEG;

/// Returns OpenJPEG, which is loaded with the first call; NULL when it is not there. Any thread may call this.
const LibOpenJPEG *openjpeg(void);
