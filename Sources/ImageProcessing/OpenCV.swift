import COpenCVShims

/// Makes one OpenCV call; its message becomes an error.
func check(
    _ operation: String, _ call: (UnsafeMutablePointer<COpenCVShimsMessage>) -> Bool
) throws(ImageProcessingError) {
    var message = COpenCVShimsMessage()
    guard !call(&message) else { return }
    let reason = withUnsafeBytes(of: &message.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    throw ImageProcessingError(operation: operation, reason: reason)
}
