#ifndef COPENCVSHIMS_DRAWING_H
#define COPENCVSHIMS_DRAWING_H

#include "Geometry.h"

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A colour for pixels of three channels, in their order.
typedef struct {
    uint8_t channels[3];
} COpenCVShimsColour;

/// `cv::polylines`: the four sides, smoothed, `thickness` pixels thick. False with a message on failure.
bool COpenCVShimsPolylines(COpenCVShimsPixels target, COpenCVShimsCorners corners, COpenCVShimsColour colour,
                           int32_t thickness, COpenCVShimsMessage *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
