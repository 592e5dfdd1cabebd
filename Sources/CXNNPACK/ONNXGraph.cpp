#include "ONNXGraph.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

namespace {

/// A message in the encoding of protocol buffers, read field by field.
///
/// Source: https://protobuf.dev/programming-guides/encoding
class Message {
    const uint8_t *next, *end;

    const uint8_t *bytes(uint64_t count) {
        if (count > uint64_t(end - next))
            throw std::invalid_argument("a message is cut off");
        return std::exchange(next, next + count);
    }

    uint64_t wholeNumber() {
        uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const uint8_t byte = *bytes(1);
            value |= uint64_t(byte & 0x7F) << shift;
            if (byte < 0x80)
                return value;
        }
        throw std::invalid_argument("a number has no end");
    }

    const uint8_t *content = nullptr;
    size_t size = 0;

  public:
    /// The number that names the field, and its value if that is one whole number.
    uint64_t field = 0, number = 0;

    Message(const uint8_t *bytes, size_t size) : next(bytes), end(bytes + size) {}

    /// Reads the next field; false at the end.
    bool read() {
        if (next == end)
            return false;
        const uint64_t key = wholeNumber();
        field = key >> 3, number = 0, content = nullptr, size = 0;
        switch (key & 7) {
        case 0:
            number = wholeNumber();
            break;
        case 1:
            content = bytes(size = 8);
            break;
        case 2:
            size = wholeNumber();
            content = bytes(size);
            break;
        case 5:
            content = bytes(size = 4);
            break;
        default:
            throw std::invalid_argument("a field is of no known kind");
        }
        return true;
    }

    /// The message that the field is.
    Message message() const { return Message(content, size); }

    std::string text() const { return std::string(reinterpret_cast<const char *>(content), size); }

    /// Adds the whole numbers of the field: one, or several.
    void add(std::vector<int64_t> &numbers) const {
        if (!content)
            return numbers.push_back(int64_t(number));
        for (Message all = message(); all.next != all.end;)
            numbers.push_back(int64_t(all.wholeNumber()));
    }

    /// Adds the numbers of the field in single precision: one, or several.
    void add(std::vector<float> &numbers) const {
        if (size % sizeof(float))
            throw std::invalid_argument("a number is cut off");
        const size_t count = numbers.size();
        numbers.resize(count + size / sizeof(float));
        if (size)
            std::memcpy(&numbers[count], content, size);
    }
};

std::pair<std::string, ONNXTensor> tensor(Message message) {
    std::pair<std::string, ONNXTensor> read;
    bool isSingle = false;
    while (message.read()) {
        switch (message.field) {
        case 1:
            message.add(read.second.shape);
            break;
        case 2:
            isSingle = message.number == 1;
            break;
        case 4:
        case 9:
            message.add(read.second.values);
            break;
        case 8:
            read.first = message.text();
            break;
        }
    }
    if (!isSingle)
        read.second.values.clear();
    return read;
}

void readAttribute(Message message, ONNXNode &node) {
    std::string name, word;
    std::vector<int64_t> numbers;
    while (message.read()) {
        switch (message.field) {
        case 1:
            name = message.text();
            break;
        case 3:
        case 8:
            message.add(numbers);
            break;
        case 4:
            word = message.text();
            break;
        }
    }
    node.numbers[name] = numbers;
    node.words[name] = word;
}

ONNXNode node(Message message) {
    ONNXNode read;
    while (message.read()) {
        switch (message.field) {
        case 1:
            read.inputs.push_back(message.text());
            break;
        case 2:
            read.outputs.push_back(message.text());
            break;
        case 4:
            read.operation = message.text();
            break;
        case 5:
            readAttribute(message.message(), read);
            break;
        }
    }
    return read;
}

/// The name of an input or output.
std::string name(Message message) {
    std::string name;
    while (message.read())
        if (message.field == 1)
            name = message.text();
    return name;
}

} // namespace

ONNXGraph::ONNXGraph(const uint8_t *bytes, size_t size) {
    for (Message model(bytes, size); model.read();) {
        if (model.field != 7)
            continue;
        for (Message part = model.message(); part.read();) {
            switch (part.field) {
            case 1:
                nodes.push_back(node(part.message()));
                break;
            case 5:
                weights.insert(tensor(part.message()));
                break;
            case 11:
                inputs.push_back(name(part.message()));
                break;
            case 12:
                outputs.push_back(name(part.message()));
                break;
            }
        }
    }
    const auto isWeight = [&](const std::string &name) { return weights.count(name) > 0; };
    inputs.erase(std::remove_if(inputs.begin(), inputs.end(), isWeight), inputs.end());
}
