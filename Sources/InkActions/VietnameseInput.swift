// Vietnamese from plain letters: how Telex, VIQR and VNI put marks and tones on the word that is typed.

import InkText

/// A way to type Vietnamese with the keys of English.
public enum VietnameseInput: String, Sendable, CaseIterable {
  /// Letters: `vieetj` is việt.
  case telex
  /// Signs: `vie^.t` is việt.
  case viqr
  /// Digits: `vie65t` is việt.
  case vni

  /// What the word before the cursor becomes when a character is typed behind it; nil where the character only joins
  /// it, as it does behind and as a letter that Vietnamese does not have.
  ///
  /// A key that would put what is there already takes it off again and is typed itself; a tone that stands moves to the
  /// vowel it belongs on as letters are added.
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
    // A letter more may move the tone: tóa and then n is toán.
    guard key.isLetter, let tone = syllable.tone, tone != .level else { return nil }
    return VietnameseSyllable(word + String(key))?.with(tone).text
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

  /// The marks that a key may put, the more particular first.
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
