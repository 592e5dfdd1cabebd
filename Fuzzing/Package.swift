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

        // Three programs: libFuzzer looks at each counter of a program after each run. What reads values needs no OpenCV, and
        // what reads pictures has a tenth of the counters of what reads files.
        .executableTarget(
            name: "fuzz-values",
            dependencies: [
                "Doors", .product(name: "MRZ", package: "IDScan"), .product(name: "AAMVA", package: "IDScan"),
                .product(name: "Seals", package: "IDScan"), .product(name: "LDS", package: "IDScan"),
            ],
            path: "Sources/FuzzValues"),
        .executableTarget(
            name: "fuzz-pictures",
            dependencies: ["Doors", .product(name: "Barcodes", package: "IDScan")],
            path: "Sources/FuzzPictures"),
        .executableTarget(
            name: "pixels",
            dependencies: [.product(name: "Barcodes", package: "IDScan")],
            path: "Sources/Pixels"),
        .executableTarget(
            name: "fuzz-files",
            dependencies: [
                "Doors", .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "DocumentPages", package: "IDScan"), .product(name: "ScanReports", package: "IDScan"),
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
