import Imaging
import ImageProcessing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes the pixels of pictures, for `Scripts/compare-pixels`: the first page of each file that is named on standard input, as its
/// red, green and blue bytes, into a file of that name and `.rgb`. A file that cannot be decoded gets none.
@main struct Pixels {
    static func main() {
        let decoder = ImageDecoder(limits: ImageDecodingLimits())
        while let name = readLine() {
            guard let image = try? decoder.file(contents(of: name)).decode(page: 1, as: .rgb).image else { continue }
            let file = fopen(name + ".rgb", "wb")
            image.pixels.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
            if let file { fclose(file) }
        }
    }

    private static func contents(of name: String) -> [UInt8] {
        guard let file = fopen(name, "rb") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
    }
}
