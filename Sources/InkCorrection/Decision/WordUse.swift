// Decides whether a word stays as it is typed for what is directly around it: it is mentioned, or names a program.

package import InkText

/// How a finished word is used, as the marks and the word around it tell.
package struct WordUse: Sendable {
  private let word: WordEnd
  private let previous: String?
  private let rules: LanguageRules
  /// Whether it may be the rest of a word that was divided at the end of a line, which has since been joined to the
  /// next one: "ef- fective".
  private let isRestOfWord: Bool
  private let isAfterComma: Bool

  /// Reads what is around a word.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - previous: The word before it, normalized for language models; nil if there is none.
  ///   - text: The text.
  ///   - rules: The rules of its language.
  package init(
    of word: WordEnd, after previous: String?, in text: Text, by rules: LanguageRules
  ) {
    (self.word, self.previous, self.rules) = (word, previous, rules)
    isAfterComma = text.string(in: word.beforeOpening) == ", "
    isRestOfWord = word.isRestOfWord(in: text)
  }

  /// Whether the word is short and directly after one that names of programs follow: install chattr.
  package var mayBeProgram: Bool {
    word.text.unicodeScalars.count <= Self.lettersOfProgram && isAfter(rules.words.programNamers)
  }

  /// Names of programs are short; "additonal" is none.
  private static let lettersOfProgram = 8

  private func isAfter(_ words: Set<String>) -> Bool { previous.map(words.contains) ?? false }

  /// Why nothing is put in for the word, whatever may be meant; nil if something may be.
  package var veto: OfferReason? {
    if isRestOfWord { return .restOfWord }
    return isAfter(rules.words.misspellers) ? .saidToBeMisspelled : nil
  }

  /// Why a meant word is not put in, given that something may be. In quotation marks words are mentioned as they are,
  /// and names of programs are no words, unless they are plainly slips. A word that is spoken of is mentioned however
  /// plain its slip is.
  ///
  /// - Parameters:
  ///   - meant: The word that would be put in.
  ///   - isKnownSlip: Whether the typed word is a well-known slip here.
  /// - Returns: The first reason that applies.
  package func veto(on meant: String, isKnownSlip: Bool) -> OfferReason? {
    let isSpokenOf = word.isMentioned && isAfter(rules.words.mentioners) && !isAfterComma
    if !isSpokenOf, isKnownSlip || isPlainSlip(of: normalizedWord(meant)) { return nil }
    return word.isMentioned ? .mentioned : mayBeProgram ? .programName : nil
  }

  /// Whether the word is a slip of a small word, a listed misspelling of the other one, or has two letters swapped.
  private func isPlainSlip(of meant: String) -> Bool {
    let typed = normalizedWord(word.text)
    return rules.words.small.contains(meant) || rules.respelledForms(of: typed).contains(meant)
      || CorrectionReason(typed: typed, meant: meant) == .transposition
  }
}

extension WordEnd {
  /// The two bytes before its opening marks; fewer at the start of a line.
  package var beforeOpening: Range<TextPoint> {
    let end = range.lowerBound.byte - opening.utf8.count
    return Range(line: range.lowerBound.line, bytes: max(0, end - 2)..<max(0, end))
  }

  /// Whether it is alone between quotation marks, where words are mentioned as they are: the 'tofile' option.
  package var isMentioned: Bool {
    guard let opening = opening.unicodeScalars.last else { return false }
    let closing = closing.unicodeScalars.first ?? ending
    return opening.isQuotationMark && closing.isQuotationMark
  }

  /// Whether a hyphen and a space before it may have divided a longer word.
  fileprivate func isRestOfWord(in text: Text) -> Bool {
    guard opening.isEmpty, text.string(in: beforeOpening) == "- " else { return false }
    let start = range.lowerBound
    let hyphen = TextPoint(line: start.line, byte: start.byte - 2)
    return text.withLine(start.line) {
      hyphen.byte > 0 && $0.scalar(before: hyphen.byte).characterClass.isWordCharacter
    }
  }
}
