// swift-tools-version: 6.3
// The targets of Inkling and their permitted imports, which go down the ranks; `Sources/README.md` is the map.
// One entry per target, sorted by rank; dependencies list our own targets first, then external products.

import PackageDescription

/// The settings of every target. The import check of the build command and the tidy tests enforce the borders.
let shared: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Returns one of our own targets.
func target(_ name: String, _ own: [String] = [], outside: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: own.map { .byName(name: $0) } + outside, swiftSettings: shared)
}

/// Returns the tests of one target; imports other than the target and the shared test support are listed.
func tests(
  _ subject: String, _ own: [String] = [], outside: [Target.Dependency] = []
) -> Target {
  .testTarget(
    name: "\(subject)Tests",
    dependencies: ([subject, "InkTestSupport"] + own).map { .byName(name: $0) } + outside,
    swiftSettings: shared)
}

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Inkling",
  products: [
    .library(name: "Inkling", targets: ["Inkling"]),
    .executable(name: "inkling", targets: ["inkling"]),
    .executable(name: "inkling-http-provider", targets: ["inkling-http-provider"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // Rank 0
    .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(name: "CInkSystem"),
    .target(name: "CInkPack"),
    target("InkText"),
    target("InkGeometry"),
    // Rank 1
    target("InkSystem", ["CInkSystem"]),
    target("InkJSON", ["CJSONC"]),
    target("InkLexicon", ["InkText"]),
    target("InkCallouts", ["InkText", "InkGeometry"]),
    target("InkMeasure", ["InkText", "InkGeometry"]),
    // Rank 2
    target("InkModel", ["InkLexicon", "InkText"]),
    target("InkRPC", ["InkJSON"]),
    target("InkSettings", ["InkJSON", "InkText"]),
    target("InkActions", ["InkText"]),
    // Rank 3
    target("InkPack", ["InkLexicon", "InkText", "CInkPack"]),
    target("InkStore", ["InkSystem", "InkJSON", "InkLexicon", "InkText", "CSQLite"]),
    target("InkCorrection", ["InkModel", "InkLexicon", "InkText", "InkGeometry"]),
    target("InkPrediction", ["InkModel", "InkLexicon", "InkText"]),
    target("InkAutocomplete", ["InkModel", "InkLexicon", "InkText"]),
    target("InkLSP", ["InkJSON", "InkRPC", "InkText"]),
    // Rank 4
    target(
      "InkEngine",
      [
        "InkActions", "InkAutocomplete", "InkCallouts", "InkCorrection", "InkLexicon", "InkModel",
        "InkPrediction", "InkText", "InkGeometry",
      ]),
    target("InkClient", ["InkRPC", "InkJSON", "InkSystem"]),
    target("InkWrap", ["InkRPC", "InkJSON", "InkSystem"]),
    // Rank 5
    target(
      "InkServer",
      [
        "InkEngine", "InkLSP", "InkRPC", "InkJSON", "InkSettings", "InkSystem", "InkText",
        "InkAutocomplete", "InkActions", "InkCallouts", "InkCorrection", "InkPrediction",
        "InkLexicon", "InkGeometry",
      ],
      outside: [logging]),
    .target(
      name: "Inkling",
      dependencies: [
        "InkEngine", "InkAutocomplete", "InkActions", "InkCallouts", "InkCorrection",
        "InkPrediction", "InkLexicon", "InkGeometry", "InkSystem", "InkText",
      ],
      path: "Sources/InklingLibrary",
      swiftSettings: shared),
    // Rank 6
    .executableTarget(
      name: "inkling",
      dependencies: [
        "InkServer", "InkClient", "InkWrap", "InkStore", "InkPack", "InkLSP", "InkSettings",
        "InkCallouts", "InkLexicon", "InkMeasure", "InkRPC", "InkJSON", "InkSystem", "InkText",
        logging, argumentParser,
      ],
      resources: [.copy("Packs")],
      swiftSettings: shared),
    .executableTarget(
      name: "inkling-http-provider",
      dependencies: ["InkRPC", "InkJSON", "InkSystem", "CCurl"],
      swiftSettings: shared),
    .executableTarget(
      name: "inkling-echo",
      cSettings: [.define("_GNU_SOURCE")]),
    .executableTarget(
      name: "inkling-bench",
      dependencies: ["InkClient", "InkJSON", "InkRPC", "InkSystem"],
      swiftSettings: shared),
    // Tests
    .target(
      name: "InkTestSupport",
      dependencies: ["InkSystem", "InkText", "InkLexicon", "InkPack", "InkJSON"],
      path: "Tests/InkTestSupport",
      swiftSettings: shared),
    tests("InkText"),
    tests("InkGeometry"),
    tests("InkSystem"),
    tests("InkJSON"),
    tests("InkLexicon", ["InkPack", "InkText"]),
    tests("InkCallouts", ["InkGeometry"]),
    tests("InkMeasure"),
    tests("InkModel", ["InkLexicon", "InkText"]),
    tests("InkRPC", ["InkJSON"]),
    tests("InkSettings", ["InkJSON", "InkText"]),
    tests("InkActions", ["InkText"]),
    tests("InkPack", ["InkLexicon", "InkSystem"]),
    tests("InkStore", ["InkSystem", "InkLexicon", "InkText", "CSQLite"]),
    tests("InkCorrection", ["InkModel", "InkLexicon", "InkText", "InkGeometry"]),
    tests("InkPrediction", ["InkModel", "InkLexicon", "InkText"]),
    tests("InkAutocomplete", ["InkModel", "InkLexicon", "InkText"]),
    tests("InkLSP", ["InkJSON"]),
    tests(
      "InkEngine",
      [
        "InkAutocomplete", "InkActions", "InkCallouts", "InkCorrection", "InkGeometry",
        "InkLexicon", "InkPrediction", "InkText",
      ]),
    tests("InkWrap", ["InkJSON", "InkRPC", "InkSystem"]),
    tests("InkClient", ["InkJSON", "InkRPC", "InkSystem"]),
    tests(
      "InkServer",
      [
        "InkEngine", "InkLSP", "InkRPC", "InkJSON", "InkSettings", "InkSystem", "InkText",
        "InkLexicon", "InkGeometry",
      ],
      outside: [logging]),
    .testTarget(
      name: "inklingTests",
      dependencies: [
        "inkling", "InkTestSupport", "InkClient", "InkJSON", "InkRPC", "InkSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: shared),
  ]
)
