#include "Drawing.h"
#include "Guarded.hpp"
#include "Matrix.hpp"
#include <opencv2/imgproc.hpp>
#include <vector>

namespace {

/// Corners are drawn to the sixteenth of a pixel.
constexpr int fractionBits = 4;

std::vector<cv::Point> points(const COpenCVShimsCorners &corners) {
    std::vector<cv::Point> result;
    for (const COpenCVShimsPoint &corner : corners.corners) {
        result.emplace_back(cvRound(corner.x * (1 << fractionBits)), cvRound(corner.y * (1 << fractionBits)));
    }
    return result;
}

cv::Scalar scalar(const COpenCVShimsColour &colour) {
    return cv::Scalar(colour.channels[0], colour.channels[1], colour.channels[2]);
}

} // namespace

bool COpenCVShimsPolylines(COpenCVShimsPixels target, COpenCVShimsCorners corners, COpenCVShimsColour colour,
                           int32_t thickness, COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            cv::polylines(result, points(corners), true, scalar(colour), thickness, cv::LINE_AA, fractionBits);
        });
    });
}
