// A small emoji table, for tests that need some and not two thousand.

package import InkLexicon
internal import InkPack

/// Builds small emoji tables.
package enum SampleEmoji {
  /// Emoji with English names.
  package static let english = [
    Emoji(
      text: "😊", name: "smiling face with smiling eyes",
      keywords: ["blush", "eye", "face", "smile"]),
    Emoji(text: "😏", name: "smirking face", keywords: ["face", "smirk"]),
    Emoji(text: "❤️", name: "red heart", keywords: ["heart"]),
    Emoji(text: "💟", name: "heart decoration", keywords: ["heart"]),
    Emoji(
      text: "😻", name: "smiling cat with heart-eyes", keywords: ["cat", "heart", "love", "smile"]),
    Emoji(text: "🐈", name: "cat", keywords: ["pet"]),
    Emoji(text: "🐱", name: "cat face", keywords: ["cat", "face", "pet"]),
    Emoji(text: "🍕", name: "pizza", keywords: ["cheese", "slice"]),
    Emoji(text: "👍", name: "thumbs up", keywords: ["+1", "hand", "thumb", "up"]),
    Emoji(text: "🇨🇮", name: "flag: Côte d’Ivoire", keywords: ["flag"]),
    Emoji(text: "😀", name: "grinning face", keywords: ["face", "grin"]),
  ]

  /// Returns a table of some emoji, by default the English ones, opened from the writer's bytes.
  package static func table(
    _ emoji: [Emoji] = SampleEmoji.english, language: String = "en"
  ) throws -> EmojiTable {
    try EmojiTable(PackBytes(EmojiTableWriter.write(emoji, language: language)))
  }
}
