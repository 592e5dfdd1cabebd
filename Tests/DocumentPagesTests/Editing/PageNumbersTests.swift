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

    @Test(arguments: ["", "0", "a", "1,,2", "-2", "1-2-3", "1;2", "9999999", "+1", "1 2", "99999999999999999999"])
    func refusesOtherTexts(text: String) { #expect(PageNumbers(text) == nil) }

    @Test(arguments: ["7", "5-9", "7-", "9-2"])
    func refusesPagesThatAreNotThere(text: String) throws {
        let numbers = try #require(PageNumbers(text))
        #expect(throws: PDFError.self) { try numbers.numbers(of: 6) }
    }

    @Test(arguments: [
        ("1", [1]), ("1,3-5", [1, 3, 4, 5]), ("4-", [4, 5, 6]), ("5-9", [5, 6]), ("3,1", [1, 3]), ("9", []), ("9-", []),
        ("5-3", [3, 4, 5]),
        (" 2 - 3 ", [2, 3]),
    ])
    func selects(text: String, pages: [Int]) throws {
        #expect(try #require(PageNumbers(text)).selected(of: 6) == pages)
    }

    /// A range may end behind the last page; a page that is named alone has to be there.
    @Test(arguments: [("5-9", 5), ("9", 9), ("2-,7", 7)])
    func knowsWhichPagesHaveToBeThere(text: String, page: Int) throws {
        #expect(try #require(PageNumbers(text)).highestNeeded == page)
    }
}
