#include "NeuralNetwork.h"
#include "Guarded.hpp"
#include <algorithm>
#include <iterator>
#include <memory>
#include <opencv2/dnn.hpp>

struct COpenCVShimsNetwork {
    cv::dnn::Net net;
    cv::Mat result;
};

COpenCVShimsNetwork *COpenCVShimsNetworkCreate(const uint8_t *onnx, size_t size, COpenCVShimsMessage *message) {
    auto network = std::unique_ptr<COpenCVShimsNetwork>();
    guarded(message, [&] {
        auto created = std::make_unique<COpenCVShimsNetwork>();
        created->net = cv::dnn::readNetFromONNX(reinterpret_cast<const char *>(onnx), size);
        created->net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
        created->net.setPreferableTarget(cv::dnn::DNN_TARGET_CPU);
        network = std::move(created);
    });
    return network.release();
}

bool COpenCVShimsNetworkForward(COpenCVShimsNetwork *network, COpenCVShimsTensor input, COpenCVShimsTensor *output,
                                COpenCVShimsMessage *message) {
    return guarded(message, [&] {
        network->net.setInput(cv::Mat(input.dimensions, input.shape, CV_32F, const_cast<float *>(input.values)));
        network->result = network->net.forward();
        const cv::Mat &result = network->result;
        CV_Assert(result.type() == CV_32F && result.isContinuous());
        CV_Assert(result.dims <= static_cast<int>(std::size(output->shape)));
        output->values = result.ptr<float>();
        output->dimensions = result.dims;
        std::copy_n(result.size.p, result.dims, output->shape);
    });
}

void COpenCVShimsNetworkDestroy(COpenCVShimsNetwork *network) { delete network; }
