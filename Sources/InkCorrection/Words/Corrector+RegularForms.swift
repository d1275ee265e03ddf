// Recognizes unlisted words that are regular: inflected forms of listed words, and listed words with a prefix.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Restricts the other hypotheses to being offered where they would replace a word that is missing from the list by
  /// chance: a regular form of a listed word, a listed word with a prefix, or the singular of a plural that is rarely
  /// written; also in a sentence of another language.
  ///
  /// Costs some look-ups for an unknown word.
  func onlyOfferBesideRegularWord(_ typed: String, in judgement: inout Judgement) {
    // Two swapped letters are a slip, whatever they form.
    guard let best = judgement.others.first, best.offerReason == nil, best.reason != .transposition,
      !model.isKnownSlip(normalizedWord(typed), at: context),
      let reason = reasonToKeep(typed, beside: normalizedWord(best.text))
    else { return }
    for index in judgement.others.indices where judgement.others[index].offerReason == nil {
      judgement.others[index].offerReason = reason
    }
  }

  /// Why an unlisted word may be right although another one is near; nil for no reason.
  private func reasonToKeep(_ typed: String, beside meant: String) -> OfferReason? {
    let text = normalizedWord(typed)
    let isSameButMarks = foldedKey(text) == foldedKey(meant)
    // What is a frequent word but for its marks lacks them: reunion has no prefix, and sante is no form of a verb.
    let lacksMarks = text.utf8.allSatisfy { $0 < 0x80 } && isSameButMarks
    if !(lacksMarks && isFrequent(meant)) {
      if isRegularForm(typed, beside: meant) { return .regularForm }
      if hasPrefix(text, beside: meant) { return .prefix }
      if isShorterForm(text, of: meant) { return .shorterForm }
    }
    // A word of another language that lacks the diacritics of this one: the version, in Spanish.
    return isSameButMarks && isAmongForeignWords("") ? .foreignSentence : nil
  }

  /// The packs of the languages written here.
  private var writtenPacks: [LanguagePack] {
    context.shares.written.map { model.packs[$0] }
  }

  /// Whether a word is a regular form of a listed one in a language written here, and the meant word is another form of
  /// it or rare. Where the meant word is frequent, an accidental form is a slip, "clae", for "clase", unless the
  /// inflection hardly forms words by accident.
  ///
  /// Where only diacritics are missing, the meant word has to be such a form as well: formalizo and formalizó are, but
  /// contribuiram is always contribuíram.
  private func isRegularForm(_ typed: String, beside meant: String) -> Bool {
    let text = normalizedWord(typed)
    let isFrequent = isFrequent(meant)
    let lacksMarks =
      text.utf8.allSatisfy { $0 < 0x80 } && foldedKey(text) == foldedKey(meant)
    return writtenPacks.contains { pack in
      let rules = pack.rules
      let isNoun =
        rules.writing.capitalizesNouns && LetterCase.of(typed) == .title && !capitalIsUninformative
      return pack.withFile { file in
        // A misspelt form of a word is no form of another one: reciever.
        let isRespelled = rules.respelledForms(of: text).contains {
          pack.id(of: $0, in: file) != nil
        }
        if isRespelled { return false }
        let word = pack.elision(of: text, in: file)?.rest ?? text
        let other = pack.elision(of: meant, in: file)?.rest ?? meant
        return rules.forms.paradigms.contains { paradigm in
          if isNoun && !paradigm.isNominal { return false }
          return paradigm.stems(of: word) { pack.id(of: $0, in: file) != nil }.contains {
            stem, isSure in
            isSure && (!isFrequent || paradigm.isCertain(stem)) && !lacksMarks
              || paradigm.isForm(other, ofStem: stem)
          }
        }
      }
    }
  }

  private func isFrequent(_ word: String) -> Bool {
    model.isFrequent(word, atLeast: Self.frequentFrom)
  }

  /// Whether a word is a common one with a prefix; not if it is the meant one with the letter doubled where the two
  /// meet: interresting.
  private func hasPrefix(_ text: String, beside meant: String) -> Bool {
    writtenPacks.contains { pack in
      let (words, forms) = (pack.rules.words, pack.rules.forms)
      return forms.allPrefixes.contains { prefix in
        guard text.hasPrefix(prefix) else { return false }
        let rest = String(text.dropFirst(prefix.count))
        return rest.count >= Self.minimumRest && forms.isPrefix(prefix, of: rest)
          && !words.small.contains(rest) && !words.separate.contains(rest)
          && (rest.first != prefix.last || meant != prefix + rest.dropFirst())
          && model.isFrequent(rest, atLeast: Self.commonRestFrom)
      }
    }
  }

  /// Whether a word is the meant one without an ending, where the latter is not frequent. Frequent words are typed
  /// without their last letter, "alway", but of others the list may have only the plural, "keypaths".
  private func isShorterForm(_ text: String, of meant: String) -> Bool {
    guard meant.count > text.count, meant.hasPrefix(text) else { return false }
    let ending = String(meant.dropFirst(text.count))
    return !isFrequent(meant)
      && writtenPacks.contains { pack in
        let forms = pack.rules.forms
        return forms.furtherEndings.contains(ending)
          && !forms.wholeEndings.contains { meant.hasSuffix($0) }
      }
  }

  /// The minimum number of letters after a prefix; shorter words are the ends of many others.
  private static let minimumRest = 5
  private static let commonRestFrom = Score.ofFamiliarWords
  private static let frequentFrom = Score.ofCommonWords
}
