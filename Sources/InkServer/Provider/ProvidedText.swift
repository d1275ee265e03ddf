// A suggestion of a provider that is a program of its own, checked: whatever it sends, only sound ones come in.

import InkJSON

/// What such a provider suggests.
package struct ProvidedText: Equatable {
  var text: String
  var title: String?
  var subtitle: String?
  /// The probability that it is what is meant.
  var score: Double

  /// The sound ones of a list, at most as many as are taken.
  static func list(_ json: JSONValue?) -> [ProvidedText] {
    (json?.array ?? []).prefix(Limits.providerSuggestions).enumerated()
      .compactMap { ProvidedText($1, rank: $0) }
  }

  private init?(_ json: JSONValue, rank: Int) {
    guard let text = json["text"]?.string, Self.isSound(text), !text.isEmpty else { return nil }
    self.text = text
    title = json["title"]?.string.flatMap { Self.isSound($0) ? $0 : nil }
    subtitle = json["subtitle"]?.string.flatMap { Self.isSound($0) ? $0 : nil }
    score =
      json["score"]?.number.map { min(max(0, $0), 1) } ?? 1 / Double(UInt64(2) << UInt64(rank))
  }

  /// Whether a text can stand in a line of a menu.
  private static func isSound(_ text: String) -> Bool {
    text.utf8.count <= Limits.providerTextBytes
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      && !text.contains { $0.isNewline }
  }
}
