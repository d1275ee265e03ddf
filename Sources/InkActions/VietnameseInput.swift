// Vietnamese from plain letters: how Telex, VIQR and VNI add marks and tones to the typed word.

import InkText

extension VietnameseInput {
  /// Returns the word that the one before the cursor becomes when a character is typed after it; nil if the character
  /// is simply appended, as after and for a letter that is not in the Vietnamese alphabet.
  ///
  /// A key whose mark or tone is already there removes it and is typed itself. As letters are added, a tone moves to
  /// the vowel that carries it.
  func word(_ word: String, typing key: Character) -> String? {
    guard var syllable = VietnameseSyllable(word) else { return nil }
    guard !syllable.letters.isEmpty || self == .telex && key.lowercased() == "w" else { return nil }
    if let tone = tone(of: key) {
      guard let old = syllable.tone else { return nil }
      if old == tone, tone != .level { return syllable.with(.level).text + String(key) }
      return tone == old ? nil : syllable.with(tone).text
    }
    for mark in marks(of: key) {
      switch syllable.put(mark, key) {
      case .put: return syllable.text
      case .takenOff: return syllable.text + String(key)
      case .nothing: break
      }
    }
    // Another letter may move the tone: tóa followed by n is toán.
    guard key.isLetter, let tone = syllable.tone else { return nil }
    let isClosed = syllable.closeHorn()
    if tone == .level, !isClosed { return nil }
    return VietnameseSyllable(syllable.text + String(key))?.with(tone).text
  }

  private func tone(of key: Character) -> VietnameseSyllable.Tone? {
    let keys: String =
      switch self {
      case .telex: "zsfrxj"
      case .viqr: "-'`?~."
      case .vni: "012345"
      }
    guard let index = Array(keys).firstIndex(of: Character(key.lowercased())) else { return nil }
    return VietnameseSyllable.Tone.allCases[index]
  }

  /// The marks that a key may add, the more specific first.
  private func marks(of key: Character) -> [VietnameseSyllable.Mark] {
    switch (self, Character(key.lowercased())) {
    case (.telex, "w"): [.horn("uo"), .breve("a")]
    case (.telex, "a"): [.circumflex("a")]
    case (.telex, "e"): [.circumflex("e")]
    case (.telex, "o"): [.circumflex("o")]
    case (.telex, "d"), (.viqr, "d"), (.vni, "9"): [.stroke]
    case (.viqr, "^"), (.vni, "6"): [.circumflex("aeo")]
    case (.viqr, "+"), (.viqr, "*"), (.vni, "7"): [.horn("uo")]
    case (.viqr, "("), (.vni, "8"): [.breve("a")]
    default: []
    }
  }
}
