// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "IDScanServer",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "idscan-server", targets: ["Program"]),
        // For Fuzzing/ServerDoors alone: nothing in it is public.
        .library(name: "IDScanServer", targets: ["IDScanServer"]),
    ],
    traits: [.trait(name: "TLS", description: "Speaks TLS and HTTP/2 by itself; takes minutes more to build.")],
    dependencies: [
        .package(name: "IDScan", path: ".."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.86.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.29.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
    ],
    targets: [
        // The files that browsers get, inside the program.
        .target(
            name: "CPage", exclude: ["licences.txt", "openapi.json", "page"], linkerSettings: [.linkedLibrary("z")]),

        // The service: routes, limits, and the processes that look at images.
        .target(
            name: "IDScanServer",
            dependencies: [
                "CPage",
                .product(name: "IDScan", package: "IDScan"), .product(name: "MRZ", package: "IDScan"),
                .product(name: "LDS", package: "IDScan"),
                .product(name: "TextRecognition", package: "IDScan"),
                .product(name: "ScanReports", package: "IDScan"), .product(name: "DocumentPages", package: "IDScan"),
                .product(name: "Sandboxing", package: "IDScan"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdHTTP2", package: "hummingbird", condition: .when(traits: ["TLS"])),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
                .product(name: "NIOTLS", package: "swift-nio", condition: .when(traits: ["TLS"])),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
            ]
        ),

        // The program: arguments in, a service that runs until it is told to stop.
        .executableTarget(
            name: "Program",
            dependencies: [
                "IDScanServer", .product(name: "Sandboxing", package: "IDScan"),
                .product(name: "LDS", package: "IDScan"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "IDScanServerTests",
            dependencies: [
                "IDScanServer", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
            ]),
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
