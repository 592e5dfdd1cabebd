#pragma once

#include "Geometry.h"
#include <opencv2/core.hpp>
#include <stdexcept>

/// OpenCV's view of the caller's pixels; nothing is copied.
inline cv::Mat matrix(COpenCVShimsPixels view) {
    return cv::Mat(view.height, view.width, CV_8UC(view.channels), view.pixels, view.bytesPerRow);
}

/// Lets `body` write into OpenCV's view of the caller's pixels. OpenCV gives a result of another size or kind memory of
/// its own, and the caller's pixels stay as they are: that is an error.
template <typename Body> void draw(COpenCVShimsPixels target, Body body) {
    cv::Mat result = matrix(target);
    body(result);
    if (result.data != target.pixels) {
        throw std::runtime_error("the result has another size or pixel format than the image for it");
    }
}
