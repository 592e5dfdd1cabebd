import COpenCVShims
import CXNNPACK

/// A trained network that turns numbers into numbers, run on one core: by XNNPACK where it consists of convolutions, sums and maps at
/// twice their size, else by OpenCV.
public struct NeuralNetwork: ~Copyable {
    private enum Engine {
        case xnnpack(OpaquePointer)
        case openCV(OpaquePointer)
    }
    private let engine: Engine

    /// Loads a network from memory; nothing is opened, now or later.
    ///
    /// - Parameter onnx: The bytes of an ONNX file.
    /// - Throws: ``ImageProcessingError`` when they are no network, or one with operations that OpenCV lacks.
    public init(onnx: [UInt8]) throws(ImageProcessingError) {
        guard !onnx.isEmpty else { throw ImageProcessingError(operation: "load network", reason: "there is none") }
        let known = onnx.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.flatMap { CXNNPACKNetworkCreate($0, bytes.count) }
        }
        if let known {
            engine = .xnnpack(known)
            return
        }
        var created: OpaquePointer?
        try check("load network") { message in
            created = onnx.withUnsafeBufferPointer { bytes in
                bytes.baseAddress.flatMap { COpenCVShimsNetworkCreate($0, bytes.count, message) }
            }
            return created != nil
        }
        guard let created else { throw ImageProcessingError(operation: "load network", reason: "no memory") }
        engine = .openCV(created)
    }

    deinit {
        switch engine {
        case .xnnpack(let network): CXNNPACKNetworkDestroy(network)
        case .openCV(let network): COpenCVShimsNetworkDestroy(network)
        }
    }

    /// Runs the network.
    ///
    /// - Parameters:
    ///   - input: The values, the last dimension fastest.
    ///   - shape: The length of each dimension, such as `[1, 1, 32, 640]`; as many values as their product.
    /// - Returns: The values of the network's output and the length of each of its dimensions.
    /// - Throws: ``ImageProcessingError`` when the network does not take that shape.
    public mutating func output(
        for input: [Float], shape: [Int]
    ) throws(ImageProcessingError) -> (values: [Float], shape: [Int]) {
        // A product of `Double`s does not overflow, and is exact as far as memory reaches.
        guard (1...8).contains(shape.count), shape.allSatisfy({ (1...Int(Int32.max)).contains($0) }),
            shape.reduce(1, { $0 * Double($1) }) == Double(input.count)
        else {
            throw ImageProcessingError(
                operation: "run network", reason: "\(input.count) values do not fill the shape \(shape)")
        }
        switch engine {
        case .xnnpack(let network):
            return try output(of: network, for: input, shape: shape)
        case .openCV(let network):
            var result = COpenCVShimsTensor()
            try check("run network") { message in
                input.withUnsafeBufferPointer { values in
                    let tensor = COpenCVShimsTensor(values: values.baseAddress, lengths: shape)
                    return COpenCVShimsNetworkForward(network, tensor, &result, message)
                }
            }
            let lengths = result.lengths
            return (Array(UnsafeBufferPointer(start: result.values, count: lengths.reduce(1, *))), lengths)
        }
    }

    /// Runs a network of XNNPACK, which takes one map of one channel.
    private func output(
        of network: OpaquePointer, for input: [Float], shape: [Int]
    ) throws(ImageProcessingError) -> (values: [Float], shape: [Int]) {
        var answer = CXNNPACKAnswer()
        if shape.count == 4, shape[0] == 1, shape[1] == 1 {
            answer = input.withUnsafeBufferPointer { values in
                values.baseAddress.map { CXNNPACKNetworkForward(network, $0, shape[2], shape[3]) } ?? answer
            }
        }
        guard let values = answer.values else {
            throw ImageProcessingError(operation: "run network", reason: "it does not take the shape \(shape)")
        }
        let lengths = [1, answer.channels, answer.height, answer.width]
        return (Array(UnsafeBufferPointer(start: values, count: lengths.reduce(1, *))), lengths)
    }
}

extension COpenCVShimsTensor {
    fileprivate init(values: UnsafePointer<Float>?, lengths: [Int]) {
        self.init()
        self.values = values
        dimensions = Int32(lengths.count)
        withUnsafeMutableBytes(of: &shape) { bytes in
            _ = bytes.bindMemory(to: Int32.self).update(fromContentsOf: lengths.map(Int32.init))
        }
    }

    fileprivate var lengths: [Int] {
        withUnsafeBytes(of: shape) { $0.bindMemory(to: Int32.self).prefix(Int(dimensions)).map(Int.init) }
    }
}
