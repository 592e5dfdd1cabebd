#ifndef COPENCVSHIMS_GEOMETRY_H
#define COPENCVSHIMS_GEOMETRY_H

#include "Errors.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A view of interleaved 8-bit pixels without padding between rows, owned by the caller.
typedef struct {
    uint8_t *pixels;
    int32_t width;
    int32_t height;
    /// 1 for grey, 3 for colour.
    int32_t channels;
    /// From the first byte of a row to that of the next.
    size_t bytesPerRow;
} COpenCVShimsPixels;

/// A point, in pixel indices.
typedef struct {
    double x;
    double y;
} COpenCVShimsPoint;

/// Four corners, one after the other around what they enclose.
typedef struct {
    COpenCVShimsPoint corners[4];
} COpenCVShimsCorners;

/// `cv::warpPerspective`: `transform` holds nine coefficients, row by row, that map pixel indices (not edges) of
/// `source` to those of `target`. Pixels outside `source` repeat its border. False with a message on failure.
bool COpenCVShimsWarpPerspective(COpenCVShimsPixels source, COpenCVShimsPixels target, const double *transform,
                                 COpenCVShimsMessage *message);

/// `cv::remap`, linear: `places` holds the place in `source` of each pixel of `target`, row by row, x before y, in
/// pixel indices. Pixels outside `source` repeat its border. False with a message on failure.
bool COpenCVShimsRemap(COpenCVShimsPixels source, COpenCVShimsPixels target, const float *places,
                       COpenCVShimsMessage *message);

/// How pixels of another size are computed: `cv::InterpolationFlags`.
typedef enum { COpenCVShimsInterpolationLinear = 1, COpenCVShimsInterpolationArea = 3 } COpenCVShimsInterpolation;

/// `cv::resize` to the size of `target`. False with a message on failure.
bool COpenCVShimsResize(COpenCVShimsPixels source, COpenCVShimsPixels target, COpenCVShimsInterpolation interpolation,
                        COpenCVShimsMessage *message);

/// `cv::GaussianBlur` with the border reflected. False with a message on failure.
bool COpenCVShimsGaussianBlur(COpenCVShimsPixels source, COpenCVShimsPixels target, double sigma,
                              COpenCVShimsMessage *message);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
