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

/// `cv::fillConvexPoly`: everything between the four sides, smoothed. False with a message on failure.
bool COpenCVShimsFillConvexPolygon(COpenCVShimsPixels target, COpenCVShimsCorners corners, COpenCVShimsColour colour,
                                   COpenCVShimsMessage *message);

/// `cv::putText` in `FONT_HERSHEY_SIMPLEX`, smoothed: `text` is ASCII, and begins at `origin` on its baseline.
/// False with a message on failure.
bool COpenCVShimsPutText(COpenCVShimsPixels target, const char *text, COpenCVShimsPoint origin, double scale,
                         COpenCVShimsColour colour, int32_t thickness, COpenCVShimsMessage *message);

/// `cv::getTextSize` of what `COpenCVShimsPutText` draws: how wide it is. False with a message on failure.
bool COpenCVShimsTextWidth(const char *text, double scale, int32_t thickness, int32_t *width,
                           COpenCVShimsMessage *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
