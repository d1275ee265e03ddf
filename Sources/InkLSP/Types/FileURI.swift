// File URIs and the paths they name.

/// The path that a `file:` URI names; nil for any other URI and for one that is not well formed.
package func fileSystemPath(ofURI uri: String) -> String? {
  let scheme = "file://"
  guard uri.lowercased().hasPrefix(scheme) else { return nil }
  var bytes: [UInt8] = []
  var rest = Array(uri.utf8).dropFirst(scheme.utf8.count)
  // An authority, which is empty or this machine, stands before the path.
  rest = rest.drop { $0 != UInt8(ascii: "/") }
  while let byte = rest.popFirst() {
    if byte != UInt8(ascii: "%") {
      bytes.append(byte)
      continue
    }
    // `UInt8(_:radix:)` takes a sign, too, which is no digit.
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
      let byte = UInt8(digits, radix: 16), byte != 0
    else { return nil }
    bytes.append(byte)
    rest = rest.dropFirst(2)
  }
  return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
}
