// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "IDScan", path: "..")],
    targets: [
        .target(name: "CAllocationCounter"),
        .target(name: "Trials", dependencies: [.product(name: "IDScan", package: "IDScan")]),
        .executableTarget(
            name: "mrz-speed",
            dependencies: ["CAllocationCounter", .product(name: "MRZ", package: "IDScan")],
            path: "Sources/MRZSpeed"
        ),
        .executableTarget(
            name: "specimens",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "SpecimenCards", package: "IDScan"),
            ],
            path: "Sources/Specimens"
        ),
        .executableTarget(
            name: "photographs",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "SpecimenCards", package: "IDScan"),
            ],
            path: "Sources/Photographs"
        ),
        .executableTarget(
            name: "cut-lines",
            dependencies: [
                .product(name: "ReaderLab", package: "IDScan"),
                .product(name: "IDScan", package: "IDScan"), .product(name: "SpecimenCards", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
            ],
            path: "Sources/CutLines"
        ),
        .executableTarget(
            name: "lines",
            dependencies: [
                .product(name: "ReaderLab", package: "IDScan"),
                .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
            ],
            path: "Sources/Lines"
        ),
        .executableTarget(
            name: "draw-scenes",
            dependencies: [.product(name: "SpecimenCards", package: "IDScan")],
            path: "Sources/DrawScenes"
        ),
        .executableTarget(
            name: "scenes",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "SpecimenCards", package: "IDScan"),
                .product(name: "DocumentDetection", package: "IDScan"),
            ],
            path: "Sources/Scenes"
        ),
        .executableTarget(
            name: "quality",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "SpecimenCards", package: "IDScan"),
                .product(name: "DocumentDetection", package: "IDScan"),
            ],
            path: "Sources/Quality"
        ),
        .executableTarget(
            name: "specks",
            dependencies: [
                "Trials", .product(name: "IDScan", package: "IDScan"),
                .product(name: "SpecimenCards", package: "IDScan"),
            ],
            path: "Sources/Specks"
        ),
        .executableTarget(
            name: "bent",
            dependencies: [
                "Trials", .product(name: "IDScan", package: "IDScan"),
                .product(name: "SpecimenCards", package: "IDScan"),
            ],
            path: "Sources/Bent"
        ),
        .executableTarget(
            name: "pool",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "SpecimenCards", package: "IDScan"),
            ],
            path: "Sources/Pool"
        ),
        .executableTarget(
            name: "text",
            dependencies: [
                .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "SpecimenCards", package: "IDScan"),
                .product(name: "DocumentDetection", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
            ],
            path: "Sources/Text"
        ),
        .executableTarget(
            name: "zones",
            dependencies: [
                .product(name: "ReaderLab", package: "IDScan"),
                .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
            ],
            path: "Sources/Zones"
        ),
    ],
    cLanguageStandard: .c2x
)
