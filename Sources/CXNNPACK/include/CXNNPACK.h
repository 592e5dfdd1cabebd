#ifndef CXNNPACK_H
#define CXNNPACK_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A network of convolutions that XNNPACK computes on one core.
typedef struct CXNNPACKNetwork CXNNPACKNetwork;

/// The numbers that a network answers, channel by channel, row by row.
typedef struct {
    const float *_Nullable values;
    size_t channels, height, width;
} CXNNPACKAnswer;

/// Loads an ONNX file. Null where it is damaged, where an operation is not known here, or where memory is missing.
CXNNPACKNetwork *_Nullable CXNNPACKNetworkCreate(const uint8_t *onnx, size_t size);

/// Computes the answer for a map of one channel, row by row. The answer stays until the next run. Its values are null
/// where the network does not take that size, or where memory is missing.
CXNNPACKAnswer CXNNPACKNetworkForward(CXNNPACKNetwork *network, const float *input, size_t height, size_t width);

/// Ends the life of a network.
void CXNNPACKNetworkDestroy(CXNNPACKNetwork *network);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
