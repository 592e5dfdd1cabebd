import Testing

@testable import DocumentPages

@Suite struct PageNumbersTests {
    @Test(arguments: [
        ("1", [1]), ("1,3-5", [1, 3, 4, 5]), ("2,1,3-", [2, 1, 3, 4, 5, 6]), ("4-2", [4, 3, 2]), ("6-", [6]),
        ("3,3", [3, 3]),
    ])
    func keepsTheirOrder(text: String, numbers: [Int]) throws {
        #expect(try #require(PageNumbers(text)).numbers(of: 6) == numbers)
    }

    @Test(arguments: ["", "0", "a", "1,,2", "-2", "1-2-3", "1;2", "9999999", "+1", "1 2"])
    func refusesOtherTexts(text: String) { #expect(PageNumbers(text) == nil) }

    @Test(arguments: ["7", "5-9", "7-", "9-2"])
    func refusesPagesThatAreNotThere(text: String) throws {
        let numbers = try #require(PageNumbers(text))
        #expect(throws: PDFError.self) { try numbers.numbers(of: 6) }
    }
}
