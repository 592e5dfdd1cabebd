#ifndef COPENCVSHIMS_NEURALNETWORK_H
#define COPENCVSHIMS_NEURALNETWORK_H

#include "Errors.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A `cv::dnn::Net` and the result of its last run.
typedef struct COpenCVShimsNetwork COpenCVShimsNetwork;

/// A view of floating-point numbers in the order of their shape, the last dimension fastest.
typedef struct {
    const float *_Nullable values;
    /// The lengths of the dimensions.
    int32_t shape[8];
    /// How many dimensions there are, at most 8.
    int32_t dimensions;
} COpenCVShimsTensor;

/// `cv::dnn::readNetFromONNX`, to run on the processor by OpenCV's own code. Null with a message on failure.
COpenCVShimsNetwork *_Nullable COpenCVShimsNetworkCreate(const uint8_t *onnx, size_t size,
                                                         COpenCVShimsMessage *message);

/// `cv::dnn::Net::forward`. `output` shows the network's memory until the next run. False with a message on failure.
bool COpenCVShimsNetworkForward(COpenCVShimsNetwork *network, COpenCVShimsTensor input, COpenCVShimsTensor *output,
                                COpenCVShimsMessage *message);

/// Ends the life of a network.
void COpenCVShimsNetworkDestroy(COpenCVShimsNetwork *network);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
