// Prefix search for emoji: ranking, words of running text, skin tones.

import InkLexicon
import InkPack
import InkTestSupport
import Testing

@Suite struct EmojiTableTests {
  private let table: EmojiTable

  init() throws {
    table = try SampleEmoji.table()
  }

  private func found(_ query: String, limit: Int = 20) -> String {
    table.matches(query, limit: limit).compactMap { table.emoji($0.id)?.text }
      .joined(separator: " ")
  }

  @Test func `a table is read as it was written`() throws {
    #expect(table.language == "en")
    #expect(table.count == SampleEmoji.english.count)
    let emoji = (0..<table.count).compactMap(table.emoji)
    #expect(Set(emoji) == Set(SampleEmoji.english))
    #expect(table.emoji(-1) == nil)
    #expect(table.emoji(table.count) == nil)
    try table.verify()
  }

  @Test(arguments: [
    // The name, then keywords, then names and keywords with the prefix; the most used first, then those with the
    // fewest keywords.
    ("cat", "🐈 🐱 😻"),
    ("heart", "❤️ 💟 😻"),
    ("hea", "❤️ 💟 😻"),
    ("smi", "😏 😊 😻"),
    ("smil", "😊 😻"),
    ("piz", "🍕"),
    ("slice", "🍕"),
    ("zza", ""),
    ("", ""),
    ("  -_ ", ""),
    // Several words: consecutive ones first, then in any position.
    ("red heart", "❤️"),
    ("heart red", "❤️"),
    ("smiling face", "😊"),
    ("eyes smil", "😊 😻"),
    ("face pet", "🐱"),
    ("cat dog", ""),
    // Case, diacritics and word separators.
    ("HEART-E", "😻"),
    ("thumbs_up", "👍"),
    ("+1", "👍"),
    ("cote d'iv", "🇨🇮"),
    ("Ivoire", "🇨🇮"),
  ])
  func `matches are ranked`(query: String, expected: String) {
    #expect(found(query) == expected)
  }

  @Test func `a shortcode match ranks before one with the word among others`() throws {
    let table = try SampleEmoji.table([
      Emoji(text: "😍", name: "smiling face with heart-eyes", keywords: ["love", "smile"]),
      Emoji(text: "😊", name: "smiling face with smiling eyes", keywords: ["blush", "smile"]),
      Emoji(text: "😄", name: "grinning face with smiling eyes", keywords: ["smile"]),
      Emoji(text: "🎉", name: "party popper", keywords: ["celebration"]),
    ])
    func found(_ query: String) -> [String] {
      table.matches(query, limit: 3).compactMap { table.emoji($0.id)?.text }
    }
    #expect(found("smile") == ["😄", "😍", "😊"])
    #expect(found("smil") == ["😄", "😍", "😊"])
    #expect(found("heart_eyes") == ["😍"])
    #expect(found("tada") == ["🎉"])
    #expect(found("tad") == ["🎉"])
  }

  @Test func `a limit cuts the list`() {
    #expect(found("face", limit: 2) == "😊 😏")
    #expect(found("face", limit: 0) == "")
    #expect(found("face", limit: -1) == "")
  }

  @Test(arguments: [
    ("pizza", "🍕"), ("Pizza", "🍕"), ("cat", "🐈"), ("smirk", "😏"),
    // Four emoji share the keyword, the text has only two letters, the word is incomplete.
    ("face", nil), ("up", nil), ("piz", nil), ("red heart", nil), ("", nil),
  ])
  func `a word of running text denotes one emoji or none`(word: String, expected: String?) {
    #expect(table.emoji(forWord: word).flatMap(table.emoji)?.text == expected)
  }

  @Test(arguments: [
    ("👍", "thumbs up"), ("👍🏽", "thumbs up"), ("❤", "red heart"), ("❤️", "red heart"),
    ("🇨🇮", "flag: Côte d’Ivoire"), ("🇨", nil), ("a", nil), ("", nil), ("👍👍", nil),
  ])
  func `an emoji is found in every skin tone`(text: String, name: String?) {
    #expect(table.id(of: text).flatMap(table.emoji)?.name == name)
  }

  @Test func `searches in random tables agree with a scan of all emoji`() throws {
    var random = SeededRandom(seed: 71)
    for _ in 0..<fuzzCount(40) {
      let emoji = Self.randomEmoji(using: &random)
      let table = try SampleEmoji.table(emoji)
      try table.verify()
      let inOrder = (0..<table.count).compactMap(table.emoji)
      for _ in 0..<20 {
        let query = Self.randomPhrase(using: &random)
        let limit = 1 + random.below(30)
        let kinds = inOrder.map { Self.kind(of: $0, for: emojiKey(query)) }
        let expected = kinds.enumerated()
          .compactMap { id, kind in kind.map { (kind: $0, id: id) } }
          .sorted { ($0.kind, $0.id) < ($1.kind, $1.id) }.prefix(limit)
        let found = table.matches(query, limit: limit)
        #expect(found.map(\.id) == expected.map(\.id), "\(query)")
        #expect(found.map(\.kind) == expected.map(\.kind), "\(query)")
      }
    }
  }

  /// Returns how a query matches an emoji, by definition.
  private static func kind(of emoji: Emoji, for query: [UInt8]) -> EmojiMatchKind? {
    let keys = ([emoji.name] + emoji.keywords).map(emojiKey)
    func begins(_ key: [UInt8], _ query: some Sequence<UInt8>) -> Bool {
      key.indices.contains { ($0 == 0 || key[$0 - 1] == 0x20) && key[$0...].starts(with: query) }
    }
    if keys[0] == query { return .name }
    if keys.dropFirst().contains(query) { return .keyword }
    if begins(keys[0], query) { return .inName }
    if keys.contains(where: { begins($0, query) }) { return .inKeyword }
    let words = query.split(separator: 0x20)
    let hasAll = words.allSatisfy { word in keys.contains { begins($0, word) } }
    return words.count > 1 && hasAll ? .words : nil
  }

  private static func randomEmoji(using random: inout SeededRandom) -> [Emoji] {
    (0..<1 + random.below(60)).map { number in
      var keywords: [String] = []
      let name = randomPhrase(using: &random)
      for _ in 0..<random.below(4) {
        let keyword = randomPhrase(using: &random)
        if keyword != name, !keywords.contains(keyword) { keywords.append(keyword) }
      }
      return Emoji(text: "\(number)", name: name, keywords: keywords)
    }
  }

  private static func randomPhrase(using random: inout SeededRandom) -> String {
    let words = (0...random.below(3)).map { _ in
      (0...random.below(3)).map { _ in random.element(of: ["a", "b", "é", "E"]) ?? "a" }.joined()
    }
    return words.joined(separator: random.element(of: [" ", "-", ": "]) ?? " ")
  }
}
