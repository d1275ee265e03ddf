// swift-tools-version: 6.3
// A keyboard by a third party, built on Inkling as a package, with its own suggestions and callouts.

import PackageDescription

let inkling = Target.Dependency.product(name: "Inkling", package: "Inkling")

let package = Package(
  name: "CustomKeyboard",
  dependencies: [.package(name: "Inkling", path: "../..")],
  targets: [
    .target(name: "CustomKeyboard", dependencies: [inkling]),
    .testTarget(name: "CustomKeyboardTests", dependencies: ["CustomKeyboard", inkling]),
  ]
)
