// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "IDScan",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "MRZ", targets: ["MRZ"]),
        .library(name: "AAMVA", targets: ["AAMVA", "MRZ"]),
        .library(name: "Seals", targets: ["Seals", "Certificates", "MRZ"]),
        .library(name: "LDS", targets: ["LDS", "Certificates", "MRZ"]),
        // With the modules whose types stand in its signatures: a user may import what has to be named.
        .library(
            name: "IDScan",
            targets: [
                "IDScan", "Barcodes", "Certificates", "Seals", "DocumentDetection", "DocumentPages", "ImageProcessing",
                "MRZ", "Imaging",
            ]),
        .library(
            name: "DocumentDetection", targets: ["DocumentDetection", "TextDetection", "ImageProcessing", "Imaging"]),
        .library(name: "TextRecognition", targets: ["TextRecognition", "ImageProcessing", "Imaging"]),
        .library(name: "Barcodes", targets: ["Barcodes", "ImageProcessing", "Imaging"]),
        .library(
            name: "SpecimenCards", targets: ["SpecimenCards", "Certificates", "ImageProcessing", "MRZ", "Imaging"]),
        .library(
            name: "ScanReports",
            targets: [
                "ScanReports", "IDScan", "Certificates", "LDS", "DocumentPages", "ImageProcessing", "MRZ",
                "TextRecognition",
                "Imaging",
            ]),
        .library(name: "DocumentPages", targets: ["DocumentPages", "TextRecognition", "ImageProcessing", "Imaging"]),
        .library(name: "Sandboxing", targets: ["Sandboxing"]),
        .library(
            name: "ReaderLab",
            targets: [
                "ReaderLab", "IDScan", "DocumentDetection", "TextRecognition", "Redaction", "SpecimenCards",
                "ImageProcessing", "MRZ", "Imaging",
            ]),
        .library(
            name: "Redaction", targets: ["Redaction", "IDScan", "DocumentPages", "ImageProcessing", "MRZ", "Imaging"]),
        .executable(name: "idscan", targets: ["IDScanCLI"]),
        // The objects of libidscan.so, which Scripts/make-library links: with Swift inside, and its own functions alone seen.
        .library(name: "IDScanLibrary", type: .static, targets: ["IDScanLibrary"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        // The C library, by whichever name the system has for it.
        .target(name: "SystemLibrary"),
        // Foundation, as little of it as the system lets us import.
        .target(name: "SystemFoundation"),

        // Values: no dependency, no C, no Foundation.
        .target(name: "MRZ"),
        .target(name: "Imaging"),
        .target(name: "AAMVA", dependencies: ["MRZ"]),

        // Signatures: OpenSSL, which is loaded with the first one; what seals and chips say, and who signed it.
        .target(
            name: "CCrypto",
            // On Linux libcrypto is loaded with the first signature.
            linkerSettings: [.linkedLibrary("z"), .linkedLibrary("crypto", .when(platforms: [.macOS]))]),
        .target(name: "Certificates", dependencies: ["MRZ", "CCrypto"]),
        .target(name: "Seals", dependencies: ["MRZ", "Certificates"]),
        .target(name: "LDS", dependencies: ["MRZ", "Certificates"]),

        // C and C++: one call per function, no decisions.
        .target(
            name: "CImageCodecs",
            linkerSettings: [
                .linkedLibrary("jpeg"), .linkedLibrary("png"), .linkedLibrary("webp"), .linkedLibrary("tiff"),
                // On Linux they are loaded with the first HEIC or JPEG 2000 file.
                .linkedLibrary("heif", .when(platforms: [.macOS])),
                .linkedLibrary("openjp2", .when(platforms: [.macOS])),
            ]),
        .target(
            name: "COpenCVShims",
            exclude: openCVIncludeFolders,
            cxxSettings: openCVSettings,
            linkerSettings: [
                .linkedLibrary("opencv_core"), .linkedLibrary("opencv_imgproc"), .linkedLibrary("opencv_dnn"),
            ]
        ),
        .target(name: "CXNNPACK", linkerSettings: [.linkedLibrary("XNNPACK")]),
        .systemLibrary(
            name: "CTesseract", pkgConfig: tesseractPackage,
            providers: [.apt(["libtesseract-dev", "libleptonica-dev"]), .brew(["tesseract", "leptonica"])]
        ),
        // The files that are part of the program: models, captions, templates, presets, schemas, typefaces.
        .target(
            name: "CResources",
            exclude: ["Captions", "Models", "PDFParts", "Presets", "Templates", "Texts", "Typefaces"]),
        .target(name: "Resources", dependencies: ["CResources"]),

        // The pipeline, in the order in which data flows.
        .target(
            name: "ImageProcessing",
            dependencies: ["Imaging", "CImageCodecs", "COpenCVShims", "CXNNPACK", "SystemLibrary"]),
        .target(name: "TextDetection", dependencies: ["Imaging", "ImageProcessing", "Resources", "SystemLibrary"]),
        .target(
            name: "DocumentDetection",
            dependencies: ["Imaging", "ImageProcessing", "TextDetection", "Resources", "SystemLibrary"]),
        .target(
            name: "TextRecognition",
            dependencies: ["Imaging", "ImageProcessing", "TextDetection", "CTesseract", "Resources", "SystemLibrary"]
        ),
        .target(
            name: "IDScan",
            dependencies: [
                "MRZ", "AAMVA", "Certificates", "Seals", "Imaging", "ImageProcessing", "Barcodes", "DocumentDetection",
                "TextDetection", "TextRecognition", "DocumentPages", "Resources", "SystemFoundation", "SystemLibrary",
            ]
        ),

        // Barcodes: ZXing, which is loaded with the first one.
        .target(name: "CBarcodes", linkerSettings: [.linkedLibrary("ZXing", .when(platforms: [.macOS]))]),
        .target(name: "Barcodes", dependencies: ["Imaging", "ImageProcessing", "CBarcodes"]),

        // PDF files: qpdf, which is loaded with the first one, and what is on their pages.
        .target(
            name: "CQPDF",
            // On Linux it is loaded with the first PDF file.
            linkerSettings: [.linkedLibrary("z"), .linkedLibrary("qpdf", .when(platforms: [.macOS]))]),
        .target(
            name: "DocumentPages",
            dependencies: [
                "Imaging", "ImageProcessing", "DocumentDetection", "TextRecognition", "Sandboxing", "CQPDF",
                "Resources", "SystemLibrary",
            ]),

        // Drawings: synthetic documents, and what was found on photographs.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo-ft",
            providers: [.apt(["libcairo2-dev", "libfreetype-dev"]), .brew(["cairo", "freetype"])]
        ),
        .target(name: "Drawing", dependencies: ["Imaging", "CCairo", "Resources", "SystemLibrary"]),
        .target(
            name: "SpecimenCards",
            dependencies: [
                "MRZ", "AAMVA", "Certificates", "Seals", "Imaging", "ImageProcessing", "Drawing", "Barcodes",
                "SystemFoundation", "SystemLibrary",
            ]),

        // Redaction: it covers fields before a copy of a document is given away.
        .target(
            name: "Redaction",
            dependencies: [
                "IDScan", "DocumentDetection", "DocumentPages", "MRZ", "Imaging", "ImageProcessing", "TextRecognition",
                "Drawing", "Barcodes", "Resources", "SystemFoundation",
            ]),

        // What a process gives up before it looks at a file from a stranger.
        .target(
            name: "CSandbox", linkerSettings: [.linkedLibrary("seccomp", .when(platforms: [.linux]))]),
        .target(name: "Sandboxing", dependencies: ["CSandbox", "SystemLibrary"]),

        // What the program and the server both write: JSON with its members in order, reports, failures.
        .target(
            name: "ScanReports",
            dependencies: [
                "IDScan", "DocumentPages", "ImageProcessing", "Imaging", "TextRecognition", "Certificates", "LDS",
                "MRZ",
            ]),

        // The program.
        .executableTarget(
            name: "IDScanCLI",
            dependencies: [
                "IDScan", "DocumentDetection", "MRZ", "Imaging", "ImageProcessing", "TextRecognition", "Drawing",
                "ScanReports", "SpecimenCards", "Sandboxing", "Resources", "DocumentPages", "Redaction", "Certificates",
                "LDS", "SystemFoundation", "SystemLibrary",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // The library for C: its header, and what it does.
        .target(name: "CIDScan"),
        .target(
            name: "IDScanLibrary",
            dependencies: [
                "CIDScan", "IDScan", "Certificates", "DocumentPages", "ImageProcessing", "MRZ", "Sandboxing",
                "ScanReports", "SystemFoundation", "SystemLibrary",
            ]),

        .testTarget(name: "MRZTests", dependencies: ["MRZ"]),
        .testTarget(name: "AAMVATests", dependencies: ["AAMVA", "MRZ"]),
        // Certificates and keys for the tests of both.
        .target(name: "SignatureSamples", dependencies: ["Certificates"], path: "Tests/SignatureSamples"),
        .testTarget(
            name: "CertificatesTests", dependencies: ["SignatureSamples", "Certificates", "MRZ", "CCrypto"],
            exclude: ["make-test-certificates"]),
        .testTarget(name: "SealsTests", dependencies: ["SignatureSamples", "Seals", "Certificates", "MRZ"]),
        .testTarget(
            name: "LDSTests", dependencies: ["LDS", "Certificates", "MRZ"], exclude: ["make-vectors.py"]),
        .testTarget(name: "ImagingTests", dependencies: ["Imaging"]),
        .testTarget(
            name: "ImageProcessingTests", dependencies: ["Imaging", "ImageProcessing", "COpenCVShims", "CXNNPACK"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "DocumentDetectionTests",
            dependencies: ["Imaging", "ImageProcessing", "DocumentDetection", "TextDetection", "SpecimenCards"]),
        .testTarget(name: "TextDetectionTests", dependencies: ["Imaging", "ImageProcessing", "TextDetection"]),
        .testTarget(
            name: "TextRecognitionTests",
            dependencies: [
                "Imaging", "ImageProcessing", "Resources", "TextDetection", "TextRecognition", "SpecimenCards",
                "CTesseract",
            ],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "IDScanTests",
            dependencies: [
                "IDScan", "MRZ", "AAMVA", "Certificates", "Seals", "Imaging", "ImageProcessing", "Barcodes",
                "DocumentDetection", "TextDetection", "TextRecognition", "DocumentPages", "Drawing", "SpecimenCards",
            ]
        ),
        // The proofs that tests and benchmarks share.
        .target(
            name: "ReaderLab",
            dependencies: [
                "IDScan", "DocumentDetection", "ImageProcessing", "MRZ", "Imaging", "TextRecognition", "Redaction",
                "SpecimenCards",
            ], path: "Tests/ReaderLab"),
        .testTarget(
            name: "ReaderLabTests",
            dependencies: ["ReaderLab", "IDScan", "ImageProcessing", "Imaging", "SpecimenCards", "TextRecognition"]),
        .testTarget(
            name: "DocumentPagesTests",
            dependencies: [
                "DocumentPages", "Resources", "Imaging", "ImageProcessing", "Sandboxing", "TextRecognition", "Drawing",
                "SpecimenCards",
            ]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Imaging"]),
        .testTarget(
            name: "SpecimenCardsTests",
            dependencies: ["SpecimenCards", "MRZ", "AAMVA", "Barcodes", "Imaging", "ImageProcessing", "Drawing"]),
        .testTarget(name: "BarcodesTests", dependencies: ["Barcodes", "Imaging", "ImageProcessing"]),
        .testTarget(
            name: "RedactionTests",
            dependencies: [
                "Redaction", "Barcodes", "IDScan", "MRZ", "Imaging", "ImageProcessing", "TextRecognition",
                "SpecimenCards",
                "ReaderLab",
            ]),
        .testTarget(
            name: "ScanReportsTests",
            dependencies: [
                "ScanReports", "Certificates", "DocumentPages", "IDScan", "LDS", "MRZ", "TextRecognition",
            ]),
        .testTarget(
            name: "IDScanLibraryTests",
            dependencies: [
                "CIDScan", "DocumentPages", "IDScanLibrary", "IDScan", "ImageProcessing", "Imaging", "MRZ",
                "ScanReports",
                "SpecimenCards",
            ]),
        .testTarget(
            name: "IDScanCLITests",
            dependencies: [
                "IDScanCLI", "IDScan", "DocumentDetection", "MRZ", "Imaging", "ImageProcessing", "TextRecognition",
                "Drawing", "ScanReports", "SpecimenCards", "Sandboxing", "Redaction", "DocumentPages",
            ]),
    ],
    cLanguageStandard: .c2x,
    cxxLanguageStandard: .cxx17
)

/// The place of Homebrew's Tesseract. Debian's is on the compiler's path; its `pkg-config` would link libraries for
/// downloads and archives, too, which only its training tools need, and which take a tenth of the time to start.
var tesseractPackage: String? {
    #if os(Linux)
        nil
    #else
        "tesseract"
    #endif
}

/// The place of OpenCV's headers: Debian has them in a folder of their own, which `headerSearchPath` reaches by a
/// committed symbolic link; Homebrew's are on the compiler's path.
var openCVIncludeFolders: [String] {
    #if os(Linux)
        ["opencv4"]
    #else
        []
    #endif
}

/// The settings by which they are found. The compiler took twenty seconds for the list of targets while it held this
/// expression and others like it.
var openCVSettings: [CXXSetting] {
    openCVIncludeFolders.map { .headerSearchPath($0) }
}

for target in package.targets where target.type != .system {
    // Targets of C are named C and a capital: `CImageCodecs`.
    if target.name.hasPrefix("C"), target.name.dropFirst().first?.isUppercase == true {
        target.cSettings = (target.cSettings ?? []) + [.treatAllWarnings(as: .error)]
        target.cxxSettings = (target.cxxSettings ?? []) + [.treatAllWarnings(as: .error)]
    } else {
        target.swiftSettings = [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .treatAllWarnings(as: .error),
        ]
    }
}
