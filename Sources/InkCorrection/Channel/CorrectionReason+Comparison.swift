// Names the slip between a typed word and the meant word, for explanations and code actions.

import InkText

extension CorrectionReason {
  /// The slip that turns `meant` into `typed`; ``severalSlips`` if it takes more than one.
  package init(typed: String, meant: String) {
    let (plainTyped, plainMeant) = (normalizedWord(typed), normalizedWord(meant))
    if plainTyped == plainMeant {
      self = .letterCase
    } else if meant.isSplit {
      self = .missingSpace
    } else {
      let (typedKey, meantKey) = (foldedKey(plainTyped), foldedKey(plainMeant))
      self =
        typedKey == meantKey
        ? plainTyped.apostropheCount == plainMeant.apostropheCount ? .accent : .apostrophe
        : CorrectionReason(typedKey: typedKey, meantKey: meantKey)
    }
  }

  /// The slip between two folded keys.
  private init(typedKey: [UInt8], meantKey: [UInt8]) {
    let difference = LetterDifference(of: typedKey, from: meantKey)
    switch (difference.typed.count, difference.meant.count) {
    case (0, 1): self = .missingLetter
    case (1, 0): self = .extraLetter
    case (1, 1): self = .wrongLetter
    case (2, 2) where difference.typed.elementsEqual(difference.meant.reversed()):
      self = .transposition
    default: self = .severalSlips
    }
  }
}

extension String {
  /// The number of apostrophes, which folded keys do not have.
  fileprivate var apostropheCount: Int { utf8.count { $0 == UInt8(ascii: "'") } }
}
