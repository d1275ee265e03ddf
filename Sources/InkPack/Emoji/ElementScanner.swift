// Elements of one name out of XML, with their attributes and text; nothing else of XML is known.

/// An element without elements inside.
struct ScannedElement {
  var attributes: [String: String]
  var text: String
}

/// Finds the elements of a name in the bytes of an XML file, outside of comments.
struct ElementScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next element of a name; nil at the end, or where the file breaks off inside one.
  mutating func next(named name: String) -> ScannedElement? {
    while skip(behind: "<") != nil {
      if hasPrefix("!--") {
        guard skip(behind: "-->") != nil else { return nil }
        continue
      }
      guard hasPrefix(name + " "), let tag = skip(behind: ">"), let text = skip(behind: "</") else {
        continue
      }
      return ScannedElement(attributes: Self.attributes(of: tag), text: Self.decoded(text))
    }
    return nil
  }

  /// Moves behind a mark and gives what stood before it; nil where there is none any more.
  private mutating func skip(behind mark: String) -> ArraySlice<UInt8>? {
    let mark = Array(mark.utf8)
    let start = position
    while position + mark.count <= bytes.count {
      if bytes[position] == mark[0], bytes[position..<position + mark.count].elementsEqual(mark) {
        defer { position += mark.count }
        return bytes[start..<position]
      }
      position += 1
    }
    return nil
  }

  private func hasPrefix(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Attributes `name="value"` of the inside of a tag.
  private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      // Behind the name of the element, or a space, stands that of the attribute with its equals sign.
      guard let name = parts[index].split(separator: 0x20).last?.dropLast() else { continue }
      attributes[String(decoding: name, as: UTF8.self)] = decoded(parts[index + 1])
    }
    return attributes
  }

  /// Text with its entities replaced; those that are not known stay.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { decoded, part in
      guard let end = part.firstIndex(of: ";"), let replacement = entity(part[..<end]) else {
        return decoded + "&" + part
      }
      return decoded + replacement + part[part.index(after: end)...]
    }
  }

  private static func entity(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    return ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][String(name)]
  }
}
