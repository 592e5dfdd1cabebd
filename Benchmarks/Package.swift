// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "IDScan", path: "..")],
    targets: [
        .executableTarget(name: "mrz-speed", dependencies: [.product(name: "MRZ", package: "IDScan")], path: "Sources/MRZSpeed")
    ]
)
