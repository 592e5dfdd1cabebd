#ifndef CQPDF_H
#define CQPDF_H

#include <qpdf/qpdf-c.h>
#include <stddef.h>
#include <stdint.h>

/// The functions of qpdf that are called, without their prefix.
#define FUNCTIONS_OF_QPDF(FUNCTION)                                                                                    \
    FUNCTION(init)                                                                                                     \
    FUNCTION(cleanup)                                                                                                  \
    FUNCTION(silence_errors)                                                                                           \
    FUNCTION(set_suppress_warnings)                                                                                    \
    FUNCTION(has_error)                                                                                                \
    FUNCTION(get_error)                                                                                                \
    FUNCTION(get_error_code)                                                                                           \
    FUNCTION(read_memory)                                                                                              \
    FUNCTION(empty_pdf)                                                                                                \
    FUNCTION(is_encrypted)                                                                                             \
    FUNCTION(get_num_pages)                                                                                            \
    FUNCTION(get_page_n)                                                                                               \
    FUNCTION(push_inherited_attributes_to_page)                                                                        \
    FUNCTION(add_page)                                                                                                 \
    FUNCTION(remove_page)                                                                                              \
    FUNCTION(get_root)                                                                                                 \
    FUNCTION(get_trailer)                                                                                              \
    FUNCTION(get_object_by_id)                                                                                         \
    FUNCTION(make_indirect_object)                                                                                     \
    FUNCTION(oh_release)                                                                                               \
    FUNCTION(oh_get_type_code)                                                                                         \
    FUNCTION(oh_is_indirect)                                                                                           \
    FUNCTION(oh_get_object_id)                                                                                         \
    FUNCTION(oh_get_bool_value)                                                                                        \
    FUNCTION(oh_get_int_value)                                                                                         \
    FUNCTION(oh_get_numeric_value)                                                                                     \
    FUNCTION(oh_get_name)                                                                                              \
    FUNCTION(oh_get_binary_string_value)                                                                               \
    FUNCTION(oh_get_array_n_items)                                                                                     \
    FUNCTION(oh_get_array_item)                                                                                        \
    FUNCTION(oh_begin_dict_key_iter)                                                                                   \
    FUNCTION(oh_dict_more_keys)                                                                                        \
    FUNCTION(oh_dict_next_key)                                                                                         \
    FUNCTION(oh_get_key)                                                                                               \
    FUNCTION(oh_get_dict)                                                                                              \
    FUNCTION(oh_copy_foreign_object)                                                                                   \
    FUNCTION(oh_get_stream_data)                                                                                       \
    FUNCTION(oh_new_null)                                                                                              \
    FUNCTION(oh_new_bool)                                                                                              \
    FUNCTION(oh_new_integer)                                                                                           \
    FUNCTION(oh_new_real_from_double)                                                                                  \
    FUNCTION(oh_new_name)                                                                                              \
    FUNCTION(oh_new_binary_string)                                                                                     \
    FUNCTION(oh_new_binary_unicode_string)                                                                             \
    FUNCTION(oh_new_array)                                                                                             \
    FUNCTION(oh_new_dictionary)                                                                                        \
    FUNCTION(oh_new_stream)                                                                                            \
    FUNCTION(oh_append_item)                                                                                           \
    FUNCTION(oh_replace_key)                                                                                           \
    FUNCTION(oh_remove_key)                                                                                            \
    FUNCTION(oh_replace_stream_data)                                                                                   \
    FUNCTION(init_write_memory)                                                                                        \
    FUNCTION(set_object_stream_mode)                                                                                   \
    FUNCTION(set_compress_streams)                                                                                     \
    FUNCTION(set_decode_level)                                                                                         \
    FUNCTION(set_deterministic_ID)                                                                                     \
    FUNCTION(set_newline_before_endstream)                                                                             \
    FUNCTION(set_minimum_pdf_version)                                                                                  \
    FUNCTION(write)                                                                                                    \
    FUNCTION(get_buffer_length)                                                                                        \
    FUNCTION(get_buffer)

/// qpdf, and with it eight libraries for encryption, takes a fifth of the time in which this program starts, and few
/// files need it. So it is loaded with the first PDF file.
typedef struct {
#define MEMBER(name) __typeof__(qpdf_##name) *_Nonnull name;
    FUNCTIONS_OF_QPDF(MEMBER)
#undef MEMBER
} CQPDFFunctions;

/// Returns qpdf, which is loaded with the first call; NULL when it is not there. Any thread may call this.
const CQPDFFunctions *_Nullable CQPDFLoad(void);

/// Makes the allocator give each block of a megabyte or more back to the system when it is freed. By default glibc
/// keeps some.
void CQPDFReturnLargeBlocks(void);

/// How the decompression of a stream ended.
typedef enum { CQPDFInflated, CQPDFInflateDamaged, CQPDFInflateTooLong } CQPDFInflateEnd;

/// Decompresses a stream of zlib, as /FlateDecode has it.
///
/// - size: How many bytes of `output` were written. What could be read of a damaged stream is there.
/// - output: At least `limit` bytes; NULL to count only.
CQPDFInflateEnd CQPDFInflate(const uint8_t *_Nonnull input, size_t count, uint8_t *_Nullable output, size_t limit,
                             size_t *_Nonnull size);

/// Compresses bytes as /FlateDecode has them, as small as zlib can.
///
/// - output: At least `limit` bytes.
/// - Returns: How many bytes were written; 0 when there is no room for them.
size_t CQPDFDeflate(const uint8_t *_Nonnull input, size_t count, uint8_t *_Nonnull output, size_t limit);

#endif
