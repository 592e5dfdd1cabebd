import Foundation
import ImageProcessing
import Testing

struct NeuralNetworkTests {
    private static let lineNetwork: [UInt8] = {
        let file = URL(filePath: #filePath).appending(path: "../../../Sources/CResources/Models/mrz-lines.onnx")
            .standardized
        return (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    }()
    private static let input = (0..<32 * 640).map { (index: Int) -> Float in Float(index * 7919 % 1000) / 500 - 1 }

    /// Every 760th value that onnxruntime 1.32.0 gives for the same network and input.
    private static let reference: [Int: Float] = [
        0: 5.3143, 759: 2.2106, 1519: 3.887, 2279: 2.8598, 3039: 5.6356, 3799: 2.0733,
        4559: 3.7644, 5319: 3.1514, 6079: 24.6546,
    ]

    @Test func agreesWithAnotherImplementation() throws {
        var network = try NeuralNetwork(onnx: Self.lineNetwork)
        let output = try network.output(for: Self.input, shape: [1, 1, 32, 640])
        #expect(output.shape == [1, 38, 1, 160])
        for (index, value) in Self.reference { #expect(abs(output.values[index] - value) < 0.001) }
    }

    @Test func givesTheSameAgain() throws {
        var network = try NeuralNetwork(onnx: Self.lineNetwork)
        let first = try network.output(for: Self.input, shape: [1, 1, 32, 640])
        let second = try network.output(for: Self.input, shape: [1, 1, 32, 640])
        #expect(first.values == second.values)
    }

    @Test(arguments: [[], [0], [-1, -20480], [20480, 2], [1, 1, 10, 10], [20480], Array(repeating: 1, count: 9)])
    func refusesAShapeThatDoesNotFit(_ shape: [Int]) throws {
        var network = try NeuralNetwork(onnx: Self.lineNetwork)
        let error = #expect(throws: ImageProcessingError.self) { _ = try network.output(for: Self.input, shape: shape) }
        #expect(error?.operation == "run network")
    }

    @Test(arguments: [[], [1, 2, 3], Array(lineNetwork.prefix(1000)), Array(lineNetwork.dropLast())])
    func refusesADamagedNetwork(_ bytes: [UInt8]) {
        let error = #expect(throws: ImageProcessingError.self) { _ = try NeuralNetwork(onnx: bytes) }
        #expect(error?.operation == "load network")
        #expect(error?.reason.isEmpty == false)
        #expect(error?.reason.contains("\n") == false)
    }
}
