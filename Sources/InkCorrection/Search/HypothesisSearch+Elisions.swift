// A missing apostrophe after an elided word, and slips in the word after one: daccord, d'assurence.

import InkLexicon
import InkModel
import InkText

extension HypothesisSearch {
  /// Adds an elided word and a known word after a missing apostrophe, where no pack has the two as one: d'accord.
  mutating func addElided(at place: PackPlace) {
    let heads = place.pack.rules.words.elided
    if heads.isEmpty || word.text.utf8.contains(UInt8(ascii: "'")) { return }
    for count in 1...Self.maximumHeadLength {
      let head = String(word.text.prefix(count))
      let rest = String(word.text.dropFirst(count))
      guard heads.contains(head), rest.unicodeScalars.count >= Self.minimumLengthAfter,
        let first = rest.unicodeScalars.first, Self.isSilentOrVowel(first),
        let headID = place.pack.id(of: head + "'", in: place.file),
        let restID = place.pack.id(of: rest, in: place.file),
        !place.pack.words.isHidden(restID, in: place.file)
      else { continue }
      let behind = place.moved(after: context.history + [head + "'"]).score(of: restID)
      let score =
        place.score(of: headID) + behind - Score(rawValue: costs.kinds.apostrophe)
      if score >= floor { add(word.cased(head + "'" + rest), score) }
    }
  }

  /// Adds corrections of the word after an elision, judged in its own context. The score of keeping the whole word is
  /// then that of keeping this part.
  mutating func addAfterElision() {
    guard let elision = model.elision(of: word.text), !elision.rest.isEmpty,
      let apostrophe = word.typed.unicodeScalars.firstIndex(where: {
        CharacterClass($0) == .apostrophe
      })
    else { return }
    let start = word.typed.unicodeScalars.index(after: apostrophe)
    let rest = String(word.typed[start...])
    guard rest.unicodeScalars.count >= Self.minimumPartLength, !corrector.isKnown(rest) else {
      return
    }
    var judging = corrector
    judging.context = model.context(
      after: context.history + [elision.head], like: context)
    judging.capitalIsUninformative = false
    let found = judging.judgement(of: rest, floor: floor)
    raiseKeep(to: found.keep)
    for other in found.others.prefix(Self.countAfterElision) where !other.isSplit {
      add(
        String(word.typed[..<start]) + other.text, other.score,
        writtenAs: other.isCapitalized ? other.text : nil, offeredFor: other.offerReason)
    }
  }

  /// Whether a word may be elided before a letter, which it never is before a consonant.
  private static func isSilentOrVowel(_ letter: Unicode.Scalar) -> Bool {
    guard let key = foldedKey(String(letter)).first else { return false }
    return "aehiouy".utf8.contains(key)
  }

  /// As in qu'.
  private static let maximumHeadLength = 2
  private static let minimumLengthAfter = 3
  private static let countAfterElision = 5
}
