// The lexemes of HTML, on its own and within other markup: tags, element names, templates.

extension Span<UInt8> {
  /// Whether a `<` at an index begins a tag, a declaration or a processing instruction. In XML and templates a name may
  /// be qualified: `xsl:value-of`, `Tabs.Item`.
  func beginsTag(at index: Int, allowsQualifiedName: Bool = false) -> Bool {
    var next = index + 1
    if next < count, self[next] == UInt8(ascii: "!") || self[next] == UInt8(ascii: "?") {
      return true
    }
    if next < count, self[next] == UInt8(ascii: "/") { next += 1 }
    guard next < count, self[next].isASCIILetter else { return false }
    next = nameEnd(from: next)
    if allowsQualifiedName {
      while next < count, self[next] == UInt8(ascii: ":") || self[next] == UInt8(ascii: ".") {
        let end = nameEnd(from: next + 1)
        if end == next + 1 { break }
        next = end
      }
    }
    return next == count || self[next].isBlank || self[next] == UInt8(ascii: ">")
      || self[next] == UInt8(ascii: "/")
  }

  /// Returns the index after the `>` of a tag, starting inside it; quoted values may contain a `>`.
  func tagEnd(from start: Int, before end: Int) -> Int? {
    var quote: UInt8?
    let close = skip(from: start, before: end) { index in
      let byte = self[index]
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return false }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
      return true
    }
    return close < end ? close + 1 : nil
  }

  /// Returns the start of an element's closing tag, the index of its `</`. The name is given as a 16-bit hash.
  func closingTag(of name: UInt32, from start: Int, before end: Int) -> Int? {
    var index = start
    while let found = firstIndex(of: "</", from: index, before: end) {
      if elementHash(at: found + 2) == name { return found }
      index = found + 2
    }
    return nil
  }

  /// Returns the 16-bit hash of the element name at an index, ignoring case.
  func elementHash(at index: Int) -> UInt32 {
    var hash = FNVHash()
    _ = skip(from: index, before: count) { place in
      guard self[place].isNameByte || ":.".utf8.contains(self[place]) else { return false }
      hash.combine(self[place].lowercasedASCII)
      return true
    }
    return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32) & 0xFFFF
  }
}

extension RegionWriter {
  /// Appends `{{ … }}` or `{% … %}`, and before it the rest of the prose. Returns the index after it, or where it ends
  /// at the latest while it is being typed; nil if none begins here.
  mutating func appendTemplate(at index: Int, in line: Span<UInt8>) -> Int? {
    let isValue = line.hasBytes("{{", at: index)
    guard isValue || line.hasBytes("{%", at: index) else { return nil }
    let start = index + 2
    let reach = line.reach(from: index)
    guard let close = line.firstIndex(of: isValue ? "}}" : "%}", from: start, before: reach) else {
      return appendHalfTyped(index..<start, in: line)
    }
    append(.prose, to: index)
    append(.markup, to: close + 2)
    return close + 2
  }
}
