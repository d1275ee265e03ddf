// `inkling/emoji`: emoji by name, and those that were used, which is read off the changes of the texts.

import InkEngine
import InkLSP
import InkLexicon

extension Session {
  func emoji(_ request: EmojiRequest) -> EmojiResult {
    guard let table = emojiTable(for: request.language) else { return EmojiResult(emoji: []) }
    let (query, limit) = (request.query, request.limit)
    let category = request.category.flatMap { EmojiCategory(rawValue: $0.rawValue) }
    let found =
      request.recent
      ? engine.emoji.recent(matching: query, in: table, limit: limit)
      : engine.emoji.emoji(matching: query, of: category, in: table, limit: limit)
    return EmojiResult(emoji: found.map(EmojiResult.Item.init))
  }

  /// The table of a language; one that nobody writes in is opened for this once.
  private func emojiTable(for language: String?) -> EmojiTable? {
    engine.emoji.table(for: language)
      ?? language.flatMap { effects.loadPacks([$0]).emojiTables.first }
  }

  /// Notes the emoji that edits have put in, whichever way they came: from a menu, a picker or a keyboard.
  mutating func noteEmoji(in change: DidChangeNotification) throws {
    for edit in change.changes where edit.range != nil && EmojiPicker.mayBeEmoji(edit.text) {
      if try documents.document(change.uri).traits.kind == .password { return }
      engine.emoji.noteUse(of: edit.text)
    }
  }
}

extension EmojiResult.Item {
  init(_ emoji: Emoji) {
    self.init(
      text: emoji.text, name: emoji.name, keywords: emoji.keywords,
      category: EmojiCategory(of: emoji.text)?.rawValue)
  }
}
