#pragma once

#include "Geometry.h"
#include <opencv2/core.hpp>

/// OpenCV's view of the caller's pixels; nothing is copied.
inline cv::Mat matrix(COpenCVShimsPixels view) {
    return cv::Mat(view.height, view.width, CV_8UC(view.channels), view.pixels, view.bytesPerRow);
}
