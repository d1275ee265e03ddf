// What was counted stays within limits, and no longer than it weighs anything; what was learned stays.

import InkLexicon
import InkTestSupport
import Testing

@testable import InkStore

@Suite struct CountLimitTests {
  let folder: TemporaryFolder
  let store: UserStore
  let file: Connection
  private let day: Int64 = 86_400

  init() throws {
    folder = try TemporaryFolder()
    store = try UserStore(path: folder.file("words.sqlite"))
    file = try Connection(path: folder.file("words.sqlite"))
  }

  private func rowCount(_ table: String) throws -> Int {
    try file.integer("SELECT count(*) FROM \(table)")
  }

  @Test func `the same text typed every day adds no more rows than the limit`() throws {
    store.countLimits.rowCount = 20
    let boilerplate = Array(repeating: ["a b c", "b c d", "c d e"], count: 5).flatMap(\.self)
    for number in 0..<30 {
      try store.learn(text("a", boilerplate), quarantine: 2, date: Int64(number) * day)
      #expect(try rowCount("triples") <= 20)
    }
    #expect(try rowCount("triples") >= 15, "the fifth that weighs least is deleted")
    #expect(try store.kept(29 * day).keys.sorted() == ["a b c", "b c d", "c d e"])
    let days = try file.integer("SELECT min(day) FROM texts JOIN triples ON texts.id = text")
    #expect(days > 20, "of the oldest days")
  }

  @Test func `beyond the limit, what was written often outlasts what was written once`() throws {
    store.countLimits.rowCount = 4
    try store.learn(
      text("a", ["a b c", "a b c", "x y z", "x y z", "b c d", "d e f"]), quarantine: 2, date: 0)
    try store.learn(text("b", ["c d e"]), quarantine: 2, date: 30 * day)
    #expect(try store.kept(30 * day).keys.sorted() == ["a b c", "c d e", "x y z"])
    #expect(try rowCount("tokens") == 8, "no token is left of what was deleted")
  }

  @Test func `a row that was written very often gives way when it is old enough`() throws {
    store.countLimits.rowCount = 4
    for number in 0..<4 {
      let words = Array(repeating: "a b \(number)", count: 9)
      try store.learn(text("a\(number)", words), quarantine: 2, date: Int64(number))
    }
    try store.learn(text("b", ["c d e"]), quarantine: 2, date: 300 * day)
    #expect(try rowCount("triples") == 3)
    #expect(try store.kept(300 * day)["c d e"] == 100)
  }

  @Test func `building n-grams deletes nothing`() throws {
    try store.learn(text("a", ["a b c", "b c d", "c d e"]), quarantine: 2, date: 5)
    store.countLimits.rowCount = 2
    #expect(try store.ngrams(for: [], date: 5) != nil)
    #expect(try rowCount("triples") == 3)
  }

  @Test func `sightings stay within the limit, and those that taught a word stay`() throws {
    store.countLimits.rowCount = 10
    try store.learn(text("a", new: ["wug": 2]), quarantine: 2, date: 0)
    for number in 1..<40 {
      try store.learn(
        text("t\(number)", new: ["seen\(number)": 1]), quarantine: 2, date: Int64(number))
      #expect(try rowCount("sightings") <= 10)
    }
    #expect(try store.load().learned.map(\.word) == ["wug"])
    _ = try store.forget(.document("a"), date: 99)
    #expect(try store.load().learned.isEmpty)
  }

  @Test func `a text is deleted once it weighs nothing, and every word stays`() throws {
    try store.record([UserWordChange(kind: .learn, word: "frob", date: 1)])
    try store.learn(
      text("a", ["a b c"], new: ["wug": 2, "seen": 1], used: ["frob": 3]), quarantine: 2, date: 0)
    try store.learn(text("b", ["b c d"], new: ["blick": 1]), quarantine: 2, date: 0)
    try store.learn(text("c", ["c d e"]), quarantine: 2, date: 599 * day)
    #expect(try store.texts().map(\.source) == ["a", "b", "c"], "a thousandth is left")
    try store.learn(text("d", ["c d e"]), quarantine: 2, date: 601 * day)
    #expect(try store.texts().map(\.source) == ["a", "c", "d"], "a has taught a word")
    #expect(try store.kept(601 * day).keys.sorted() == ["c d e"])
    #expect(try rowCount("tokens") == 3)
    #expect(try rowCount("sightings") == 2, "those of the two learned words")
    #expect(try store.load().learned.map(\.word) == ["frob", "wug"])
    _ = try store.forget(.document("a"), date: 602 * day)
    #expect(try store.load().learned.map(\.word) == ["frob"], "it is still known what taught wug")
  }

  @Test func `of a learned word only its last use in each text is kept for long`() throws {
    for number in 0..<3 {
      try store.learn(
        text("a", new: ["wug": 2]), quarantine: 2, date: Int64(number) * day)
    }
    try store.learn(text("b", new: ["wug": 1]), quarantine: 2, date: 0)
    try store.learn(text("c", ["c d e"]), quarantine: 2, date: 700 * day)
    #expect(try rowCount("sightings") == 2)
    _ = try store.forget(.document("a"), date: 700 * day)
    #expect(try store.load().learned.map(\.word) == ["wug"], "b has it, too")
    _ = try store.forget(.document("b"), date: 700 * day)
    #expect(try store.load().learned.isEmpty)
  }
}
