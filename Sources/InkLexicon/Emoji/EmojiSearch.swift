// Prefix search for emoji: a binary search in the word starts, then a mark for each emoji found.

import InkText

/// A single search in an emoji table.
///
/// The word starts are a suffix array over the keys of all phrases, restricted to word boundaries. All matches of a
/// query, of one word or several, are therefore one range of word starts.
struct EmojiSearch {
  private let layout: EmojiLayout
  private let file: PackFile
  /// The raw value of the best match so far for each emoji; 255 for none.
  private var kinds: [UInt8] = []

  /// The maximum number of words of a query that are considered.
  private static let maximumWordCount = 8
  /// A keyword shared by more emoji than this does not identify any one of them.
  private static let fewEmoji = 3

  init(_ layout: EmojiLayout, _ file: PackFile) {
    self.layout = layout
    self.file = file
  }

  /// Marks the emoji that a query matches.
  mutating func add(_ key: [UInt8]) {
    var kinds = [UInt8](repeating: .max, count: layout.emojiCount)
    for start in range(of: key) {
      let isWhole = isWhole(start, key)
      forEachEmoji(at: start) { emoji, isName in
        let kind: EmojiMatchKind =
          isWhole ? (isName ? .name : .keyword) : (isName ? .inName : .inKeyword)
        kinds[emoji] = min(kinds[emoji], kind.rawValue)
      }
    }
    self.kinds = kinds
    let words = key.split(separator: 0x20, maxSplits: Self.maximumWordCount)
      .prefix(Self.maximumWordCount)
    if words.count > 1 { add(words) }
  }

  /// Marks the emoji that match every one of several words.
  private mutating func add(_ words: ArraySlice<ArraySlice<UInt8>>) {
    var wordCounts = [UInt8](repeating: 0, count: layout.emojiCount)
    for (number, word) in words.enumerated() {
      for start in range(of: Array(word)) {
        forEachEmoji(at: start) { emoji, _ in
          if Int(wordCounts[emoji]) == number { wordCounts[emoji] += 1 }
        }
      }
    }
    for emoji in wordCounts.indices where Int(wordCounts[emoji]) == words.count {
      kinds[emoji] = min(kinds[emoji], EmojiMatchKind.words.rawValue)
    }
  }

  /// Returns the best matches, ordered by kind, then by id.
  func best(_ limit: Int) -> [EmojiMatch] {
    var found: [EmojiMatch] = []
    for value in EmojiMatchKind.name.rawValue...EmojiMatchKind.words.rawValue {
      guard let kind = EmojiMatchKind(rawValue: value) else { continue }
      for id in kinds.indices where kinds[id] == value {
        found.append(EmojiMatch(id: id, kind: kind))
        if found.count == limit { return found }
      }
    }
    return found
  }

  /// Returns the emoji with a given name, or else the first of the emoji with that keyword if they are few.
  func emoji(calledJust key: [UInt8]) -> Int? {
    var (name, keyword, count) = (Int.max, Int.max, 0)
    for start in range(of: key) where isWhole(start, key) {
      forEachEmoji(at: start) { emoji, isName in
        if isName { name = min(name, emoji) } else { keyword = min(keyword, emoji) }
        count += 1
      }
    }
    if name < .max { return name }
    return count <= Self.fewEmoji && keyword < .max ? keyword : nil
  }
}

// Word starts.
extension EmojiSearch {
  /// Returns the range of word starts whose keys begin with a query.
  private func range(of query: [UInt8]) -> Range<Int> {
    let starts = 0..<layout.wordStartCount
    let first = starts.partitionPoint { order($0, query) < 0 }
    return first..<starts[first...].partitionPoint { order($0, query) == 0 }
  }

  /// Returns a negative number if the key at a word start sorts before a query, 0 if it begins with the query, and a
  /// positive number otherwise.
  private func order(_ start: Int, _ query: [UInt8]) -> Int {
    let (phrase, offset) = layout.wordStart(start, in: file)
    let key = layout.key(ofPhrase: phrase, in: file)
    for index in query.indices {
      guard offset + index < key.count else { return -1 }
      let (own, asked) = (key[offset + index], query[index])
      if own != asked { return own < asked ? -1 : 1 }
    }
    return 0
  }

  /// Whether a word start that begins with a query is a whole key equal to it.
  private func isWhole(_ start: Int, _ query: [UInt8]) -> Bool {
    let (phrase, offset) = layout.wordStart(start, in: file)
    return offset == 0 && layout.key(ofPhrase: phrase, in: file).count == query.count
  }

  private func forEachEmoji(at start: Int, _ body: (Int, Bool) -> Void) {
    let (phrase, _) = layout.wordStart(start, in: file)
    for index in layout.postings(ofPhrase: phrase, in: file) {
      if let (emoji, isName) = layout.posting(index, in: file) { body(emoji, isName) }
    }
  }
}
