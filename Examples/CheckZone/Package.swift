// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "CheckZone",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "IDScan", path: "../..")
    ],
    targets: [
        .executableTarget(name: "CheckZone", dependencies: [.product(name: "MRZ", package: "IDScan")])
    ]
)
