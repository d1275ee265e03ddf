// A scanner for XML elements of one name, with their attributes and text; it understands nothing else of XML.

/// An element without child elements.
struct ScannedElement {
  var attributes: [String: String]
  var text: String
}

/// Finds the elements of a name in the bytes of an XML file, outside comments.
struct ElementScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next element of a name, or nil at the end or if the file ends inside an element.
  mutating func next(named name: String) -> ScannedElement? {
    while skip(after: "<") != nil {
      if hasPrefix("!--") {
        guard skip(after: "-->") != nil else { return nil }
        continue
      }
      guard hasPrefix(name + " "), let tag = skip(after: ">") else { continue }
      let isEmpty = tag.last == UInt8(ascii: "/")
      guard let text = isEmpty ? [] : skip(after: "</") else { continue }
      return ScannedElement(attributes: Self.attributes(of: tag), text: Self.decoded(text))
    }
    return nil
  }

  /// Advances past a mark and returns the bytes before it, or nil if it does not occur any more.
  private mutating func skip(after mark: String) -> ArraySlice<UInt8>? {
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

  /// Returns the attributes `name="value"` of the inside of a tag.
  private static func attributes(of tag: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      // After the element's name or a space comes the attribute's name with its equals sign.
      guard let name = parts[index].split(separator: 0x20).last?.dropLast() else { continue }
      attributes[String(decoding: name, as: UTF8.self)] = decoded(parts[index + 1])
    }
    return attributes
  }

  /// Returns text with entities replaced, leaving unknown ones as they are.
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
