import Testing

import IDScanServer

struct QueryTests {
    @Test(
        arguments: [
            ("a=x&b=y", ["x"]), ("a=x%20y+z", ["x y z"]), ("a=%C3%A9&a=2", ["é", "2"]), ("a", [""]), ("a=b=c", ["b=c"]),
            ("&&a=1&", ["1"]), ("%61=1", ["1"]), (nil, []),
        ] as [(String?, [String])])
    func readsValues(text: String?, values: [String]) throws {
        #expect(try Query(text, knowing: ["a", "b"]).all("a") == values)
    }

    @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "%ff=1", "c=1", "A=1"])
    func refusesOtherText(text: String) {
        #expect(throws: Problem.self) { try Query(text, knowing: ["a", "b"]) }
    }

    @Test func takesAnyNameWhereNoneIsKnown() throws {
        #expect(try Query("$alt=json%3Benum-encoding%3Dint", knowing: nil).all("$alt") == ["json;enum-encoding=int"])
    }

    @Test(arguments: [("0.5", 0.5), ("1", 1), ("1e-3", 0.001)])
    func readsNumbers(text: String, number: Double) throws {
        #expect(try Query("a=\(text)", knowing: ["a"]).number("a", in: 0...1) == number)
    }

    @Test(arguments: ["nan", "inf", "2", "-1", "", "0x1p-1", "1,0"])
    func refusesOtherNumbers(text: String) throws {
        let query = try Query("a=\(text)", knowing: ["a"])
        #expect(throws: Problem.self) { try query.number("a", in: 0...1) }
        #expect(throws: Problem.self) { try query.count("a", in: 0...1) }
    }

    @Test func readsFlags() throws {
        let query = try Query("a=true&b=false&c=1&d=true&d=true", knowing: ["a", "b", "c", "d"])
        #expect(try query.flag("a") == true && query.flag("b") == false && query.flag("e") == nil)
        #expect(throws: Problem.self) { try query.flag("c") }
        #expect(throws: Problem.self) { try query.flag("d") }
    }
}
