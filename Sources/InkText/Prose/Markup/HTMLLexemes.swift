// The lexemes of HTML, as it stands alone and in other markup: tags, names of elements, templates.

extension Span<UInt8> {
  /// Whether a `<` at an index begins a tag, a declaration or a processing instruction.
  func beginsTag(at index: Int) -> Bool {
    var next = index + 1
    if next < count, self[next] == UInt8(ascii: "!") || self[next] == UInt8(ascii: "?") {
      return true
    }
    if next < count, self[next] == UInt8(ascii: "/") { next += 1 }
    guard next < count, self[next].isASCIILetter else { return false }
    next = nameEnd(from: next)
    return next == count || self[next].isBlank || self[next] == UInt8(ascii: ">")
      || self[next] == UInt8(ascii: "/")
  }

  /// The index behind the `>` of a tag, from inside it; quoted values may hold one.
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

  /// Where the closing tag of an element begins: the index of its `</`. The name is given as a number of 16 bits.
  func closingTag(of name: UInt32, from start: Int, before end: Int) -> Int? {
    var index = start
    while let found = firstIndex(of: "</", from: index, before: end) {
      if elementName(at: found + 2) == name { return found }
      index = found + 2
    }
    return nil
  }

  /// The name of an element at an index as a number of 16 bits, whatever its letter case.
  func elementName(at index: Int) -> UInt32 {
    var hash = FNVHash()
    _ = skip(from: index, before: count) { place in
      guard self[place].isNameByte || self[place] == UInt8(ascii: ":") else { return false }
      hash.combine(self[place].lowercasedASCII)
      return true
    }
    return UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32) & 0xFFFF
  }

  /// The index behind `{{ … }}` or `{% … %}`.
  func templateEnd(at index: Int) -> Int? {
    if hasBytes("{{", at: index) {
      return firstIndex(of: "}}", from: index + 2, before: reach(from: index)).map { $0 + 2 }
    }
    if hasBytes("{%", at: index) {
      return firstIndex(of: "%}", from: index + 2, before: reach(from: index)).map { $0 + 2 }
    }
    return nil
  }
}
