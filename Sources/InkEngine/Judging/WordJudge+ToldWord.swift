// What is changed one word later: a word that only the next one can tell from another, as in "Ill call".

import InkCorrection
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// Another word in place of a finished one, if the words around it show beyond doubt what was meant.
  func correction(of word: WordEnd, before next: WordEnd, in text: Text) -> TypingCorrection? {
    told(by: next, of: word, in: text)
      .map { TypingCorrection(range: word.range, typed: word.text, text: $0, reason: .spelling) }
  }

  /// What is meant by a word, by the words around it alone.
  private func told(by next: WordEnd, of word: WordEnd, in text: Text) -> String? {
    let typed = normalizedWord(word.text)
    let letterCase = LetterCase.of(word.text)
    let start = word.range.lowerBound
    let reach = text.clamped(TextPoint(line: start.line, byte: max(0, start.byte - Self.reach)))
    let line = text.string(in: reach..<start)
    let sentence = line.lastIndex { ".!?".contains($0) }.map { line[$0...] } ?? line[...]
    let before = sentence.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      .map { normalizedWord(String($0)) }
    let after = normalizedWord(next.text)
    guard let told = told(typed, behind: before, before: after),
      letterCase == .lower && !place.language.rules.context.wordsToldAtStart.contains(typed)
        || letterCase == .title
          && (place.site.context.isSentenceStart
            || isToldInside(typed, before: next, behind: line)),
      !isIgnored(word.text), !isLearned(word.text), !isOfAnotherLanguage(word.text),
      !followsForeignText,
      !corrector.isAmongForeignWords(word.text)
    else { return nil }
    let meant = letterCase.applied(to: told.text)
    if isReverted(word.text, meant) { return nil }
    return place.evidence.writesTypographicApostrophes ? meant.withTypographicApostrophes : meant
  }

  /// Returns what is meant by a word in small letters: by a rule, where the packs agree if need be, or else a word that
  /// sounds like it and is far likelier between the same words.
  private func told(_ word: String, behind before: [String], before next: String) -> ToldWord? {
    let rules = place.language.rules.context
    func gain(of other: String) -> Double {
      corrector.gain(of: other, over: word, before: next) ?? -.infinity
    }
    if let told = rules.meant(by: word, behind: before, before: next) {
      guard told.text != word else { return nil }
      return told.isSure || gain(of: told.text) >= Self.minimumGain ? told : nil
    }
    return rules.homophones(of: word, behind: before.last)
      .map { (told: ToldWord($0, isSure: false), gain: gain(of: $0)) }
      .filter { $0.gain >= Self.minimumGainOfHomophone }.max { $0.gain < $1.gain }?.told
  }

  /// Whether a capitalized word inside a sentence is told by the next one, where the words on both sides of it are in
  /// small letters, but for one before a comma: not in a title, nor behind a name.
  private func isToldInside(_ word: String, before next: WordEnd, behind line: String) -> Bool {
    guard LetterCase.of(next.text) == .lower, let last = line.split(separator: " ").last else {
      return false
    }
    let rules = place.language.rules.context
    return last.hasSuffix(",")
      ? rules.isToldInside(word, behind: nil)
      : LetterCase.of(String(last)) == .lower && rules.isToldInside(word, behind: String(last))
  }

  /// How much of a sentence is read, in bytes: lines may be of any length.
  private static let reach = 400
  /// By how many nats the replacement of a known word must be likelier.
  private static let minimumGain = 4.0
  /// The same without a rule.
  private static let minimumGainOfHomophone = 7.0
}
