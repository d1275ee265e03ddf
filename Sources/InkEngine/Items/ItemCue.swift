// Where a document requests an item of a data source: after a sign, in front matter, in a trailer.

import InkAutocomplete
import InkText

/// The typed part of an item, and what introduces it.
struct ItemCue {
  /// What introduces an item.
  enum Sign: Equatable {
    /// The sign of a data source: `@`, `#`, or one of its own.
    case mark(String)
    /// The key of a line of front matter, in lowercase.
    case key(String)
    /// The key of a trailer that names a person.
    case trailer(String)
    /// The start of a line on which a trailer may begin.
    case trailerStart
  }

  /// What introduces the item.
  let sign: Sign
  /// The typed part of the item, possibly empty.
  let typed: String
  /// The range of the typed part, up to the cursor.
  let range: Range<TextPoint>

  /// Creates a cue for what is typed at the end of the text before a cursor.
  init(_ sign: Sign, _ typed: some StringProtocol, before cursor: TextPoint) {
    self.sign = sign
    self.typed = String(typed)
    range = TextPoint(line: cursor.line, byte: cursor.byte - typed.utf8.count)..<cursor
  }

  /// The signs after which a document's own words are offered again.
  static let ownMarks: Set = ["@", "#"]

  /// Returns the signs of data sources and of documents as bytes, longest first. A source without a sign has none here:
  /// an empty text would be found at the cursor itself, and at every other place.
  static func triggers(of sources: some Sequence<some Sequence<DataSource>>) -> [[UInt8]] {
    ownMarks.union(sources.joined().map(\.after).filter { !$0.isEmpty }).sorted {
      ($1.utf8.count, $0) < ($0.utf8.count, $1)
    }
    .map { Array($0.utf8) }
  }

  /// Whether a sign that introduces names or tags is directly before a position and could begin one.
  static func isTrigger(before point: TextPoint, in document: Text) -> Bool {
    document.withLine(point.line) { line in
      guard point.byte > 0, point.byte <= line.count,
        line[point.byte - 1] == UInt8(ascii: "@") || line[point.byte - 1] == UInt8(ascii: "#")
      else { return false }
      let before = point.byte == 1 ? nil : line.scalar(before: point.byte - 1).characterClass
      return before != .letter && before != .digit
    }
  }

  /// How far back from the cursor an item may begin, in bytes.
  static let reachBytes = 200

  /// Returns the text before a cursor on its line, as far back as items reach.
  static func text(before cursor: TextPoint, in document: Text) -> String {
    let start = TextPoint(line: cursor.line, byte: max(0, cursor.byte - reachBytes))
    return document.string(in: document.clamped(start)..<cursor)
  }

  /// Creates the cue of a sign: its last occurrence before a cursor where a word could begin, with what is typed after
  /// it. The sign must not be empty.
  init?(mark sign: [UInt8], before cursor: TextPoint, in document: Text) {
    let start = document.withLine(cursor.line) { line -> Int? in
      var place = cursor.byte - sign.count
      while place >= max(0, cursor.byte - Self.reachBytes) {
        if line[place] == sign.first, sign.indices.allSatisfy({ line[place + $0] == sign[$0] }) {
          let before = place == 0 ? nil : line.scalar(before: place).characterClass
          if before != .letter, before != .digit { return place + sign.count }
        }
        place -= 1
      }
      return nil
    }
    guard let start else { return nil }
    let typed = document.string(in: TextPoint(line: cursor.line, byte: start)..<cursor)
    if typed.first?.isWhitespace == true { return nil }
    self.init(.mark(String(decoding: sign, as: UTF8.self)), typed, before: cursor)
  }

  /// Creates the cue of a line of front matter: `key: typed`, `key: [one, typed`, or `- typed` below the key.
  init?(frontMatterBefore cursor: TextPoint, in document: Text) {
    let text = Self.text(before: cursor, in: document)
    var key = Self.key(of: text)
    var value = key.map { text.dropFirst($0.count + 1) } ?? Substring(text)
    let item = value.drop { $0 == " " || $0 == "\t" }
    if key == nil {
      guard item.hasPrefix("- ") else { return nil }
      value = item.dropFirst(1)
      key = Self.keyAbove(cursor.line, in: document)
    }
    guard let key else { return nil }
    if let comma = value.lastIndex(where: { $0 == "," || $0 == "[" }) {
      value = value[value.index(after: comma)...]
    }
    let typed = value.drop { $0 == " " || $0 == "\t" || $0 == "\"" || $0 == "'" || $0 == "=" }
    self.init(.key(key.lowercased()), typed, before: cursor)
  }

  /// Creates the cue of a commit message: a person after the key of a trailer, or such a key at the start of a line
  /// that does not continue a paragraph.
  init?(commitBefore cursor: TextPoint, in document: Text) {
    let text = Self.text(before: cursor, in: document)
    if let key = Self.key(of: text) {
      guard key.lowercased().hasSuffix("-by") || key.lowercased() == "cc" else { return nil }
      let typed = text.dropFirst(key.count + 1).drop { $0 == " " }
      self.init(.trailer(key), typed, before: cursor)
      return
    }
    guard cursor.line > 1, text.utf8.count >= 2, !text.contains(" "), text.first?.isLetter == true
    else { return nil }
    let above = Self.line(cursor.line - 1, of: document)
    guard above.isEmpty || Self.key(of: above) != nil else { return nil }
    self.init(.trailerStart, text, before: cursor)
  }

  /// Returns the text before the colon of a line, or the equals sign, if it is one word.
  static func key(of line: String) -> String? {
    let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard !key.isEmpty else { return nil }
    let rest = line[key.endIndex...]
    if rest.hasPrefix(":") { return String(key) }
    return rest.hasPrefix(" =") ? String(key) : nil
  }

  /// Returns the key of the list that a line belongs to.
  private static func keyAbove(_ line: Int, in document: Text) -> String? {
    for above in stride(from: line - 1, to: max(-1, line - 50), by: -1) {
      let text = Self.line(above, of: document)
      if let key = key(of: text) { return key }
      if !text.drop(while: { $0 == " " }).hasPrefix("-") { return nil }
    }
    return nil
  }

  /// Returns a line as far as items reach.
  private static func line(_ line: Int, of document: Text) -> String {
    let end = document.clamped(TextPoint(line: line, byte: reachBytes))
    return document.string(in: TextPoint(line: line, byte: 0)..<end)
  }
}
