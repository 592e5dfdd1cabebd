import Imaging

extension Image {
    /// Returns the brightness at a point of a grey image, between its four nearest pixels; nil outside.
    func brightness(at point: Point) -> Double? {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        guard x >= 0, y >= 0, x < Double(width - 1), y < Double(height - 1) else { return nil }
        let (column, row) = (Int(x), Int(y))
        let (right, down) = (x - Double(column), y - Double(row))
        let index = row * width + column
        let upper = Double(pixels[index]) * (1 - right) + Double(pixels[index + 1]) * right
        let lower = Double(pixels[index + width]) * (1 - right) + Double(pixels[index + width + 1]) * right
        return upper * (1 - down) + lower * down
    }
}
