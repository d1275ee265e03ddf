// Conversions between URIs and file paths.

/// Returns the path of a `file:` URI; nil for any other URI and for a malformed one.
package func fileSystemPath(ofURI uri: String) -> String? {
  uri.isFile ? path(ofURI: uri) : nil
}

/// Returns the path in a URI of any scheme, without query and fragment: `/a/x.ipynb` in
/// `vscode-notebook-cell:/a/x.ipynb#W0`; nil if there is no absolute path. Only a `file:` URI implies that a file
/// exists there.
package func path(ofURI uri: String) -> String? {
  pathBytes(ofURI: uri).flatMap { String(validating: $0, as: UTF8.self) }
}

/// Whether a `file:` URI names a path that is not UTF-8; no file there can be used.
package func isFileOutsideUTF8(_ uri: String) -> Bool {
  uri.isFile && pathBytes(ofURI: uri) != nil && path(ofURI: uri) == nil
}

/// Returns the bytes of the absolute path in a URI; nil if there is none.
private func pathBytes(ofURI uri: String) -> [UInt8]? {
  var rest = Array(uri.utf8).drop { $0 != UInt8(ascii: ":") }.dropFirst()
  // An authority, which is empty or this machine, precedes the path.
  if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") } }
  guard rest.first == UInt8(ascii: "/") else { return nil }
  if !uri.isFile { rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") } }
  var bytes: [UInt8] = []
  while let byte = rest.popFirst() {
    if byte != UInt8(ascii: "%") {
      bytes.append(byte)
      continue
    }
    // `UInt8(_:radix:)` also accepts a sign, which is not a digit.
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
      let byte = UInt8(digits, radix: 16), byte != 0
    else { return nil }
    bytes.append(byte)
    rest = rest.dropFirst(2)
  }
  return bytes
}

/// Returns the form that all spellings of a URI share: editors escape more or fewer characters, in digits of either
/// case. A URI of another scheme is returned unchanged.
package func commonSpelling(ofURI uri: String) -> String {
  fileSystemPath(ofURI: uri).map(fileURI(ofPath:)) ?? uri
}

extension String {
  fileprivate var isFile: Bool { utf8.count > 4 && prefix(5).lowercased() == "file:" }
}

/// Returns the `file:` URI of an absolute path, in the form of RFC 8089 that editors use.
package func fileURI(ofPath path: String) -> String {
  var uri = "file://"
  for byte in path.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E:
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default: uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
  return uri
}
