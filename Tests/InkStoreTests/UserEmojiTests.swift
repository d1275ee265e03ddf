// The emoji of a user in real files: recently used, favorites, and forgotten.

import InkLexicon
import InkTestSupport
import InkText
import Testing

@testable import InkStore

@Suite struct UserEmojiTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("words.sqlite")
    try UserStore(path: path).record([
      UserEmojiChange(.use, "🍕", date: 10), UserEmojiChange(.use, "👍🏽", date: 20),
      UserEmojiChange(.addFavorite, "❤️", date: 30), UserEmojiChange(.addFavorite, "🍕", date: 31),
      UserEmojiChange(.use, "🍕", date: 40), UserEmojiChange(.use, "😊", date: 50),
    ])
  }

  private var kept: UserEmoji { get throws { try UserStore(path: path).load().emoji } }

  @Test func `recent emoji and favorites are there for the next server`() throws {
    #expect(try kept == UserEmoji(recent: ["😊", "🍕", "👍🏽"], favorites: ["❤️", "🍕"]))
    let store = try UserStore(path: path)
    _ = try store.load()
    try UserStore(path: path).record([UserEmojiChange(.removeFavorite, "❤️", date: 60)])
    #expect(try store.loadIfChanged()?.emoji.favorites == ["🍕"])
  }

  @Test func `only a change that has an effect is noticed by other servers`() throws {
    let other = try UserStore(path: path)
    _ = try other.load()
    let store = try UserStore(path: path)
    try store.record([
      UserEmojiChange(.use, "😊", date: 60), UserEmojiChange(.addFavorite, "❤️", date: 60),
    ])
    #expect(try other.loadIfChanged() == nil)
    try store.record([
      UserEmojiChange(.use, "😊", date: 70), UserEmojiChange(.use, "👍🏽", date: 70),
    ])
    #expect(try other.loadIfChanged()?.emoji.recent == ["👍🏽", "😊", "🍕"])
  }

  @Test func `no more recent emoji are stored than the limit`() throws {
    let faces = (0x1F600..<0x1F640).compactMap { Unicode.Scalar($0).map { String($0) } }
    try UserStore(path: path).record(faces.map { UserEmojiChange(.use, $0, date: 70) })
    #expect(try kept.recent == faces.reversed().prefix(30).map(\.self))
    #expect(try kept.favorites.count == 2)
  }

  @Test func `an import of an export brings them back, with their times`() throws {
    let list = folder.file("list.json")
    let all = WordListCounts(emoji: 5)
    let store = try UserStore(path: path)
    #expect(try store.export(to: list, .json).written == all)
    let again = try store.importWords(from: list, .json, language: nil, date: 60).new
    #expect(again == WordListCounts())
    _ = try store.forget(.all, date: 60)
    #expect(try store.importWords(from: list, .json, language: nil, date: 70).new == all)
    #expect(try kept == UserEmoji(recent: ["😊", "🍕", "👍🏽"], favorites: ["❤️", "🍕"]))
    #expect(try store.forget(.period(0...35), date: 80).sum == 3)
    #expect(try kept == UserEmoji(recent: ["😊", "🍕"]))
  }

  @Test func `imported uses come at their time among others, and favorites last`() throws {
    let json = #"""
      {"learned": [], "recentEmoji": ["a", {"emoji": "🐧", "since": 15}, {"emoji": "👍🏽", "since": 45},
      {"emoji": "🍕", "since": 5}, "🍕🍕"], "favoriteEmoji": ["🐧", "❤️", {"since": 3}]}
      """#
    write(Array(json.utf8), to: folder.file("list.json"))
    let store = try UserStore(path: path)
    let (new, bad, _) = try store.importWords(
      from: folder.file("list.json"), .json, language: nil, date: 60)
    #expect(new == WordListCounts(emoji: 2))
    #expect(bad == [1, 5, 8])
    let all = UserEmoji(recent: ["😊", "👍🏽", "🍕", "🐧"], favorites: ["❤️", "🍕", "🐧"])
    #expect(try store.load().emoji == all)
    #expect(try kept == all)
  }

  @Test func `an entry that is no emoji is reported by its number, also behind others`() throws {
    let recent = (0..<40).map { $0 % 10 == 0 ? "7" : "🍕" }
    let json = """
      {"learned": ["wug"], "recentEmoji": \(recent), "favoriteEmoji": ["7️⃣", "#"]}
      """
    let list = try #require(WordListReader(Array(json.utf8), .json, language: nil, date: 9))
    #expect(list.badLines == [12, 22, 32, 43])
    #expect(list.emoji.count == 28)
  }

  @Test func `they are forgotten one by one, by time, and altogether`() throws {
    let store = try UserStore(path: path)
    #expect(try store.forget(.word("🍕"), date: 80).sum == 2)
    #expect(try kept == UserEmoji(recent: ["😊", "👍🏽"], favorites: ["❤️"]))
    #expect(try store.forget(.document("file:///a.md"), date: 80).sum == 0)
    #expect(try store.forget(.period(0...25), date: 80).sum == 1)
    #expect(try kept == UserEmoji(recent: ["😊"], favorites: ["❤️"]))
    #expect(try store.forget(.all, date: 80).sum == 2)
    #expect(try kept == UserEmoji())
  }
}
