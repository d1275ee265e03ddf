// swift-tools-version: 6.3
// A keyboard of somebody else's, built on Inkling as a package: its own suggestions and its own callouts.

import PackageDescription

let package = Package(
  name: "CustomKeyboard",
  dependencies: [.package(name: "Inkling", path: "../..")],
  targets: [
    .target(
      name: "CustomKeyboard", dependencies: [.product(name: "Inkling", package: "Inkling")]),
    .testTarget(name: "CustomKeyboardTests", dependencies: ["CustomKeyboard"]),
  ]
)
