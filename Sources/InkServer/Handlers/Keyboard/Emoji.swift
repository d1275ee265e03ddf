// `inkling/emoji`: emoji by name or category, recently used ones, and favorites.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkText

extension Session {
  mutating func emoji(_ request: EmojiRequest) -> EmojiResult {
    guard let table = emojiTable(for: request.language) else { return EmojiResult(emoji: []) }
    let (query, limit) = (request.query, request.limit)
    func named(_ emoji: [String]) -> [Emoji] {
      engine.emoji.named(emoji, matching: query, in: table, limit: limit)
    }
    let found =
      switch request.category {
      case .recent: named(engine.emoji.used.recent)
      case .favorites: named(engine.emoji.used.favorites)
      case let category:
        engine.emoji.emoji(
          matching: query, of: category.flatMap { EmojiCategory(rawValue: $0.rawValue) },
          in: table, limit: limit)
      }
    return EmojiResult(emoji: found.map(EmojiResult.Item.init))
  }

  /// Adds an emoji to the favorites or removes it.
  mutating func setFavoriteEmoji(
    _ command: SetFavoriteEmojiCommand
  ) throws -> MethodTable<Session>.Outcome {
    guard EmojiPicker.mayBeEmoji(command.emoji) || !command.favorite else {
      throw ServerError.noEmoji
    }
    let change = UserEmojiChange(
      command.favorite ? .addFavorite : .removeFavorite, command.emoji,
      date: effects.clock.secondsSince1970)
    let isNew = engine.emoji.used.apply(change)
    let isChanged = storeTraffic.emoji.retries(change) || isNew
    return answer(ChangedAnswer(changed: isChanged), onceRecorded: isChanged ? [change] : [])
  }

  /// Returns the table of a language, opening that of a language no document uses.
  private mutating func emojiTable(for language: String?) -> EmojiTable? {
    if let table = engine.emoji.table(for: language) { return table }
    guard let language else { return nil }
    if loadedPacks.lastEmojiTable?.language != language {
      let found = effects.packs.packs(for: [language])
      loadedPacks.lastEmojiTable = (language, found.emojiTables.first)
    }
    return loadedPacks.lastEmojiTable?.table
  }

  /// Records the emoji that edits have inserted, whether from a menu, a picker or a keyboard; not again that of a key.
  mutating func noteEmoji(in change: DidChangeNotification) throws {
    let noted = try documents.focus(on: change.uri) { document in
      defer { document.unreportedEmoji = nil }
      return document.unreportedEmoji
    }
    for edit in change.changes
    where edit.range != nil && edit.text != noted && EmojiPicker.mayBeEmoji(edit.text) {
      try noteEmoji(edit.text, in: change.uri)
    }
  }

  /// Records an inserted text if it is an emoji; records nothing in documents that are not learned from.
  mutating func noteEmoji(_ text: String, in uri: String) throws {
    let document = try documents.document(uri)
    guard document.traits.kind != .password, engine.learns(from: document),
      let emoji = engine.emoji.emoji(in: text)
    else { return }
    let use = UserEmojiChange(.use, emoji, date: effects.clock.secondsSince1970)
    // The most recent emoji changes nothing in memory, but may on disk, where other servers write too.
    _ = engine.emoji.used.apply(use)
    record([use])
  }
}

extension EmojiResult.Item {
  init(_ emoji: Emoji) {
    self.init(
      text: emoji.text, name: emoji.name, keywords: emoji.keywords,
      category: EmojiCategory(of: emoji.text)?.rawValue)
  }
}
