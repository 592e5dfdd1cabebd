// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "IDScan", path: "..")],
    targets: [
        .target(name: "CAllocationCounter"),
        .executableTarget(
            name: "mrz-speed",
            dependencies: ["CAllocationCounter", .product(name: "MRZ", package: "IDScan")],
            path: "Sources/MRZSpeed"
        ),
    ],
    cLanguageStandard: .c2x
)
