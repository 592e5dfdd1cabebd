#include "Geometry.h"
#include "Guarded.hpp"
#include "Matrix.hpp"
#include <opencv2/imgproc.hpp>

bool COpenCVShimsWarpPerspective(COpenCVShimsPixels source, COpenCVShimsPixels target, const double *transform,
                                 COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            const cv::Mat coefficients(3, 3, CV_64F, const_cast<double *>(transform));
            cv::warpPerspective(matrix(source), result, coefficients, result.size(), cv::INTER_LINEAR,
                                cv::BORDER_REPLICATE);
        });
    });
}

bool COpenCVShimsRemap(COpenCVShimsPixels source, COpenCVShimsPixels target, const float *places,
                       COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) {
            const cv::Mat map(result.size(), CV_32FC2, const_cast<float *>(places));
            cv::remap(matrix(source), result, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        });
    });
}

static_assert(COpenCVShimsInterpolationLinear == int(cv::INTER_LINEAR), "the header has OpenCV's numbers");
static_assert(COpenCVShimsInterpolationArea == int(cv::INTER_AREA), "the header has OpenCV's numbers");

bool COpenCVShimsResize(COpenCVShimsPixels source, COpenCVShimsPixels target, COpenCVShimsInterpolation interpolation,
                        COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) { cv::resize(matrix(source), result, result.size(), 0, 0, interpolation); });
    });
}

bool COpenCVShimsGaussianBlur(COpenCVShimsPixels source, COpenCVShimsPixels target, double sigma,
                              COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        draw(target, [&](cv::Mat &result) { cv::GaussianBlur(matrix(source), result, cv::Size(), sigma); });
    });
}
