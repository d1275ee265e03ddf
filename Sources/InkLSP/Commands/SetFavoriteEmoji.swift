// `inkling.setFavoriteEmoji`: adds an emoji to the favorites or removes it.

package import InkJSON

/// Adds an emoji to the favorites or removes it.
package struct SetFavoriteEmojiCommand: LanguageRequest {
  /// The type of the result.
  package typealias Answer = ChangedAnswer
  /// The method name on the wire.
  package static let method = "inkling.setFavoriteEmoji"

  /// The longest emoji accepted, in bytes of UTF-8.
  package static let limitBytes = 64

  /// The emoji, with its skin tone.
  package var emoji: String
  /// Whether it is to be a favorite.
  package var favorite: Bool

  /// Reads `{emoji, favorite}`.
  package init(from argument: JSONField) throws(JSONDecodingError) {
    emoji = try argument["emoji"].string()
    favorite = try argument["favorite"].bool()
    if emoji.count != 1 || emoji.utf8.count > Self.limitBytes {
      throw argument["emoji"].mismatch(expected: "one emoji")
    }
  }
}
