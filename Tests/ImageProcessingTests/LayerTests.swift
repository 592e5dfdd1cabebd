import COpenCVShims
import CXNNPACK
import Foundation
import ImageProcessing
import Testing

/// Networks are computed by XNNPACK where it has their operations, and as OpenCV computes them.
@Suite struct LayerTests {
    private static let models = URL(filePath: #filePath).appending(path: "../../../Sources/CResources/Models")
        .standardized

    private static func model(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: models.appending(path: "\(name).onnx")))
    }

    private static func isComputedByXNNPACK(_ onnx: [UInt8]) -> Bool {
        let network = onnx.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { CXNNPACKNetworkCreate($0, bytes.count) }
        }
        network.map(CXNNPACKNetworkDestroy)
        return network != nil
    }

    /// The answer of OpenCV.
    private static func openCV(_ onnx: [UInt8], to input: [Float], height: Int, width: Int) -> [Float] {
        var (message, result) = (COpenCVShimsMessage(), COpenCVShimsTensor())
        let network = onnx.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { COpenCVShimsNetworkCreate($0, bytes.count, &message) }
        }
        guard let network else { return [] }
        defer { COpenCVShimsNetworkDestroy(network) }
        let isDone = input.withUnsafeBufferPointer { values in
            var tensor = COpenCVShimsTensor()
            (tensor.values, tensor.dimensions) = (values.baseAddress, 4)
            (tensor.shape.0, tensor.shape.1, tensor.shape.2, tensor.shape.3) = (1, 1, Int32(height), Int32(width))
            return COpenCVShimsNetworkForward(network, tensor, &result, &message)
        }
        let lengths = [result.shape.0, result.shape.1, result.shape.2, result.shape.3].map(Int.init)
        return isDone ? Array(UnsafeBufferPointer(start: result.values, count: lengths.reduce(1, *))) : []
    }

    /// By model, the heights and widths of inputs.
    private static let sizes: [String: [[Int]]] = [
        "latin-lines": [[32, 512], [32, 80], [32, 1008]], "print-lines": [[32, 256]],
        "cyrillic-greek-lines": [[32, 256]], "mrz-lines": [[32, 640], [32, 80]], "mrz-columns": [[32, 704]],
        "text-lines": [[64, 32], [320, 224], [64, 64]], "documents": [[160, 160], [96, 96], [224, 224]],
    ]

    /// Small and large inputs in turn: no map keeps what another one left.
    @Test(arguments: sizes.keys.sorted())
    func ourModelsAreComputedAsByOpenCV(name: String) throws {
        let onnx = try Self.model(name)
        #expect(Self.isComputedByXNNPACK(onnx))
        var network = try NeuralNetwork(onnx: onnx)
        for size in Self.sizes[name] ?? [] {
            let (height, width) = (size[0], size[1])
            let input = (0..<height * width).map { (index: Int) -> Float in Float(index * 7919 % 1000) / 250 - 2 }
            let own = try network.output(for: input, shape: [1, 1, height, width]).values
            let other = Self.openCV(onnx, to: input, height: height, width: width)
            #expect(own.count == other.count && !own.isEmpty)
            // Single precision keeps seven digits, and scores go up to 100.
            #expect(zip(own, other).allSatisfy { abs($0 - $1) < 0.001 }, "\(name), \(height) × \(width)")
        }
    }

    @Test func otherOperationsAreComputedByOpenCV() throws {
        let onnx = try Self.model("mrz-lines").replacing(Array("Relu".utf8), with: Array("Tanh".utf8))
        #expect(!Self.isComputedByXNNPACK(onnx))
        var network = try NeuralNetwork(onnx: onnx)
        let answer = try network.output(for: Array(repeating: 0.5, count: 32 * 80), shape: [1, 1, 32, 80])
        #expect(answer.shape == [1, 38, 1, 20] && answer.values.allSatisfy(\.isFinite))
    }

    /// A map of two rows and three columns. A kernel of nine ones sums its numbers, sums below 0 become 0, the map doubles in size, and is
    /// added to itself.
    @Test func computesEachOperation() throws {
        var network = try NeuralNetwork(onnx: GraphFile().bytes)
        let answer = try network.output(for: [1, 2, 3, 4, 5, -16], shape: [1, 1, 2, 3])
        let sums: [Float] = [12, 0, 0]
        let row = sums.flatMap { [2 * $0, 2 * $0] }
        #expect(answer.shape == [1, 1, 4, 6])
        #expect(answer.values == row + row + row + row)
    }

    private static let others: [GraphFile] = [
        GraphFile(pads: [1, 1, 1]), GraphFile(pads: [1, 1, 1, -1]), GraphFile(strides: [0, 1]), GraphFile(strides: [1]),
        GraphFile(dilations: [2, 2]), GraphFile(group: [3]), GraphFile(group: []), GraphFile(kernel: [1, 1, 3, 2]),
        GraphFile(kernel: [1, 1, 9]), GraphFile(kernel: [1, 1, -3, -3]), GraphFile(kernel: [1, 1, 1 << 40, 1 << 40]),
        GraphFile(bias: [0, 0]), GraphFile(scales: [1, 1, 3, 3]), GraphFile(mode: "linear"),
        GraphFile(convolution: "Conw"),
        GraphFile(input: "none"), GraphFile(output: "none"),
    ]

    @Test(arguments: others)
    func knowsNoOther(graph: GraphFile) { #expect(!Self.isComputedByXNNPACK(graph.bytes)) }

    /// Files that are cut off, or have another byte somewhere, are refused or computed, and the answer can be read.
    @Test func takesDamagedFiles() {
        let (whole, input) = (GraphFile().bytes, [1, 2, 3, 4, 5, 6] as [Float])
        // Without its last field, which tells the version, a file is whole.
        for length in whole.indices where length != whole.count - 4 {
            #expect(!Self.isComputedByXNNPACK(Array(whole[..<length])), "\(length) bytes")
        }
        for index in whole.indices {
            for change in [1, 4, 128, 255] as [UInt8] {
                var bytes = whole
                bytes[index] ^= change
                let network = bytes.withUnsafeBufferPointer { bytes in
                    bytes.baseAddress.flatMap { CXNNPACKNetworkCreate($0, bytes.count) }
                }
                guard let network else { continue }
                let answer = CXNNPACKNetworkForward(network, input, 2, 3)
                let count = answer.values == nil ? 0 : answer.channels * answer.height * answer.width
                // Each number is read, so that a sanitizer sees one that is not there.
                let numbers = Array(UnsafeBufferPointer(start: answer.values, count: count))
                #expect(numbers.count < 1 << 22)
                CXNNPACKNetworkDestroy(network)
            }
        }
    }
}

/// An ONNX file of a convolution, what rectifies it, a map at twice its size, and a sum.
struct GraphFile: Sendable, CustomTestStringConvertible {
    var kernel: [Int64] = [1, 1, 3, 3]
    var bias: [Float] = [0]
    var pads: [Int64] = [1, 1, 1, 1]
    var strides: [Int64] = [1, 1]
    var dilations: [Int64] = [1, 1]
    var group: [Int64] = [1]
    var scales: [Float] = [1, 1, 2, 2]
    var mode = "nearest"
    var convolution = "Conv"
    var input = "x"
    var output = "y"

    var testDescription: String {
        "\(kernel) \(bias) \(pads) \(strides) \(dilations) \(group) \(scales) \(mode) \(convolution) \(input) \(output)"
    }

    /// The bytes of the file.
    ///
    /// Source: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
    var bytes: [UInt8] {
        let ones = [Float](repeating: 1, count: 9)
        let nodes = [
            node(
                convolution, ["x", "w", "b"], "c",
                [("group", group), ("pads", pads), ("strides", strides), ("dilations", dilations)]),
            node("Relu", ["c"], "r"),
            node(
                "Resize", ["r", "roi", "s"], "d", [],
                [("mode", mode), ("nearest_mode", "floor"), ("coordinate_transformation_mode", "asymmetric")]),
            node("Add", ["d", "d"], "y"),
        ]
        let weights = [
            tensor("w", kernel, ones), tensor("b", [Int64(bias.count)], bias), tensor("roi", [0], []),
            tensor("s", [4], scales),
        ]
        var graph = nodes.flatMap { field(1, $0) }
        graph += field(2, Array("g".utf8))
        graph += weights.flatMap { field(5, $0) }
        graph += field(11, map(input, [1, 1, 2, 3]))
        graph += field(12, map(output, [1, 1, 4, 6]))
        return [8, 6] + field(7, graph) + field(8, [16, 11])
    }

    private func number(_ value: Int64) -> [UInt8] {
        var (left, bytes) = (UInt64(bitPattern: value), [UInt8]())
        while left > 127 {
            bytes.append(UInt8(left & 127) | 128)
            left >>= 7
        }
        return bytes + [UInt8(left)]
    }

    private func field(_ field: UInt8, _ content: [UInt8]) -> [UInt8] {
        [field << 3 | 2] + number(Int64(content.count)) + content
    }

    private func tensor(_ name: String, _ shape: [Int64], _ values: [Float]) -> [UInt8] {
        var bytes: [UInt8] = shape.flatMap { (length: Int64) -> [UInt8] in [8] + number(length) }
        bytes += [16, 1]
        bytes += field(8, Array(name.utf8))
        bytes += field(
            9,
            values.flatMap { (value: Float) -> [UInt8] in
                withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
            })
        return bytes
    }

    private func node(
        _ operation: String, _ inputs: [String], _ output: String, _ numbers: [(String, [Int64])] = [],
        _ words: [(String, String)] = []
    ) -> [UInt8] {
        var bytes = inputs.flatMap { field(1, Array($0.utf8)) }
        bytes += field(2, Array(output.utf8))
        bytes += field(3, Array((operation + output).utf8))
        bytes += field(4, Array(operation.utf8))
        for (name, values) in numbers {
            // The last field is the type: a number, or several.
            let isOne = name == "group" && values.count == 1
            let content: [UInt8] =
                isOne ? [24] + number(values[0]) : values.flatMap { (value: Int64) -> [UInt8] in [64] + number(value) }
            bytes += field(5, field(1, Array(name.utf8)) + content + [160, 1, isOne ? 2 : 7])
        }
        for (name, word) in words {
            bytes += field(5, field(1, Array(name.utf8)) + field(4, Array(word.utf8)) + [160, 1, 3])
        }
        return bytes
    }

    /// An input or an output of single precision.
    private func map(_ name: String, _ shape: [Int64]) -> [UInt8] {
        let dimensions = shape.flatMap { (length: Int64) -> [UInt8] in field(1, [8] + number(length)) }
        return field(1, Array(name.utf8)) + field(2, field(1, [8, 1] + field(2, dimensions)))
    }
}
