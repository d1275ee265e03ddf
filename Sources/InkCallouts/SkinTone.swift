// The skin tones of an emoji.

/// The five tones of the Fitzpatrick scale for which Unicode has modifiers (UTS #51, 2.4).
enum SkinTone {
  private static let modifiers: [Unicode.Scalar] = [
    "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
  ]

  /// Returns an emoji of a single person or hand without a tone, then with each one; empty for all others.
  static func variants(of emoji: String) -> [String] {
    let plain = emoji.unicodeScalars.filter { !modifiers.contains($0) }
    let bearers = plain.indices.filter { plain[$0].properties.isEmojiModifierBase }
    guard emoji.count == 1, bearers.count == 1, let bearer = bearers.first else { return [] }
    let (head, tail) = (plain[...bearer], plain[plain.index(after: bearer)...])
    // A tone implies emoji presentation, so the variation selector is dropped.
    let rest = tail.first == "\u{FE0F}" ? tail.dropFirst() : tail
    return [String(plain)]
      + modifiers.map { tone in
        var scalars = String.UnicodeScalarView(head)
        scalars.append(tone)
        scalars.append(contentsOf: rest)
        return String(scalars)
      }
  }
}
