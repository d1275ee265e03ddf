// The user's replacement for a run of characters that is not a word: -> for an arrow, :) for a face, w/ for with.

import InkCorrection
import InkLexicon
import InkText

extension TypingCorrector {
  /// The user's replacement for all that was typed since the last blank, where a blank ends it.
  mutating func runReplacement(in document: inout Document) -> TypingCorrection? {
    guard Self.isBlank(ending.scalar), hasReplacements(in: document),
      let range = document.text.run(before: ending.start),
      ending.isTyped || !document.text.hasRun(at: ending.start)
    else { return nil }
    let typed = document.text.string(in: range)
    // Words are replaced as words, whatever marks are around them.
    if typed.unicodeScalars.allSatisfy({ CharacterClass($0).isWordCharacter }) { return nil }
    let judge = judge(ofWordEndingAt: ending.start, in: &document)
    guard judge.place.policy.appliesCorrections,
      !judge.isIgnored(typed), let text = judge.ownReplacement(of: typed)
    else { return nil }
    return TypingCorrection(range: range, typed: typed, text: text, reason: .replacement)
  }

  private func hasReplacements(in document: Document) -> Bool {
    engine.userCorrections.hasReplacements
      || !engine.settings.effective(for: document).replacements.isEmpty
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || CharacterClass(scalar) == .space
  }
}
