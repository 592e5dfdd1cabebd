import Testing

@testable import Barcodes

@Suite struct PDF417PatternsTests {
    /// The widths of the bars and spaces of a pattern.
    private static func widths(_ pattern: Int) -> [Int] {
        var widths: [Int] = []
        for module in 0..<PDF417Patterns.modules {
            let isBar = PDF417Patterns.isDark(module, of: pattern)
            if isBar == (widths.count % 2 == 1) { widths[widths.count - 1] += 1 } else { widths.append(1) }
        }
        return widths
    }

    /// Four bars and four spaces of one to six modules; what tells the cluster is that of ISO/IEC 15438.
    @Test(arguments: 0..<3) func isOfItsCluster(cluster: Int) {
        var seen: Set<[Int]> = []
        for value in 0..<PDF417Patterns.values {
            let widths = Self.widths(cluster * PDF417Patterns.values + value)
            #expect(widths.count == 8 && widths.allSatisfy { 1...6 ~= $0 })
            #expect((widths[0] - widths[2] + widths[4] - widths[6] + 9) % 9 == 3 * cluster)
            seen.insert(widths)
        }
        #expect(seen.count == PDF417Patterns.values)
    }

    /// The values that the standard's example of `PDF417` has in its first row, by ZXing's writer.
    @Test func hasTheValuesOfTheStandard() throws {
        let drawn = try BarcodeModules("PDF417", symbology: .pdf417, errorCorrection: 1)
        let columns = (drawn.width - PDF417Patterns.otherModules) / PDF417Patterns.modules
        let value = (0..<PDF417Patterns.values).first { value in
            (0..<PDF417Patterns.modules).allSatisfy {
                PDF417Patterns.isDark($0, of: value) == drawn[2 * PDF417Patterns.modules + $0, 0]
            }
        }
        // The length of the data, which fill all places but those of the checks.
        let rows = drawn.height / 4
        #expect(value == rows * columns - 4)
    }
}
