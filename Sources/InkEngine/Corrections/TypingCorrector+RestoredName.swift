// A name as it was typed, where the next word shows that it is one and not a slip of another word.

import InkCorrection
import InkGeometry
import InkLexicon
import InkModel
import InkText

extension TypingCorrector {
  /// A name as it was typed, in place of the word that it was corrected to, where a verb of saying follows that is
  /// unusual after that word. At the start of a sentence "Renning" may be a slip; before "said" it is a name, while
  /// "Tehy" is still "They".
  func restoredName(in document: Document) -> TypingCorrection? {
    guard let finished, let made = finished.correctionBefore,
      made.reason == .spelling, LetterCase.of(made.typed) == .title,
      made.typed.isLettersOnly
    else { return nil }
    let verb = normalizedWord(finished.word.text)
    guard model.hasLanguage(where: { $0.words.verbsOfSaying.contains(verb) }),
      !isUsual(verb, after: normalizedWord(made.text)),
      isDistant(
        made, on: engine.settings.effective(for: document).layout(for: document.chosenLanguage))
    else { return nil }
    return restoring(made)
  }

  /// Whether a word at the start of a sentence makes the next one clearly more likely than it is by itself.
  func isUsual(_ next: String, after word: String) -> Bool {
    guard let alone = model.frequency(of: next),
      let after = model.score(of: next, after: [Tokenizer.sentenceStart, word])
    else { return false }
    return (after - alone).nats >= Self.minimumGainAfterSubject
  }

  private static let minimumGainAfterSubject = 0.7

  /// Whether a correction replaced a single letter by one of a distant key, which fingers hardly do by chance.
  private func isDistant(_ made: TypingCorrection, on layout: KeyboardLayout) -> Bool {
    let typed = Array(normalizedWord(made.typed).utf8)
    let meant = Array(normalizedWord(made.text).utf8)
    guard typed.count == meant.count else { return false }
    let changed = zip(typed, meant).filter { $0 != $1 }
    return changed.count == 1 && !changed.contains { layout.areNeighbors($0.0, $0.1) }
  }
}
