#include "CXNNPACK.h"
#include "Layer.hpp"

#include <algorithm>
#include <cstdlib>
#include <new>
#include <numeric>
#include <set>
#include <stdexcept>
#include <utility>

/// The number of floats in a line of the processor's cache; each map starts at such a line.
static constexpr size_t line = 16;

struct CXNNPACKNetwork {
    explicit CXNNPACKNetwork(const ONNXGraph &graph);
    CXNNPACKAnswer forward(const float *input, size_t height, size_t width);

  private:
    std::vector<Layer> layers;
    /// The maps, that of the input first, and the number of the last layer that takes each.
    std::vector<Map> maps;
    std::vector<size_t> lastUses;
    size_t output = 0;
    /// The memory of all maps, and where each is in it.
    std::unique_ptr<float, decltype(&std::free)> memory{nullptr, std::free};
    std::vector<float *> values;
    std::vector<float> answer;
    /// The size of the input for which the layers are prepared; 0 for none.
    size_t height = 0, width = 0;

    void prepare(size_t height, size_t width);
    std::vector<size_t> placeMaps();
};

/// Makes the layers of a graph of one input and one output. Throws `std::exception` where an operation is not known.
CXNNPACKNetwork::CXNNPACKNetwork(const ONNXGraph &graph) {
    if (graph.inputs.size() != 1 || graph.outputs.size() != 1)
        throw std::invalid_argument("there are several maps");
    std::map<std::string, size_t> named = {{graph.inputs[0], 0}}, uses = {{graph.outputs[0], 1}};
    for (const ONNXNode &node : graph.nodes)
        for (const std::string &name : node.inputs)
            uses[name]++;
    maps.push_back({1, 0, 0, 0});
    for (auto node = graph.nodes.begin(); node != graph.nodes.end(); node++) {
        std::vector<size_t> inputs;
        for (const std::string &name : node->inputs)
            if (named.count(name))
                inputs.push_back(named[name]);
        if (inputs.empty() || node->outputs.size() != 1)
            throw std::invalid_argument("an operation takes no map");
        const auto next = node + 1;
        const bool isRectified = node->operation == "Conv" && next != graph.nodes.end() && next->operation == "Relu" &&
                                 next->inputs == node->outputs && next->outputs.size() == 1 &&
                                 uses[node->outputs[0]] == 1;
        Layer layer(*node, graph, inputs, maps[inputs[0]].channels, isRectified);
        if (isRectified)
            node = next;
        layer.output = named[node->outputs[0]] = maps.size();
        maps.push_back({layer.channels, 0, 0, 0});
        layers.push_back(std::move(layer));
    }
    output = named.at(graph.outputs[0]);
    lastUses.assign(maps.size(), layers.size());
    for (size_t number = 0; number < layers.size(); number++)
        for (size_t input : layers[number].inputs)
            lastUses[input] = number;
    lastUses[output] = layers.size();
    values.resize(maps.size());
}

/// Gives each map a buffer for as long as it is needed: an unused one, the smallest that is large enough, or the
/// largest. Returns how much each buffer holds.
std::vector<size_t> CXNNPACKNetwork::placeMaps() {
    std::vector<size_t> lengths, unused;
    const auto place = [&](Map &map) {
        const size_t needed = (map.count() + XNN_EXTRA_BYTES / sizeof(float) + line - 1) / line * line;
        const auto best = std::min_element(unused.begin(), unused.end(), [&](size_t left, size_t right) {
            const size_t one = lengths[left], other = lengths[right];
            return one >= needed && other >= needed ? one < other : one > other;
        });
        if (best == unused.end()) {
            map.buffer = lengths.size();
            lengths.push_back(needed);
        } else {
            map.buffer = *best;
            unused.erase(best);
            lengths[map.buffer] = std::max(lengths[map.buffer], needed);
        }
    };
    place(maps[0]);
    for (size_t number = 0; number < layers.size(); number++) {
        const Layer &layer = layers[number];
        layer.size(maps);
        place(maps[layer.output]);
        // A sum may take one map twice.
        for (size_t input : std::set<size_t>(layer.inputs.begin(), layer.inputs.end()))
            if (lastUses[input] == number)
                unused.push_back(maps[input].buffer);
    }
    return lengths;
}

/// Makes the layers ready for an input.
void CXNNPACKNetwork::prepare(size_t height, size_t width) {
    this->height = 0;
    maps[0].height = height;
    maps[0].width = width;
    const std::vector<size_t> lengths = placeMaps();
    memory = nullptr;
    const size_t all = std::accumulate(lengths.begin(), lengths.end(), size_t(0));
    memory.reset(static_cast<float *>(std::aligned_alloc(line * sizeof(float), all * sizeof(float))));
    if (!memory)
        throw std::bad_alloc();
    std::vector<float *> buffers(lengths.size(), memory.get());
    for (size_t buffer = 1; buffer < buffers.size(); buffer++)
        buffers[buffer] = buffers[buffer - 1] + lengths[buffer - 1];
    for (size_t map = 0; map < maps.size(); map++)
        values[map] = buffers[maps[map].buffer];
    for (Layer &layer : layers)
        layer.prepare(maps, values);
    this->height = height;
    this->width = width;
}

CXNNPACKAnswer CXNNPACKNetwork::forward(const float *input, size_t height, size_t width) {
    if (height != this->height || width != this->width)
        prepare(height, width);
    std::copy_n(input, maps[0].count(), values[0]);
    for (Layer &layer : layers)
        layer.compute(maps, values);
    const Map &last = maps[output];
    const size_t pixels = last.height * last.width;
    answer.resize(last.count());
    for (size_t channel = 0; channel < last.channels; channel++)
        for (size_t pixel = 0; pixel < pixels; pixel++)
            answer[channel * pixels + pixel] = values[output][pixel * last.channels + channel];
    return {answer.data(), last.channels, last.height, last.width};
}

CXNNPACKNetwork *CXNNPACKNetworkCreate(const uint8_t *onnx, size_t size) {
    static const xnn_status started = xnn_initialize(nullptr);
    if (started != xnn_status_success)
        return nullptr;
    try {
        return new CXNNPACKNetwork(ONNXGraph(onnx, size));
    } catch (...) {
        return nullptr;
    }
}

CXNNPACKAnswer CXNNPACKNetworkForward(CXNNPACKNetwork *network, const float *input, size_t height, size_t width) {
    try {
        return network->forward(input, height, width);
    } catch (...) {
        return {nullptr, 0, 0, 0};
    }
}

void CXNNPACKNetworkDestroy(CXNNPACKNetwork *network) { delete network; }
