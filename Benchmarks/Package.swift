// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "IDScan", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        // All benchmarks but one are commands of one program.
        .executableTarget(
            name: "bench",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "DocumentDetection", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
                .product(name: "SpecimenCards", package: "IDScan"), .product(name: "ReaderLab", package: "IDScan"),
                .product(name: "Redaction", package: "IDScan"), .product(name: "Barcodes", package: "IDScan"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Bench"
        ),

        // A program of its own: its counter replaces the allocation functions in all of a program, and would make the
        // other measurements slower.
        .executableTarget(
            name: "mrz-speed",
            dependencies: [
                "CAllocationCounter", .product(name: "MRZ", package: "IDScan"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/MRZSpeed"
        ),
        .target(name: "CAllocationCounter"),
    ],
    cLanguageStandard: .c2x
)

for target in package.targets {
    if target.name.hasPrefix("C") {
        target.cSettings = [.treatAllWarnings(as: .error)]
    } else {
        target.swiftSettings = [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .treatAllWarnings(as: .error),
        ]
    }
}
