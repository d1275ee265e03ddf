// A pattern of gitignore(5), and which paths it matches.

/// A pattern whose parts match the names of a path.
struct IgnorePattern {
  private let parts: [Substring]
  /// Whether it matches only from the folder of its rule on; else it matches a name in any folder below.
  private let isAnchored: Bool

  /// Reads a pattern; nil if it matches nothing.
  init?(_ text: Substring) {
    isAnchored = text.contains("/")
    let text = text.hasPrefix("/") ? text.dropFirst() : text
    var parts = text.split(separator: "/", omittingEmptySubsequences: false)
    // No name is empty.
    if parts.contains(where: \.isEmpty) { return nil }
    // At the end it means everything inside a folder, but not the folder.
    if parts.last == "**" { parts.append("*") }
    self.parts = parts
  }

  /// Whether it matches a path, given by its names.
  func matches(_ path: [Substring]) -> Bool {
    if !isAnchored { return path.last.map { matches($0, parts[0]) } ?? false }
    return matches(path, parts, anyNumber: "**") { name, mark in
      matches(name, parts[mark]) ? mark + 1 : nil
    }
  }

  /// Whether a name matches a part with `*`, `?`, `[a-z]`, and `\` before a literal character.
  private func matches(_ name: Substring, _ part: Substring) -> Bool {
    let part = Array(part.unicodeScalars)
    return matches(Array(name.unicodeScalars), part, anyNumber: "*") { scalar, start in
      switch part[start] {
      case "?": return start + 1
      case "\\":
        let literal = start + 1
        return literal < part.count && part[literal] == scalar ? literal + 1 : nil
      case "[":
        guard let set = IgnoreSet(part[(start + 1)...]) else { return nil }
        return set.contains(scalar) ? set.end : nil
      default: return part[start] == scalar ? start + 1 : nil
      }
    }
  }

  /// Whether items match a pattern in which a star matches any number of them; `end` returns the position in the
  /// pattern after the part that matches one item. Only the last star is backtracked to, so no pattern is slow.
  private func matches<Item: Equatable>(
    _ items: [Item], _ pattern: [Item], anyNumber star: Item,
    end: (_ ofOne: Item, _ from: Int) -> Int?
  ) -> Bool {
    var (place, mark) = (0, 0)
    var (last, retry): (Int?, Int) = (nil, 0)
    while place < items.count {
      if mark < pattern.count, pattern[mark] == star {
        (last, retry) = (mark, place)
        mark += 1
      } else if mark < pattern.count, let end = end(items[place], mark) {
        place += 1
        mark = end
      } else if let last {
        retry += 1
        (place, mark) = (retry, last + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == star }
  }
}

/// A set of characters in brackets, such as `[a-z_]`, `[!0-9]` and `[[:lower:]]`.
private struct IgnoreSet {
  /// The position in the pattern after it.
  let end: Int
  private var isNegated = false
  private var ranges: [ClosedRange<Unicode.Scalar>] = []
  private var classes: [String] = []

  /// Reads a set from after its bracket; nil if it does not end, or names a class that there is none of.
  init?(_ text: ArraySlice<Unicode.Scalar>) {
    var rest = text
    if rest.first == "!" || rest.first == "^" {
      isNegated = true
      rest.removeFirst()
    }
    // A bracket that comes first is a member.
    var isFirst = true
    while isFirst || rest.first != "]" {
      isFirst = false
      if let name = Self.className(rest) {
        classes.append(String(String.UnicodeScalarView(name)))
        if Self.contains(" ", in: classes[classes.count - 1]) == nil { return nil }
        rest = rest[(name.endIndex + 2)...]
      } else {
        guard let low = Self.member(&rest) else { return nil }
        guard rest.first == "-", let next = rest.dropFirst().first, next != "]" else {
          ranges.append(low...low)
          continue
        }
        rest.removeFirst()
        guard let high = Self.member(&rest) else { return nil }
        if low <= high { ranges.append(low...high) }
      }
    }
    end = rest.startIndex + 1
  }

  /// Whether it contains a character.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let isIn =
      ranges.contains { $0.contains(scalar) }
      || classes.contains { Self.contains(scalar, in: $0) == true }
    return isIn != isNegated
  }

  /// Removes the first character, or the one after a backslash, from what is left, and returns it.
  private static func member(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    let first = rest.popFirst()
    return first == "\\" ? rest.popFirst() : first
  }

  /// Returns the name in `[:name:]` if what is left begins with that.
  private static func className(_ rest: ArraySlice<Unicode.Scalar>)
    -> ArraySlice<Unicode.Scalar>?
  {
    guard rest.starts(with: "[:".unicodeScalars) else { return nil }
    let inside = rest.dropFirst(2)
    guard let close = inside.firstIndex(of: "]"), inside.startIndex < close,
      inside[close - 1] == ":"
    else { return nil }
    return inside[..<(close - 1)]
  }

  /// Whether a class of POSIX, of ASCII characters as in Git, contains a character; nil if there is no such class.
  private static func contains(_ scalar: Unicode.Scalar, in name: String) -> Bool? {
    let character = Character(scalar)
    let isPrinted = (0x20...0x7E).contains(scalar.value)
    let isLetter = character.isASCII && character.isLetter
    let isDigit = character.isASCII && character.isWholeNumber
    return switch name {
    case "alpha": isLetter
    case "digit": isDigit
    case "alnum": isLetter || isDigit
    case "upper": isLetter && character.isUppercase
    case "lower": isLetter && character.isLowercase
    case "xdigit": character.isASCII && character.isHexDigit
    case "blank": scalar == " " || scalar == "\t"
    case "space": scalar == " " || (0x09...0x0D).contains(scalar.value)
    case "cntrl": character.isASCII && !isPrinted
    case "print": isPrinted
    case "graph": isPrinted && scalar != " "
    case "punct": isPrinted && scalar != " " && !isLetter && !isDigit
    default: nil
    }
  }
}
