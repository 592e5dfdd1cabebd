#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// The weights of an ONNX file in single precision; without values where they have another type.
struct ONNXTensor {
    std::vector<int64_t> shape;
    std::vector<float> values;
};

/// An operation of an ONNX file.
struct ONNXNode {
    std::string operation;
    std::vector<std::string> inputs, outputs;
    std::map<std::string, std::vector<int64_t>> numbers;
    std::map<std::string, std::string> words;
};

/// The operations of an ONNX file in the order in which they are computed, its weights, and the names of the maps that
/// it takes and makes.
struct ONNXGraph {
    std::vector<ONNXNode> nodes;
    std::map<std::string, ONNXTensor> weights;
    std::vector<std::string> inputs, outputs;

    /// Reads the parts that networks of convolutions need. Throws `std::exception` where the file is damaged.
    ///
    /// Source: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
    ONNXGraph(const uint8_t *bytes, size_t size);
};
