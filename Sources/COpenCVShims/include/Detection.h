#ifndef COPENCVSHIMS_DETECTION_H
#define COPENCVSHIMS_DETECTION_H

#include "Geometry.h"

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// The operations of `cv::morphologyEx` that are used here.
typedef enum {
    COpenCVShimsErode,
    COpenCVShimsDilate,
    COpenCVShimsOpen,
    COpenCVShimsClose,
    COpenCVShimsBlackHat,
} COpenCVShimsMorphologicalOperation;

/// `cv::morphologyEx` with a rectangle of `width` by `height` pixels. False with a message on failure.
bool COpenCVShimsMorphology(COpenCVShimsPixels source, COpenCVShimsPixels target,
                            COpenCVShimsMorphologicalOperation operation, int32_t width, int32_t height,
                            COpenCVShimsMessage *message);

/// `cv::blur`: the mean over a rectangle of `width` by `height` pixels. False with a message on failure.
bool COpenCVShimsBlur(COpenCVShimsPixels source, COpenCVShimsPixels target, int32_t width, int32_t height,
                      COpenCVShimsMessage *message);

/// `cv::compare`: 255 where `source` exceeds both `floor` and `scale` times `reference`, else 0; all views of one size.
/// False with a message on failure.
bool COpenCVShimsCompare(COpenCVShimsPixels source, COpenCVShimsPixels reference, double scale, double floor,
                         COpenCVShimsPixels target, COpenCVShimsMessage *message);

/// `cv::subtract`, with differences below 0 cut to 0; all views of one size. False with a message on failure.
bool COpenCVShimsSubtract(COpenCVShimsPixels source, COpenCVShimsPixels subtrahend, COpenCVShimsPixels target,
                          COpenCVShimsMessage *message);

/// `cv::threshold` at Otsu's level: 255 above it, else 0. False with a message on failure.
bool COpenCVShimsOtsu(COpenCVShimsPixels source, COpenCVShimsPixels target, COpenCVShimsMessage *message);

/// `cv::Canny`: 255 on edges, else 0. False with a message on failure.
bool COpenCVShimsCanny(COpenCVShimsPixels source, COpenCVShimsPixels target, double low, double high,
                       COpenCVShimsMessage *message);

/// `cv::integral`: `sums` has room for (width + 1) × (height + 1). False with a message on failure.
bool COpenCVShimsIntegral(COpenCVShimsPixels source, int32_t *sums, COpenCVShimsMessage *message);

/// `cv::minAreaRect` of each outer contour of the pixels that are not 0, the longest first.
///
/// Contours whose longer side is below `minimumLength` are left out, and so are those for which `capacity` is too
/// small; `count` says how many were written. False with a message on failure.
bool COpenCVShimsMinimumAreaRectangles(COpenCVShimsPixels source, double minimumLength, COpenCVShimsCorners *rectangles,
                                       int32_t capacity, int32_t *count, COpenCVShimsMessage *message);

/// `cv::approxPolyDP` of the convex hull of each contour, where that leaves four corners; the largest first.
///
/// - `tolerance`: how far the contour may be from its sides, as a fraction of its length.
/// - `minimumArea`: smaller ones are left out, in pixels; so are those for which `capacity` is too small.
///
/// `count` says how many were written. False with a message on failure.
bool COpenCVShimsConvexQuadrilaterals(COpenCVShimsPixels source, double tolerance, double minimumArea,
                                      COpenCVShimsCorners *quadrilaterals, int32_t capacity, int32_t *count,
                                      COpenCVShimsMessage *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
