// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "SetLimits",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "IDScan", path: "../..")
    ],
    targets: [
        .executableTarget(name: "SetLimits", dependencies: [.product(name: "IDScan", package: "IDScan")])
    ]
)
