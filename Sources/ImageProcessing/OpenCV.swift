import COpenCVShims

/// The settings of OpenCV, made once, before its first call.
///
/// One call uses one core, so that a caller who works on many images at once decides how many cores that takes; the
/// networks and pictures here are too small to gain from more. OpenCV prints nothing: its messages are thrown. It
/// counts the cores now, since it opens files for that: a scan may run where no file can be opened.
private let configuration: Void = {
    COpenCVShimsSetThreadCount(1)
    COpenCVShimsSilenceLog()
    COpenCVShimsCountCores()
}()

/// Makes one OpenCV call; its message becomes an error.
func check(
    _ operation: String, _ call: (UnsafeMutablePointer<COpenCVShimsMessage>) -> Bool
) throws(ImageProcessingError) {
    configuration
    var message = COpenCVShimsMessage()
    guard !call(&message) else { return }
    let reason = withUnsafeBytes(of: &message.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    // OpenCV spreads a message over lines.
    let lines = reason.split(whereSeparator: \.isNewline)
    throw ImageProcessingError(operation: operation, reason: lines.joined(separator: " "))
}
