// Counts of what was written: kept by text and day, forgotten with them, and new words after a quarantine.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkStore

@Suite struct LearningTests {
  let folder: TemporaryFolder
  let store: UserStore

  init() throws {
    folder = try TemporaryFolder()
    store = try UserStore(path: folder.file("words.sqlite"))
  }

  private let day: Int64 = 86_400

  private func kept(_ date: Int64) throws -> [String: Int] { try store.kept(date) }

  @Test func `a new word is learned at its second sighting, wherever that is`() throws {
    #expect(try !store.learn(text("a", new: ["Kasparian": 1]), quarantine: 2, date: 5))
    #expect(try store.load().learned.isEmpty)
    #expect(try store.learn(text("b", new: ["Kasparian": 1]), quarantine: 2, date: 9))
    #expect(
      try store.load().learned == [
        UserWord(word: "Kasparian", date: 9, origin: .typed, count: 2)
      ])
    #expect(try UserStore(path: folder.file("words.sqlite")).load().learned.count == 1)
  }

  @Test func `a removed sighting does not count, and the word it taught is unlearned`() throws {
    try store.learn(
      text("a", ["<s> the kasparov"], new: ["Kasparov": 2]), quarantine: 2, date: 5)
    #expect(try store.load().learned.map(\.word) == ["Kasparov"])
    #expect(try store.learn(text("a", retracted: ["Kasparov": 2]), quarantine: 2, date: 9))
    #expect(try store.load().learned.isEmpty)
    #expect(try kept(9) == [:])
    try store.learn(text("b", new: ["Kasparov": 1]), quarantine: 2, date: 9)
    #expect(try store.load().learned.isEmpty, "and it counts from the beginning")
    #expect(try store.load().forgotten.isEmpty, "nobody has forgotten it")
  }

  @Test func `a sighting is removed on a later day, too`() throws {
    try store.learn(text("a", new: ["Kasparov": 1]), quarantine: 2, date: 5)
    try store.learn(text("a", retracted: ["Kasparov": 1]), quarantine: 2, date: 5 + day)
    try store.learn(text("b", new: ["Kasparov": 1]), quarantine: 2, date: 5 + day)
    #expect(try store.load().learned.isEmpty, "one is left, of another text")
    try store.learn(text("b", new: ["Kasparov": 2]), quarantine: 4, date: 5 + 2 * day)
    try store.learn(text("b", retracted: ["Kasparov": 2]), quarantine: 4, date: 5 + 3 * day)
    try store.learn(text("c", new: ["Kasparov": 1]), quarantine: 3, date: 5 + 3 * day)
    #expect(try store.load().learned.isEmpty, "one of its first day is left, and one of another")
    try store.learn(text("c", new: ["Kasparov": 1]), quarantine: 3, date: 5 + 3 * day)
    #expect(try store.load().learned.map(\.count) == [3])
    try store.learn(text("c", retracted: ["Kasparov": 2]), quarantine: 3, date: 5 + 4 * day)
    #expect(try store.load().learned.isEmpty, "and the word it taught is unlearned")
  }

  @Test func `removing a sighting that a text never had does not affect others`() throws {
    try store.learn(text("a", new: ["wug": 1]), quarantine: 2, date: 5)
    try store.learn(text("b", retracted: ["wug": 1]), quarantine: 2, date: 5)
    try store.learn(text("b", new: ["wug": 1]), quarantine: 2, date: 5)
    #expect(try store.load().learned.map(\.count) == [2])
  }

  @Test func `a forgotten word stays forgotten however often it is typed`() throws {
    _ = try store.forget(.word("Kasparian"), date: 1)
    try store.learn(text("a", new: ["Kasparian": 5]), quarantine: 2, date: 5)
    #expect(try store.load().learned.isEmpty)
    try store.record([UserWordChange(kind: .learn, word: "Kasparian", date: 6)])
    #expect(try store.load().learned.map(\.word) == ["Kasparian"])
  }

  @Test func `learned words are counted when they are written`() throws {
    try store.record([UserWordChange(kind: .learn, word: "frob", date: 1)])
    try store.learn(text("a", used: ["frob": 3]), quarantine: 2, date: 5)
    let words = try UserStore(path: folder.file("words.sqlite")).load()
    #expect(words.learned.map(\.count) == [3])
  }

  @Test func `counts add up and decay by days and by words`() throws {
    try store.learn(text("a", ["a b c", "b c d"]), quarantine: 2, date: 0)
    try store.learn(text("a", ["a b c"]), quarantine: 2, date: 60 * day)
    #expect(try kept(60 * day) == ["a b c": 150, "b c d": 50])
    #expect(try kept(0).count == 2, "a clock that goes back does no harm")
    var long = text("b")
    long.wordCount = 50_000
    try store.learn(long, quarantine: 2, date: 60 * day)
    #expect(try kept(60 * day) == ["a b c": 75, "b c d": 25])
  }

  @Test func `what a text taught is forgotten with it, and nothing else`() throws {
    try store.learn(
      text("file:///a", ["<s> the cat"], new: ["frob": 2, "wug": 1]), quarantine: 2, date: 5)
    try store.learn(
      text("file:///b/c", ["<s> the dog"], new: ["wug": 1]), quarantine: 2, date: 5)
    #expect(try store.load().learned.map(\.word) == ["frob", "wug"])
    #expect(try store.forget(.document("file:///a"), date: 9).sum == 2, "a word and a text")
    #expect(try store.load().learned.map(\.word) == ["wug"])
    #expect(try kept(9) == ["<s> the dog": 100])
    #expect(try store.forget(.document("file:///b"), date: 9).sum == 2, "a folder means all in it")
    #expect(try store.load().learned.isEmpty)
    #expect(try kept(9) == [:])
    #expect(try store.ngramCounts(date: 9).words.isEmpty, "no word is left of it")
  }

  @Test func `the counts around a word are forgotten with it`() throws {
    try store.learn(
      text("a", ["the wug was", "wug was here", "was here now", "now the wug", "a the wugs"]),
      quarantine: 2, date: 5)
    #expect(try store.forget(.word("Wug"), date: 9).sum == 1)
    #expect(try kept(9) == ["was here now": 100, "a the wugs": 100])
    #expect(try !store.ngramCounts(date: 9).words.contains("wug"))
    #expect(try store.forget(.word("zyxomat"), date: 9).sum == 0)
  }

  @Test func `a forgotten word leaves no count in another case unless that is learned`() throws {
    try store.learn(text("a", new: ["Zorblax": 1, "ZORBLAX": 1]), quarantine: 2, date: 5)
    #expect(try store.forget(.word("zorblax"), date: 9).sum == 1)
    for name in folder.names {
      let bytes = read(folder.file(name))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("Zorblax"))
    }
    try store.learn(text("a", new: ["Zorblax": 1]), quarantine: 2, date: 10)
    #expect(try store.load().learned.isEmpty, "it is counted from the start")
    try store.learn(text("b", new: ["Zorblax": 1]), quarantine: 2, date: 11)
    _ = try store.forget(.word("zorblax"), date: 12)
    #expect(try store.load().learned.map(\.word) == ["Zorblax"], "another case is another word")
    _ = try store.forget(.document("b"), date: 13)
    #expect(try store.load().learned.map(\.word) == ["Zorblax"], "text a has it still")
  }

  @Test func `the counts around a word are forgotten with it where it was counted as two`() throws {
    let others = ["l' homme est", "de l' homme", "l' a eau", "d' eau et"]
    try store.learn(
      text("a", ["l' eau est", "de l' eau"] + others), quarantine: 2, date: 5)
    #expect(try store.forget(.word("L’eau"), date: 9).sum == 1)
    #expect(try kept(9) == Dictionary(uniqueKeysWithValues: others.map { ($0, 100) }))
  }

  @Test func `a day is forgotten, and all of them`() throws {
    try store.learn(text("a", ["one two three"]), quarantine: 2, date: 0)
    try store.learn(text("a", ["two three four"]), quarantine: 2, date: 3 * day)
    #expect(
      try store.texts() == [
        LearnedText(source: "a", origin: .typed, wordCount: 2, days: 0...3 * day)
      ])
    #expect(try store.forget(.period((2 * day)...(4 * day)), date: 9).sum == 1)
    #expect(try kept(0) == ["one two three": 100])
    #expect(try store.forget(.all, date: 9).sum == 1)
    #expect(try kept(0) == [:])
    #expect(try store.texts().isEmpty)
    for name in folder.names {
      let bytes = read(folder.file(name))
      #expect(!String(decoding: bytes, as: UTF8.self).contains("three"))
    }
  }

  @Test func `a text read as a whole again replaces its counts`() throws {
    for words in [["a b c", "b c d"], ["a b c"]] {
      try store.learn(
        text("file:///t", words, new: ["wug": 2]), as: .texts, quarantine: 2, date: 5)
      #expect(try store.load().learned.map(\.origin) == [.texts])
    }
    #expect(try kept(5) == ["a b c": 100])
    #expect(try store.texts().map(\.wordCount) == [1])
  }

  @Test func `reading texts again leaves each word's count unchanged`() throws {
    try store.record([UserWordChange(kind: .learn, word: "frob", date: 1)])
    let texts = [
      text("file:///a", new: ["wug": 1, "blick": 2], used: ["frob": 3]),
      text("file:///b", new: ["wug": 2], used: ["frob": 1]),
    ]
    let later = [
      text("file:///a", new: ["wug": 1, "blick": 2], used: ["wug": 1, "blick": 2, "frob": 3]),
      text("file:///b", new: ["wug": 2], used: ["wug": 2, "frob": 1]),
    ]
    let counts = ["blick": 2, "frob": 4, "wug": 3]
    for texts in [texts, later, later] {
      for text in texts { try store.learn(text, as: .texts, quarantine: 2, date: 5) }
      let learned = try UserStore(path: folder.file("words.sqlite")).load().learned
      #expect(Dictionary(learned.map { ($0.word, $0.count) }) { $1 } == counts)
    }
    _ = try store.forget(.document("file:///a"), date: 9)
    let left = try UserStore(path: folder.file("words.sqlite")).load().learned
    #expect(left.map(\.word) == ["frob", "wug"])
    #expect(left.map(\.count) == [1, 2], "a text's counts are removed with it")
  }

  @Test func `an export has the counts of what was written since the words were read`() throws {
    try store.record([UserWordChange(kind: .learn, word: "frob", date: 1)])
    _ = try store.load()
    try store.learn(text("a", used: ["frob": 3]), quarantine: 2, date: 5)
    let list = folder.file("list.json")
    _ = try store.export(to: list, .json)
    _ = try store.forget(.all, date: 6)
    _ = try store.importWords(from: list, .json, language: nil, date: 7)
    #expect(try store.load().learned.map(\.count) == [3])
  }

  @Test func `counts of one server are no change of words to another`() throws {
    let other = try UserStore(path: folder.file("words.sqlite"))
    _ = try other.load()
    try store.learn(text("a", ["a b c"]), quarantine: 2, date: 5)
    #expect(try other.loadIfChanged() == nil)
    #expect(try other.ngrams(for: [], anew: false, date: 5) != nil, "but there are other counts")
    #expect(try other.ngrams(for: [], anew: false, date: 5) == nil)
    try store.learn(text("a", new: ["wug": 2]), quarantine: 2, date: 5)
    #expect(try other.loadIfChanged()?.learned.map(\.word) == ["wug"])
  }

  @Test func `n-grams are rebuilt when a text has other words, or a slip is taken back`() throws {
    try store.learn(text("a", ["a b c"]), as: .texts, quarantine: 2, date: 5)
    try store.learn(text("b", ["x y z"], new: ["z": 1]), quarantine: 2, date: 5)
    #expect(try store.ngrams(for: [], date: 5) != nil)
    try store.learn(text("a", ["d e f"]), as: .texts, quarantine: 2, date: 5)
    #expect(try store.ngrams(for: [], anew: false, date: 5) != nil)
    try store.learn(text("b", retracted: ["z": 1]), quarantine: 2, date: 5)
    #expect(try store.ngrams(for: [], anew: false, date: 5) != nil)
    #expect(try store.ngrams(for: [], anew: false, date: 5) == nil)
  }

  @Test func `a new word that is taken back leaves nothing in the file`() throws {
    try store.learn(text("a", ["x zorbly y"], new: ["zorbly": 1]), quarantine: 2, date: 5)
    try store.learn(text("a", retracted: ["zorbly": 1]), quarantine: 2, date: 5)
    let file = try Connection(path: folder.file("words.sqlite"))
    #expect(try file.integer("SELECT count(*) FROM tokens WHERE token = 'zorbly'") == 0)
    #expect(try file.integer("SELECT count(*) FROM tokens WHERE token = 'x'") == 1)
  }

  @Test func `n-grams are rebuilt when another server forgets, not when it counts`() throws {
    let other = try UserStore(path: folder.file("words.sqlite"))
    _ = try other.ngrams(for: [], date: 5)
    try store.learn(text("a", ["a b c", "b c d"]), quarantine: 2, date: 5)
    try store.learn(text("b", ["c d e"]), quarantine: 2, date: 5)
    #expect(try !other.ngramsAreStale)
    // As many texts and words as before remain when a word is forgotten.
    for part in [Forgetting.word("a"), .document("b"), .period(0...day), .all] {
      _ = try other.ngrams(for: [], date: 5)
      let isThere = try store.forget(part, date: 9).sum > 0
      #expect(try other.ngramsAreStale == isThere)
      #expect(try (other.ngrams(for: [], anew: false, date: 5) != nil) == isThere)
      #expect(try !other.ngramsAreStale)
      #expect(try !store.ngramsAreStale, "it has rebuilt them itself")
    }
    try store.record([UserWordChange(kind: .learn, word: "wug", date: 1)])
    #expect(try !other.ngramsAreStale)
  }
}
