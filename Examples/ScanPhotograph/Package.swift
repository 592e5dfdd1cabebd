// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "ScanPhotograph",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "IDScan", path: "../..")
    ],
    targets: [
        .executableTarget(name: "ScanPhotograph", dependencies: [.product(name: "IDScan", package: "IDScan")])
    ]
)
