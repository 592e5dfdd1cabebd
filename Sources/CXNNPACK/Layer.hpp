#pragma once

#include "ONNXGraph.hpp"
#include <array>
#include <memory>
#include <xnnpack.h>

/// A map of numbers: its size, and the number of the buffer in which it is kept, channels last.
struct Map {
    size_t channels = 0, height = 0, width = 0, buffer = 0;
    size_t count() const { return channels * height * width; }
};

/// A layer of a network: a convolution with what rectifies it, a sum of two maps, or a map at twice its size.
class Layer {
    enum class Kind { firstConvolution, convolution, sum, doubling } kind = Kind::doubling;
    std::unique_ptr<xnn_operator, decltype(&xnn_delete_operator)> operation{nullptr, xnn_delete_operator};
    /// Rows, then columns; the pads before and after.
    std::array<size_t, 2> kernel{}, strides{}, before{}, after{};

  public:
    /// The maps that it takes and makes, by number.
    std::vector<size_t> inputs;
    size_t output = 0;
    /// The number of channels that it makes.
    size_t channels = 0;

    /// A layer of an operation. Throws `std::exception` where that is not known.
    ///
    /// - `inputs`: the maps that it takes, and the number of channels of the first.
    /// - `isRectified`: true if negative numbers become 0.
    Layer(const ONNXNode &node, const ONNXGraph &graph, std::vector<size_t> inputs, size_t channels, bool isRectified);

    /// Sizes the map that it makes. Throws `std::exception` where it does not take its inputs.
    void size(std::vector<Map> &maps) const;
    /// Tells the layer where its maps are; `values` has them by number.
    void prepare(const std::vector<Map> &maps, const std::vector<float *> &values);
    void compute(const std::vector<Map> &maps, const std::vector<float *> &values);

  private:
    void makeConvolution(const ONNXNode &node, const ONNXGraph &graph, size_t given, bool isRectified);
    void computeFirst(const Map &input, const Map &made, const float *from, float *to) const;
};
