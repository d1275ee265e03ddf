// The name that a documentation comment describes: `@param name`, `\param[in] name`, `- Parameter name:`.

extension Span<UInt8> {
  /// Returns the range of the parameter, property or exception whose description a comment begins with, which the code
  /// spells as it is; nil if there is none. `start` and `end` are the text of the comment on this line, with its
  /// markers.
  func documentedName(from start: Int, before end: Int) -> Range<Int>? {
    var index = start
    while index < end, " \t*/!#;%".utf8.contains(self[index]) { index += 1 }
    let isItem = hasBytes("- ", at: index)
    if isItem { index = skipSpaces(from: index + 2) }
    guard index < end else { return nil }
    if [UInt8(ascii: "@"), UInt8(ascii: "\\")].contains(self[index]) {
      return taggedName(from: index + 1, before: end)
    }
    // The items of Swift: `- Parameter name:`, and below `- Parameters:`, `- name:`.
    guard isItem else { return nil }
    let tag: StaticString = "Parameter "
    if hasBytes(tag, at: index) { index += tag.utf8CodeUnitCount }
    let name = index..<Swift.min(end, nameEnd(from: index))
    let isName =
      !name.isEmpty && name.upperBound < end && self[name.upperBound] == UInt8(ascii: ":")
    return isName ? name : nil
  }

  /// Returns the name after a tag of Javadoc, JSDoc or Doxygen, whose name begins at an index.
  private func taggedName(from start: Int, before end: Int) -> Range<Int>? {
    let tagEnd = Swift.min(end, nameEnd(from: start))
    let tags = ["param", "tparam", "arg", "argument", "property", "throws", "exception", "typedef"]
    let isTag = tags.contains { tag in
      tag.utf8.count == tagEnd - start
        && zip(tag.utf8, start..<tagEnd).allSatisfy { $0 == self[$1] }
    }
    guard isTag else { return nil }
    var index = tagEnd
    // `[in]`, and the type: `{string}`.
    for (open, close) in [("[", "]"), ("{", "}")] as [(Unicode.Scalar, Unicode.Scalar)] {
      let next = close == "}" ? skipSpaces(from: index) : index
      guard next < end, self[next] == UInt8(ascii: open) else { continue }
      guard let found = firstIndex(of: UInt8(ascii: close), from: next, before: end) else {
        return nil
      }
      index = found + 1
    }
    let first = Swift.min(end, skipSpaces(from: index))
    // An optional one: `[name=1]`.
    let isOptional = first < end && self[first] == UInt8(ascii: "[")
    let name = isOptional ? first + 1 : first
    let nameEnd = Swift.min(end, nameEnd(from: name))
    return first > tagEnd && nameEnd > name ? name..<nameEnd : nil
  }
}
