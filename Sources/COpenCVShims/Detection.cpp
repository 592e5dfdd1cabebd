#include "Detection.h"
#include "Guarded.hpp"
#include "Matrix.hpp"
#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace {

using Contour = std::vector<cv::Point>;

cv::MorphTypes type(COpenCVShimsMorphologicalOperation operation) {
    switch (operation) {
    case COpenCVShimsErode:
        return cv::MORPH_ERODE;
    case COpenCVShimsDilate:
        return cv::MORPH_DILATE;
    case COpenCVShimsOpen:
        return cv::MORPH_OPEN;
    case COpenCVShimsClose:
        return cv::MORPH_CLOSE;
    case COpenCVShimsBlackHat:
        return cv::MORPH_BLACKHAT;
    }
    return cv::MORPH_ERODE;
}

std::vector<Contour> contours(COpenCVShimsPixels source, cv::RetrievalModes mode) {
    std::vector<Contour> found;
    cv::findContours(matrix(source), found, mode, cv::CHAIN_APPROX_SIMPLE);
    return found;
}

/// Four corners and what they are ranked by.
struct Ranked {
    double rank;
    COpenCVShimsCorners corners;
};

template <typename Points> Ranked ranked(double rank, const Points &points) {
    Ranked result{rank, {}};
    for (int index = 0; index < 4; ++index) {
        result.corners.corners[index] = {double(points[index].x), double(points[index].y)};
    }
    return result;
}

/// Writes the highest ranked ones, as many as fit.
int32_t write(std::vector<Ranked> &found, COpenCVShimsCorners *target, int32_t capacity) {
    const auto count = std::min<size_t>(found.size(), size_t(std::max(capacity, 0)));
    std::sort(found.begin(), found.end(), [](const Ranked &a, const Ranked &b) { return a.rank > b.rank; });
    for (size_t index = 0; index < count; ++index) {
        target[index] = found[index].corners;
    }
    return int32_t(count);
}

} // namespace

bool COpenCVShimsMorphology(COpenCVShimsPixels source, COpenCVShimsPixels target,
                            COpenCVShimsMorphologicalOperation operation, int32_t width, int32_t height,
                            COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            const cv::Mat rectangle = cv::getStructuringElement(cv::MORPH_RECT, cv::Size(width, height));
            cv::morphologyEx(matrix(source), result, type(operation), rectangle);
        });
    });
}

bool COpenCVShimsBlur(COpenCVShimsPixels source, COpenCVShimsPixels target, int32_t width, int32_t height,
                      COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            cv::blur(matrix(source), result, cv::Size(width, height), cv::Point(-1, -1), cv::BORDER_REPLICATE);
        });
    });
}

bool COpenCVShimsCompare(COpenCVShimsPixels source, COpenCVShimsPixels reference, double scale, double floor,
                         COpenCVShimsPixels target, COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            cv::Mat threshold;
            matrix(reference).convertTo(threshold, -1, scale);
            cv::max(threshold, floor, threshold);
            cv::compare(matrix(source), threshold, result, cv::CMP_GT);
        });
    });
}

bool COpenCVShimsSubtract(COpenCVShimsPixels source, COpenCVShimsPixels subtrahend, COpenCVShimsPixels target,
                          COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) { cv::subtract(matrix(source), matrix(subtrahend), result); });
    });
}

bool COpenCVShimsOtsu(COpenCVShimsPixels source, COpenCVShimsPixels target, COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            cv::threshold(matrix(source), result, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
        });
    });
}

bool COpenCVShimsCanny(COpenCVShimsPixels source, COpenCVShimsPixels target, double low, double high,
                       COpenCVShimsMessage *message) {
    return guarded(message,
                   [&] { draw(target, [&](cv::Mat &result) { cv::Canny(matrix(source), result, low, high); }); });
}

bool COpenCVShimsIntegral(COpenCVShimsPixels source, int32_t *sums, COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        cv::Mat result(source.height + 1, source.width + 1, CV_32S, sums);
        cv::integral(matrix(source), result, CV_32S);
    });
}

bool COpenCVShimsMinimumAreaRectangles(COpenCVShimsPixels source, double minimumLength, COpenCVShimsCorners *rectangles,
                                       int32_t capacity, int32_t *count, COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        std::vector<Ranked> found;
        for (const Contour &contour : contours(source, cv::RETR_EXTERNAL)) {
            const cv::RotatedRect rectangle = cv::minAreaRect(contour);
            const double length = std::max(rectangle.size.width, rectangle.size.height);
            if (length < minimumLength) {
                continue;
            }
            cv::Point2f corners[4];
            rectangle.points(corners);
            found.push_back(ranked(length, corners));
        }
        *count = write(found, rectangles, capacity);
    });
}

bool COpenCVShimsConvexQuadrilaterals(COpenCVShimsPixels source, double tolerance, double minimumArea,
                                      COpenCVShimsCorners *quadrilaterals, int32_t capacity, int32_t *count,
                                      COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        std::vector<Ranked> found;
        for (const Contour &contour : contours(source, cv::RETR_LIST)) {
            if (double(cv::boundingRect(contour).area()) < minimumArea) {
                continue;
            }
            Contour hull, corners;
            cv::convexHull(contour, hull);
            cv::approxPolyDP(hull, corners, tolerance * cv::arcLength(hull, true), true);
            const double area = cv::contourArea(corners);
            if (corners.size() == 4 && area >= minimumArea) {
                found.push_back(ranked(area, corners));
            }
        }
        *count = write(found, quadrilaterals, capacity);
    });
}
