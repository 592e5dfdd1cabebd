#include "Layer.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

void require(bool isTrue, const char *otherwise) {
    if (!isTrue)
        throw std::invalid_argument(otherwise);
}

void check(xnn_status status) { require(status == xnn_status_success, "XNNPACK fails"); }

/// The weights of an input of a node.
const ONNXTensor &weights(const ONNXNode &node, size_t input, const ONNXGraph &graph) {
    require(input < node.inputs.size(), "an operation lacks weights");
    return graph.weights.at(node.inputs[input]);
}

/// So many numbers of a node, each within a range.
std::vector<size_t> numbers(const ONNXNode &node, const char *name, size_t count, int64_t least, int64_t most) {
    const auto &found = node.numbers.at(name);
    require(found.size() == count, "an attribute has another length");
    for (int64_t number : found)
        require(least <= number && number <= most, "an attribute is out of range");
    return {found.begin(), found.end()};
}

/// The weights of a convolution in XNNPACK's order, the input channels of a group last.
std::vector<float> channelsLast(const ONNXTensor &weights) {
    const size_t outputs = weights.shape[0], inputs = weights.shape[1], pixels = weights.shape[2] * weights.shape[3];
    std::vector<float> turned(weights.values.size());
    for (size_t output = 0; output < outputs; output++)
        for (size_t input = 0; input < inputs; input++)
            for (size_t pixel = 0; pixel < pixels; pixel++)
                turned[(output * pixels + pixel) * inputs + input] =
                    weights.values[(output * inputs + input) * pixels + pixel];
    return turned;
}

/// The number of columns of the one kind of kernel of a single row that XNNPACK computes fast, channel by channel.
constexpr size_t fastWidth = 9;

/// Adds columns of noughts to a kernel of a single row at both ends, until it is that wide.
void widen(ONNXTensor &weights, size_t &before, size_t &after) {
    const size_t width = weights.shape[3], left = (fastWidth - width) / 2;
    std::vector<float> wide(weights.shape[0] * fastWidth);
    for (size_t channel = 0; channel < size_t(weights.shape[0]); channel++)
        std::copy_n(&weights.values[channel * width], width, &wide[channel * fastWidth + left]);
    weights.values = wide;
    weights.shape[3] = fastWidth;
    before += left;
    after += fastWidth - width - left;
}

/// No length of a kernel, and no number of channels, is larger.
constexpr int64_t largest = 1 << 16;

} // namespace

Layer::Layer(const ONNXNode &node, const ONNXGraph &graph, std::vector<size_t> inputs, size_t given, bool isRectified)
    : inputs(std::move(inputs)), channels(given) {
    if (node.operation == "Conv") {
        makeConvolution(node, graph, given, isRectified);
    } else if (node.operation == "Add") {
        require(this->inputs.size() == 2 && node.inputs.size() == 2, "a sum is not of two maps");
        kind = Kind::sum;
        xnn_operator_t created = nullptr;
        check(xnn_create_add_nd_f32(-infinity, infinity, 0, &created));
        operation.reset(created);
    } else {
        require(node.operation == "Resize" && this->inputs.size() == 1, "an operation is not known");
        const bool isDoubling = weights(node, 2, graph).values == std::vector<float>{1, 1, 2, 2};
        require(isDoubling && node.words.at("mode") == "nearest" && node.words.at("nearest_mode") == "floor" &&
                    node.words.at("coordinate_transformation_mode") == "asymmetric",
                "a map is resized otherwise");
    }
}

void Layer::makeConvolution(const ONNXNode &node, const ONNXGraph &graph, size_t given, bool isRectified) {
    require(inputs.size() == 1, "a convolution takes one map");
    ONNXTensor matrix = weights(node, 1, graph);
    const ONNXTensor &bias = weights(node, 2, graph);
    require(matrix.shape.size() == 4, "a kernel has another shape");
    for (int64_t length : matrix.shape)
        require(0 < length && length <= largest, "a kernel has another shape");
    const size_t made = matrix.shape[0], ofGroup = matrix.shape[1], pixels = matrix.shape[2] * matrix.shape[3];
    const size_t groups = numbers(node, "group", 1, 1, largest)[0];
    const auto around = numbers(node, "pads", 4, 0, largest), steps = numbers(node, "strides", 2, 1, largest);
    numbers(node, "dilations", 2, 1, 1);
    require(groups * ofGroup == given && made % groups == 0 && bias.values.size() == made &&
                matrix.values.size() / pixels == made * ofGroup && matrix.values.size() % pixels == 0,
            "weights do not fit");
    channels = made;
    strides = {steps[0], steps[1]};
    before = {around[0], around[1]};
    after = {around[2], around[3]};
    const bool isDepthwise = groups == given && groups == made;
    if (isDepthwise && given > 1 && matrix.shape[2] == 1 && pixels < fastWidth && strides[1] == 1)
        widen(matrix, before[1], after[1]);
    kernel = {size_t(matrix.shape[2]), size_t(matrix.shape[3])};
    const float least = isRectified ? 0 : -infinity;
    xnn_operator_t created = nullptr;
    if (given == 1) {
        kind = Kind::firstConvolution;
        check(xnn_create_fully_connected_nc_f32(pixels, made, pixels, made, matrix.values.data(), bias.values.data(),
                                                least, infinity, 0, &created));
    } else {
        kind = Kind::convolution;
        check(xnn_create_convolution2d_nhwc_f32(before[0], after[1], after[0], before[1], kernel[0], kernel[1],
                                                strides[0], strides[1], 1, 1, groups, ofGroup, made / groups, given,
                                                made, channelsLast(matrix).data(), bias.values.data(), least, infinity,
                                                0, &created));
    }
    operation.reset(created);
}

void Layer::size(std::vector<Map> &maps) const {
    const Map &input = maps[inputs[0]];
    Map &made = maps[output];
    const size_t factor = kind == Kind::doubling ? 2 : 1;
    std::array<size_t, 2> lengths = {factor * input.height, factor * input.width};
    if (kind == Kind::convolution || kind == Kind::firstConvolution) {
        for (size_t side = 0; side < 2; side++) {
            const size_t padded = before[side] + lengths[side] + after[side];
            require(padded >= kernel[side], "a map is smaller than a kernel");
            lengths[side] = (padded - kernel[side]) / strides[side] + 1;
        }
    }
    made = {channels, lengths[0], lengths[1]};
    if (kind == Kind::sum) {
        const Map &other = maps[inputs[1]];
        require(other.channels == channels && other.height == made.height && other.width == made.width,
                "maps differ in size");
    }
}

void Layer::prepare(const std::vector<Map> &maps, const std::vector<float *> &values) {
    const Map &input = maps[inputs[0]];
    if (kind == Kind::convolution) {
        check(xnn_setup_convolution2d_nhwc_f32(operation.get(), 1, input.height, input.width, values[inputs[0]],
                                               values[output], nullptr));
    } else if (kind == Kind::sum) {
        const size_t count = input.count();
        check(xnn_setup_add_nd_f32(operation.get(), 1, &count, 1, &count, values[inputs[0]], values[inputs[1]],
                                   values[output], nullptr));
    }
}

void Layer::compute(const std::vector<Map> &maps, const std::vector<float *> &values) {
    if (kind == Kind::firstConvolution)
        return computeFirst(maps[inputs[0]], maps[output], values[inputs[0]], values[output]);
    if (operation)
        return check(xnn_run_operator(operation.get(), nullptr));
    const Map &small = maps[inputs[0]];
    const float *from = values[inputs[0]];
    float *to = values[output];
    const size_t row = 2 * small.width * channels;
    for (size_t y = 0; y < small.height; y++) {
        for (size_t x = 0; x < small.width; x++, from += channels)
            for (int copy = 0; copy < 2; copy++)
                to = std::copy_n(from, channels, to);
        to = std::copy_n(to - row, row, to);
    }
}

/// A convolution of one channel, row by row: the numbers under the kernel are gathered, as XNNPACK would take a pointer
/// for each.
void Layer::computeFirst(const Map &input, const Map &made, const float *from, float *to) const {
    const size_t width = before[1] + input.width + after[1], pixels = kernel[0] * kernel[1], step = strides[1];
    std::vector<float> padded(kernel[0] * width), gathered(made.width * pixels + XNN_EXTRA_BYTES / sizeof(float));
    for (size_t y = 0; y < made.height; y++, to += made.width * channels) {
        for (size_t row = 0; row < kernel[0]; row++) {
            const size_t source = y * strides[0] + row - before[0];
            float *target = &padded[row * width + before[1]];
            if (source < input.height)
                std::copy_n(from + source * input.width, input.width, target);
            else
                std::fill_n(target, input.width, 0.0f);
        }
        float *target = gathered.data();
        for (size_t row = 0; row < kernel[0]; row++) {
            for (size_t column = 0; column < kernel[1]; column++, target++) {
                const float *source = &padded[row * width + column];
                for (size_t x = 0; x < made.width; x++)
                    target[x * pixels] = source[x * step];
            }
        }
        check(xnn_setup_fully_connected_nc_f32(operation.get(), made.width, gathered.data(), to, nullptr));
        check(xnn_run_operator(operation.get(), nullptr));
    }
}
