// The emoji of one language, read in place and found by prefixes of their names and keywords.

/// An emoji table over immutable bytes; opening it reads only the header.
///
/// Ids are in descending order of usage, so of two equal matches the one with the lower id is better.
public struct EmojiTable: Sendable {
  /// The language of the names and keywords as a BCP 47 tag.
  package let language: String
  /// The number of emoji; every id is below it.
  package var count: Int { layout.emojiCount }
  private let layout: EmojiLayout
  private let bytes: PackBytes

  /// Opens a table, checking magic number, version, length and counts.
  package init(_ bytes: PackBytes) throws(PackError) {
    let header = bytes.withFile { file in
      Result { () throws(PackError) in
        let layout = try EmojiLayout(file)
        return (layout: layout, language: layout.language(in: file))
      }
    }
    (layout, language) = try header.get()
    self.bytes = bytes
  }

  /// Returns the emoji with an id, or nil if there is none.
  package func emoji(_ id: Int) -> Emoji? {
    guard id >= 0, id < count else { return nil }
    return bytes.withFile { layout.emoji(id, in: $0) }
  }

  /// Returns the emoji with words in their names or keywords that begin as the words of a query do, best first. Takes a
  /// few microseconds for three letters.
  package func matches(_ query: String, limit: Int) -> [EmojiMatch] {
    let key = emojiKey(query)
    if key.isEmpty || limit < 1 { return [] }
    let codes = EmojiShortcodes.emoji(beginningWith: key).prefix(limit).compactMap { code in
      id(of: code.text).map { EmojiMatch(id: $0, kind: code.isWhole ? .name : .inShortcode) }
    }
    let found = bytes.withFile { file in
      var search = EmojiSearch(layout, file)
      search.add(key)
      return search.best(limit)
    }
    if codes.isEmpty { return found }
    let ranked = (codes + found).enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }
    var seen: Set<Int> = []
    return Array(ranked.map(\.element).filter { seen.insert($0.id).inserted }.prefix(limit))
  }

  /// Returns the single emoji that a word of running text denotes: the one with that name, or with that keyword if few
  /// emoji share it. Returns nil for any other word and for words of fewer than three letters.
  package func emoji(forWord word: String) -> Int? {
    let key = emojiKey(word)
    if key.count < 3 || key.contains(0x20) { return nil }
    return bytes.withFile { EmojiSearch(layout, $0).emoji(calledJust: key) }
  }

  /// Returns the id of an emoji in any skin tone; scans the table in about ten microseconds.
  package func id(of text: String) -> Int? {
    let wanted = Emoji.bare(text)
    if wanted.isEmpty { return nil }
    return bytes.withFile { file in
      (0..<count).first { id in
        let found = layout.text(ofEmoji: id, in: file)
        // The first byte and the length leave few candidates to compare in full.
        guard found.first == wanted.utf8.first, found.count >= wanted.utf8.count else {
          return false
        }
        return Emoji.bare(String(decoding: found, as: UTF8.self)) == wanted
      }
    }
  }

  /// Reads the whole table and checks its checksum, every text and the order of the word starts.
  package func verify() throws(PackError) {
    try bytes.withFile { file in
      Result { () throws(PackError) in try layout.verify(in: file) }
    }.get()
  }
}
