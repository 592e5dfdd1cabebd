#if compiler(>=6.3)
    import CIDScan
    import ImageProcessing
    import Imaging
    import SpecimenCards
    import Testing

    // The functions are called as C calls them.
    @testable import IDScanLibrary

    struct LibraryFunctionsTests {
        /// A handle, which one owner ends.
        private final class Handle {
            let pointer: OpaquePointer

            init(_ options: String) throws {
                let made = CIDScan.idscan_create(options, nil)
                pointer = try #require(made)
            }

            deinit { CIDScan.idscan_destroy(pointer) }

            /// The report on a file.
            func report(on bytes: [UInt8]) -> String {
                LibraryFunctionsTests.report(on: bytes, by: Int(bitPattern: pointer))
            }
        }

        private static func report(on bytes: [UInt8], by scanner: Int) -> String {
            guard let scanner = OpaquePointer(bitPattern: scanner) else { return "" }
            let text = CIDScan.idscan_scan(scanner, bytes, bytes.count)
            defer { CIDScan.idscan_free(text) }
            return String(cString: text)
        }

        private static let options = #"{"workers": 2, "referenceDate": "2026-11-21", "timeLimit": 300}"#

        private static func card(_ seed: UInt64) throws -> [UInt8] {
            try Photograph(of: [SpecimenCard(format: .td3, seed: seed)], conditions: .flatbed, seed: seed).taken()
                .file()
        }

        @Test func readsPhotographsInManyThreads() async throws {
            let handle = try Handle(Self.options)
            let cards = try (1...4).map { try Self.card($0) }
            let alone = cards.map(handle.report)
            #expect(alone.allSatisfy { $0.hasPrefix(#"{"schemaVersion":2,"source":"-","image":{"#) })
            #expect(Set(alone).count == cards.count)
            let pointer = Int(bitPattern: handle.pointer)
            let reports = await withTaskGroup(of: (Int, String).self) { group in
                for number in 0..<16 {
                    let bytes = cards[number % cards.count]
                    group.addTask { (number, Self.report(on: bytes, by: pointer)) }
                }
                return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
            }
            #expect(reports == Dictionary(uniqueKeysWithValues: (0..<16).map { ($0, alone[$0 % alone.count]) }))
        }

        @Test func saysWhatIsNoPhotograph() throws {
            let handle = try Handle(Self.options)
            #expect(
                handle.report(on: [1, 2, 3]).hasPrefix(#"{"schemaVersion":2,"source":"-","error":{"code":"notAnImage""#)
            )
            #expect(handle.report(on: []).contains(#""error":{"code":"#))
        }

        @Test func saysWhyThereAreNoScanners() throws {
            var error: UnsafeMutablePointer<CChar>?
            let made = CIDScan.idscan_create(#"{"worker": 1}"#, &error)
            #expect(made == nil)
            #expect(String(cString: try #require(error)).hasPrefix(#"options: "worker" is unknown"#))
            CIDScan.idscan_free(error)
        }

        @Test func takesNothing() {
            CIDScan.idscan_free(nil)
            CIDScan.idscan_destroy(nil)
        }

        @Test func namesTheVersionOfItsHeader() {
            let version = CIDScan.idscan_version()
            #expect(String(cString: version) == IDSCAN_VERSION)
        }
    }
#endif
