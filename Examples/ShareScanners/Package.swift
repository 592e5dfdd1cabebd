// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "ShareScanners",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "IDScan", path: "../..")
    ],
    targets: [
        .executableTarget(name: "ShareScanners", dependencies: [.product(name: "IDScan", package: "IDScan")])
    ]
)
