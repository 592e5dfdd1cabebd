// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    // For the doors of the server, which are a package of their own: it needs the server's dependencies.
    products: [.library(name: "Doors", targets: ["Doors"])],
    dependencies: [.package(name: "IDScan", path: "..")],
    targets: [
        .target(name: "Doors"),

        // Two programs: libFuzzer looks at each counter of a program after each run, and what reads values is small and
        // needs no OpenCV.
        .executableTarget(
            name: "fuzz-values",
            dependencies: [
                "Doors", .product(name: "MRZ", package: "IDScan"), .product(name: "AAMVA", package: "IDScan"),
                .product(name: "Seals", package: "IDScan"), .product(name: "LDS", package: "IDScan"),
            ],
            path: "Sources/FuzzValues"),
        .executableTarget(
            name: "fuzz-files",
            dependencies: [
                "Doors", .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "Barcodes", package: "IDScan"), .product(name: "DocumentPages", package: "IDScan"),
                .product(name: "ScanReports", package: "IDScan"),
                .product(name: "DocumentDetection", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
            ],
            path: "Sources/FuzzFiles"),
    ]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}
