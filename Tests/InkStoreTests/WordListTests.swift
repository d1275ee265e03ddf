// Word lists in the formats of other programs, exported and imported.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkStore

/// A replacement of one language, and a reverted correction of two words.
private let corrections: [(UserCorrectionChange.Kind, Replacement)] = [
  (.addReplacement, Replacement(typed: "vlt", text: "vielleicht", language: "de", date: 8)),
  (.revert, Replacement(typed: "tot he", text: "to the", date: 9)),
]

@Suite struct WordListTests {
  private let words = {
    var words = UserWords()
    for word in ["zyxomat", "NASA", "naïve", "and/or"] {
      words.apply(UserWordChange(kind: .learn, word: word, date: 5))
    }
    words.apply(UserWordChange(kind: .learn, word: "here", scope: .document("a"), date: 6))
    words.apply(UserWordChange(kind: .ignore, word: "teh", language: "en", date: 7))
    for (kind, pair) in corrections { words.corrections.apply(UserCorrectionChange(kind, pair)) }
    return words
  }()

  private func read(_ text: String, _ format: WordListFormat) throws -> (
    words: [String], bad: [Int]
  ) {
    let list = try #require(
      WordListReader(Array(text.utf8), format, language: nil, date: 9))
    return (list.changes.map(\.word), list.badLines)
  }

  @Test(arguments: [
    (WordListFormat.plain, "and/or\nnaïve\nNASA\nzyxomat\n"),
    (.hunspell, "4\nand\\/or\nnaïve\nNASA\nzyxomat\n"), (.vim, "naïve\nNASA/=\nzyxomat\n"),
  ])
  func `the words of the user are written`(format: WordListFormat, text: String) {
    #expect(WordListWriter(words, format).text == text)
  }

  @Test func `JSON keeps everything`() throws {
    let text = WordListWriter(words, .json).text
    let list = try #require(WordListReader(Array(text.utf8), .json, language: nil, date: 9))
    var copy = UserWords()
    for change in list.changes { copy.apply(change) }
    for change in list.corrections { copy.corrections.apply(change) }
    #expect(copy.learned == words.learned)
    #expect(copy.ignored == words.ignored)
    #expect(copy.corrections.replacements == words.corrections.replacements)
    #expect(copy.corrections.reverted == words.corrections.reverted)
  }

  @Test func `an import of an export brings back replacements and reverted corrections`() throws {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    let list = folder.file("list.json")
    try store.record([UserWordChange(kind: .learn, word: "wug", date: 1)])
    try store.record(corrections.map { UserCorrectionChange($0.0, $0.1) })
    let all = WordListCounts(words: 1, replacements: 1, corrections: 1)
    #expect(try store.export(to: list, .json).written == all)
    _ = try store.forget(.all, date: 2)
    #expect(try store.importWords(from: list, .json, language: nil, date: 10).new == all)
    let read = try UserStore(path: folder.file("words.sqlite")).load().corrections
    #expect(read.replacements == [corrections[0].1] && read.reverted == [corrections[1].1])
    let again = try store.importWords(from: list, .json, language: nil, date: 11).new
    #expect(again == WordListCounts())
  }

  @Test func `entries that cannot be replacements are skipped and counted`() throws {
    let json = #"""
      {"learned": ["wug"], "replacements": [{"typed": "two words", "replacement": "x"},
      {"typed": "a", "replacement": "b\nc"}, {"typed": "a"}, "a", {"typed": "a", "replacement": "b"}],
      "reverted": [{"typed": "", "replacement": "x"}]}
      """#
    let list = try #require(WordListReader(Array(json.utf8), .json, language: "en", date: 9))
    #expect(list.badLines == [2, 3, 4, 5, 7])
    let pair = Replacement(typed: "a", text: "b", language: "en", date: 9)
    #expect(list.corrections == [UserCorrectionChange(.addReplacement, pair)])
  }

  @Test(arguments: [(-1, 0), (0, 0), (8, 8), (9, 9), (10, 9), (253_402_300_799, 9)])
  func `an entry of the future counts as added now, one before 1970 as undated`(
    since: Int, date: Int64
  ) throws {
    let json = #"""
      {"learned": [{"word": "wug", "since": \#(since)}],
      "reverted": [{"typed": "a", "replacement": "b", "since": \#(since)}]}
      """#
    let list = try #require(WordListReader(Array(json.utf8), .json, language: nil, date: 9))
    #expect(list.changes.map(\.date) == [date])
    #expect(list.corrections.map(\.replacement.date) == [date])
  }

  @Test(arguments: [
    ("pt-BR", true), ("en_GB", true), ("zh-Hant-TW", true), ("", false), ("e", false),
    ("en-", false), ("en US", false), ("de-abcdefghi", false), ("dé", false),
    ("en" + String(repeating: "-x", count: 16), true),
    ("en" + String(repeating: "-x", count: 17), false),
  ])
  func `an entry with a language that is none is not read`(language: String, isTag: Bool) throws {
    let json = """
      {"learned": [{"word": "wug", "language": "\(language)"}],
      "replacements": [{"typed": "a", "replacement": "b", "language": "\(language)"}]}
      """
    let list = try #require(WordListReader(Array(json.utf8), .json, language: nil, date: 9))
    let tags = isTag ? [language.replacing("_", with: "-")] : []
    #expect(list.changes.map(\.language) == tags)
    #expect(list.corrections.map(\.replacement.language) == tags)
    #expect(list.badLines == (isTag ? [] : [1, 2]))
  }

  @Test func `a plain list has one word per line`() throws {
    let (words, bad) = try read("\u{FEFF}wug\r\n# comment\n\n two words\nblick \n7\n", .plain)
    #expect(words == ["wug", "blick"])
    #expect(bad == [4, 6])
  }

  @Test(arguments: [
    "two words", "|---|---|", "1995-10-02", "a\u{7}b", String(repeating: "pneumono", count: 33),
  ])
  func `a line that cannot be a word is skipped`(line: String) throws {
    for format in [WordListFormat.plain, .hunspell, .vim] {
      let (words, bad) = try read("wug\n\(line)\n", format)
      #expect(words == ["wug"], "\(format)")
      #expect(bad == [2], "\(format)")
    }
  }

  @Test(arguments: [WordListFormat.hunspell, .vim])
  func `an address is not a word with flags`(format: WordListFormat) throws {
    let (words, bad) = try read("wug\nhttps://example.org\nhttps://example.org/!\n", format)
    #expect(words == ["wug"])
    #expect(bad == [2, 3])
  }

  @Test func `what can be learned is exported and imported again`() throws {
    var words = UserWords()
    for word in [
      "a=b", "foo[0]", "x|y", "<br>", "URLSessionWebSocketTaskDelegate.didOpenWithProtocol",
    ] {
      words.apply(UserWordChange(kind: .learn, word: word, date: 5))
    }
    for format in [WordListFormat.plain, .hunspell, .vim] {
      let (read, bad) = try read(WordListWriter(words, format).text, format)
      #expect(read == words.learned.map(\.word), "\(format)")
      #expect(bad == [], "\(format)")
    }
  }

  @Test func `what a format cannot represent is counted, and the rest is imported again`() throws {
    let texts = [
      "#swift", "*foo", "and/or", "/etc", "https://example.org", "a\\b", "a\\/b", "Yahoo!", "x/=",
      "\u{FEFF}bom", "C#", "5a",
    ]
    var words = UserWords()
    for text in texts { words.apply(UserWordChange(kind: .learn, word: text, date: 5)) }
    for (format, lost) in [
      (WordListFormat.plain, ["#swift", "\u{FEFF}bom"]),
      (.hunspell, ["#swift", "*foo", "\u{FEFF}bom"]),
      (
        .vim,
        ["#swift", "and/or", "/etc", "https://example.org", "a\\/b", "x/=", "\u{FEFF}bom"]
      ),
      (.json, []),
    ] {
      let list = WordListWriter(words, format)
      let (read, bad) = try read(list.text, format)
      #expect(Set(read) == Set(texts).subtracting(lost), "\(format)")
      #expect((list.counts.words, list.leftOutCount) == (texts.count - lost.count, lost.count))
      #expect(bad == [])
    }
  }

  @Test func `a slash begins hunspell flags, unless it is first or escaped`() throws {
    let (words, bad) = try read("and\\/or/SM\n/etc\nwug/a\\/b\n", .hunspell)
    #expect(words == ["and/or", "/etc", "wug"])
    #expect(bad == [])
  }

  @Test(arguments: [
    ("sang\tst:sing", "sang"), ("work/A po:noun", "work"), ("work/A  po:noun is:pl", "work"),
    ("work/AB\tpo:noun st:work", "work"), ("wug\t42", "wug"), ("and\\/or po:conj", "and/or"),
    ("wug ph:http://wug", "wug"),
  ])
  func `what a hunspell line says about its word is passed over`(line: String, word: String) throws
  {
    let (words, bad) = try read("1\n\(line)\ntwo words\nso a:b\n", .hunspell)
    #expect(words == [word])
    #expect(bad == [3, 4])
  }

  @Test(arguments: [
    "Donaudampfschifffahrtsgesellschaftskapitänspatent", "COVID-19", "iPhone", "AT&T", "C++",
    "Node.js", "and/or", "jack-in-the-box", "anti-disestablishmentarianism-like", "Yahoo!",
  ])
  func `long words and names with signs and digits are words`(word: String) throws {
    #expect(try read("\(word)\n", .plain).words == [word])
  }

  @Test func `a hunspell dictionary begins with its count and has flags`() throws {
    let (words, bad) = try read("3\nwug/SM\n*forbidden\nblick\n", .hunspell)
    #expect(words == ["wug", "blick"])
    #expect(bad == [3])
  }

  @Test func `a spell file of Vim may ban words and keep their case`() throws {
    let (words, bad) = try read("/encoding=utf-8\nwug/=\nwrong/!\n#gone\nblick\n", .vim)
    #expect(words == ["wug", "blick"])
    #expect(bad == [3])
  }

  @Test func `invalid JSON is refused, and an entry without a word is reported by number`() throws {
    #expect(WordListReader(Array("no".utf8), .json, language: nil, date: 9) == nil)
    let (words, bad) = try read(#"{"learned": ["wug", 7, {"word": ""}, {"word": "blick"}]}"#, .json)
    #expect(words == ["wug", "blick"])
    #expect(bad == [2, 3])
  }

  @Test(arguments: [
    (WordListFormat.plain, "two words\n"), (.hunspell, "*a\n"), (.vim, "a/!\n"),
  ])
  func `of very many lines without a word the first are told, the others counted`(
    format: WordListFormat, line: String
  ) throws {
    let text = String(repeating: line, count: 2_500)
    let list = try #require(WordListReader(Array(text.utf8), format, language: nil, date: 9))
    #expect(list.badLines == Array(1...1_000))
    #expect(list.moreBadLines == 1_500)
  }

  @Test func `bytes of any kind are read without a word too long or without a letter`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<fuzzCount(300) {
      let bytes = (0..<random.below(80)).map { _ in UInt8(truncatingIfNeeded: random.below(256)) }
      for format in WordListFormat.allCases where format != .json {
        let list = WordListReader(bytes, format, language: nil, date: 9)
        #expect(list?.changes.allSatisfy { WordFlaw(in: $0.word) == nil } == true)
      }
    }
  }

  @Test func `a text that is not a word list is refused, with what was expected and found`() throws
  {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    let path = folder.file("text")
    let line = "It was a day.\n"
    write(Array("# a text\nwug\n\(line)\(line)Yes.\n\(line)".utf8), to: path)
    let reason = "expected one word per line, found 3 of 5 lines that cannot be words"
    #expect(throws: StoreError.notAList(path: path, reason: reason)) {
      try store.importWords(from: path, .plain, language: nil, date: 3)
    }
    #expect(try store.load().learned == [])
  }

  @Test func `a list of a newer version is refused as such`() throws {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    let path = folder.file("list.json")
    write(Array(#"{"version": 2, "learned": ["wug"]}"#.utf8), to: path)
    #expect(throws: StoreError.listTooNew(path: path, found: 2, supported: 1)) {
      try store.importWords(from: path, .json, language: nil, date: 3)
    }
    #expect(try store.load().learned == [])
  }

  @Test func `a list has a maximum number of words`() throws {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    let path = folder.file("list")
    let limit = WordListReader.wordLimit
    var bytes: [UInt8] = []
    for number in 0..<limit { bytes += Array("w\(number)\n".utf8) }
    let list = WordListReader(bytes, .plain, language: nil, date: 3)
    #expect(list?.changes.count == limit && list?.isTooLong == false)
    write(bytes + Array("wug\n".utf8), to: path)
    #expect(throws: StoreError.listTooLong(path: path, limit: limit)) {
      try store.importWords(from: path, .plain, language: nil, date: 3)
    }
    #expect(try store.load().learned == [])
  }

  @Test func `what is imported is no longer ignored`() throws {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    try store.record([UserWordChange(kind: .ignore, word: "wug", date: 1)])
    write(Array("wug\nblick\n".utf8), to: folder.file("list"))
    #expect(
      try store.importWords(from: folder.file("list"), .plain, language: nil, date: 3).new
        == WordListCounts(words: 2))
    #expect(try store.load().ignored == [])
    #expect(try store.load().learned.map(\.word) == ["blick", "wug"])
  }

  @Test(arguments: ["command", "typed", "imported", "texts"])
  func `what is imported is no longer forgotten, however it was learned before`(origin: String)
    throws
  {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    let json = #"{"learned": [{"word": "Quux", "origin": "\#(origin)"}]}"#
    write(Array(json.utf8), to: folder.file("list"))
    for _ in 0..<2 {
      let new = try store.importWords(from: folder.file("list"), .json, language: nil, date: 3).new
      #expect(new == WordListCounts(words: 1))
      for opened in [store, try UserStore(path: folder.file("words.sqlite"))] {
        #expect(try opened.load().learned.map(\.word) == ["Quux"])
        #expect(try opened.load().forgotten.isEmpty)
      }
      _ = try store.forget(.word("Quux"), date: 4)
    }
  }

  @Test func `all that only JSON can represent is counted where it is left out`() {
    var words = UserWords()
    words.apply(UserWordChange(kind: .learn, word: "wug", date: 1))
    words.apply(UserWordChange(kind: .ignore, word: "blick", date: 1))
    words.apply(UserWordChange(kind: .learn, word: "florp", scope: .document("file:///a"), date: 1))
    let teh = Replacement(typed: "teh", text: "the", date: 1)
    words.corrections.apply(UserCorrectionChange(.addReplacement, teh))
    words.corrections.apply(UserCorrectionChange(.revert, teh))
    let emoji = [UserEmojiChange(.use, "🙂", date: 3)]
    for format in WordListFormat.allCases {
      let list = WordListWriter(words, emoji: emoji, format)
      #expect(list.leftOutCount == (format == .json ? 0 : 5))
    }
  }

  @Test func `of two entries for one word the later one applies`() throws {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    let json =
      #"{"learned": ["wug", "Wug", "blick"], "ignored": ["wug", {"word": "blick", "language": "en"}]}"#
    write(Array(json.utf8), to: folder.file("list"))
    let new = try store.importWords(from: folder.file("list"), .json, language: nil, date: 3).new
    #expect(new == WordListCounts(words: 1, ignoredWords: 2))
    let words = try store.load()
    #expect(words.learned.map(\.word) == ["Wug"])
    #expect(words.ignored.map(\.word) == ["blick", "wug"])
    #expect(words.forgotten.isEmpty)
  }

  @Test func `an import is all or nothing and reports what was new`() throws {
    let folder = try TemporaryFolder()
    let store = try UserStore(path: folder.file("words.sqlite"))
    try store.record([UserWordChange(kind: .learn, word: "wug", date: 1)])
    write(Array("wug\nblick\n??\n".utf8), to: folder.file("list"))
    let (new, bad, _) = try store.importWords(
      from: folder.file("list"), .plain, language: "en", date: 3)
    #expect(
      new == WordListCounts(words: 2), "the same word of one language is another entry")
    #expect(bad == [3])
    #expect(try store.export(to: folder.file("out"), .plain) == (WordListCounts(words: 2), 0))
    #expect(
      String(decoding: InkStoreTests.read(folder.file("out")), as: UTF8.self) == "blick\nwug\n")
    #expect(mode(of: folder.file("out")) == 0o600)
    #expect(throws: StoreError.listNotRead(path: "/none", reason: "No such file or directory")) {
      try store.importWords(from: "/none", .plain, language: nil, date: 3)
    }
  }
}
