// What is known about a word at one position.

import InkCorrection
import InkLexicon
import InkModel
import InkText

/// Judges the words at one position in a document.
///
/// Everything that corrects, suggests or explains a word there asks the same judge, so that all of them agree. An
/// object, since it is passed around a great deal and makes its corrector only once. It does not change; evidence is
/// taken away by making another judge.
final class WordJudge {
  /// What is known about words independently of the document.
  let knowledge: SharedKnowledge
  /// The position, with the evidence that counts there.
  let place: Place

  /// A judge of the words at `place`.
  init(_ knowledge: SharedKnowledge, at place: Place) {
    (self.knowledge, self.place) = (knowledge, place)
  }

  /// The language packs and the user's words.
  var model: Model { knowledge.model }

  /// Weighs what a word at the position may have been meant to be. Made when it is first needed, since it checks the
  /// unknown words before the position.
  private(set) lazy var corrector = Corrector(
    model: model, context: place.evidence.context, document: place.evidence.document,
    unknownWordsBefore: place.evidence.unknownWordsBefore,
    capitalIsUninformative: place.site.capital.isUninformative, smallStart: place.smallStart,
    isTypographic: place.evidence.writesTypographicApostrophes, layout: place.layout)

  /// The judgement made last, and the words that it is about.
  private var latest: (word: String, next: String?, judgement: Judgement)?

  /// What a word at the position may have been meant to be, taken as finished; the word after it may be known. What
  /// suggestions, corrections and the change itself ask for is judged once.
  func judgement(of word: String, before next: String? = nil) -> Judgement {
    if let latest, latest.word == word, latest.next == next { return latest.judgement }
    let judgement = corrector.judgement(of: word, before: next)
    latest = (word, next, judgement)
    return judgement
  }

  /// Whether a word is known at the position; about a hundredth of the cost of a judgement. Not asked of the corrector,
  /// which costs more to make than most positions need.
  func isKnown(_ word: String) -> Bool {
    WordKnowledge(
      model, document: place.evidence.document, in: place.address, at: place.evidence.context
    ).isKnown(word)
  }

  /// Whether the user ignores a word in this document.
  func isIgnored(_ word: String) -> Bool {
    model.userWords.isIgnored(word, language: place.language.chosen, document: place.address)
  }

  /// Whether the user learned a word in this document.
  func isLearned(_ word: String) -> Bool {
    model.userWords.isLearned(word, document: place.address)
  }

  /// Whether the user said that a word is to be kept, by teaching it or by having it ignored.
  func isKeptByUser(_ word: String) -> Bool {
    isIgnored(word) || model.userWords.isLearned(word, document: place.address, by: .command)
  }

  /// Whether a word has a capital inside a sentence: not after an opening mark, where one may begin.
  func hasCapitalInside(_ word: String) -> Bool {
    LetterCase.of(word) == .title && place.site.capital.caseIsSignificant
  }

  /// Whether an unknown word may be one of a language that is not loaded, so that it is not changed automatically. A
  /// well-known slip is one unless the text before it speaks for another language, too.
  func mayBeForeign(_ word: String) -> Bool {
    let text = normalizedWord(word)
    let shares = place.evidence.context.shares
    // A rare listed word is a slip only where the text before speaks for a loaded language.
    if model.isUnclear(shares), corrector.isRareAndShort(word) { return true }
    let isSlip = model.isKnownSlip(text, at: place.evidence.context)
    return model.mayBeForeign(isSlip ? nil : text, given: shares)
  }

  /// Whether the text before the position is more likely in a language that is not loaded.
  var followsForeignText: Bool {
    model.mayBeForeign(nil, given: place.evidence.context.shares)
  }

  /// Whether a word that would be replaced by a rule is one of another language here: after words of such a language,
  /// or beside a stranger. A long one that no language has is none: "didnt".
  func isForeignHere(_ word: String) -> Bool {
    let letters = word.unicodeScalars.count
    if letters > Self.lettersOfAnyLanguage,
      CommonWords.languages(having: normalizedWord(word)).isEmpty
    {
      return false
    }
    return followsForeignText || letters > 1 && isBesideStranger(word)
  }

  /// Words of up to so many letters are words of some language: "im", "dont".
  private static let lettersOfAnyLanguage = 4

  /// Whether a word of two letters, or one that is common in a language that is not loaded, follows a word of three
  /// letters or more that is unknown or rare, and hardly anything before speaks for a loaded one: "Am Mittwoch im", but
  /// not "Siobhan isnt".
  private func isBesideStranger(_ word: String) -> Bool {
    let shares = place.evidence.context.shares
    return
      (word.unicodeScalars.count == 2
      ? model.isUnclear(shares) : model.mayBeForeign(normalizedWord(word), given: shares))
      && followsStranger(word)
  }

  /// Whether the word before a position has three letters or more and is unknown or, beside a word, rare.
  private func followsStranger(_ word: String) -> Bool {
    guard let last = place.site.context.history.last, last.unicodeScalars.count > 2,
      !Tokenizer.isSpecial(last)
    else { return false }
    return !corrector.isKnown(last) || corrector.surroundings(of: word) != nil
  }

  /// Whether a single letter follows a word in small letters that is unknown or rare, and hardly anything before speaks
  /// for a loaded language: "Hon bor i", but not "Siobhan i".
  func isLetterBesideStranger(_ word: WordEnd, in text: Text) -> Bool {
    guard word.text.unicodeScalars.count == 1, model.isUnclear(place.evidence.context.shares)
    else { return false }
    let start = word.range.lowerBound
    let end = TextPoint(line: start.line, byte: max(0, start.byte - 1))
    let written = text.string(in: CursorContext.prefixRange(at: end, in: text))
    return LetterCase.of(written) == .lower && followsStranger(word.text)
  }
}

extension Engine {
  /// The judge of the words at the position of a question.
  func judge(of question: Question, in document: inout Document) -> WordJudge {
    WordJudge(knowledge(at: document.address), at: place(of: question, in: &document))
  }

  /// The judge of the words at a point about which nothing else is asked.
  func judge(at point: TextPoint, in document: inout Document) -> WordJudge {
    judge(of: Question(at: point, want: []), in: &document)
  }

  /// The judge of a word that was finished at a point, and of which the next ones may be known. Asked there, the word
  /// is no evidence for itself.
  func judge(
    ofWordEndingAt end: TextPoint, before next: [WordEnd] = [], in document: inout Document
  ) -> WordJudge {
    catchUp(with: &document, before: end)
    let place = place(of: Question(at: end, want: []), before: next, in: &document)
    return WordJudge(knowledge(at: document.address), at: place)
  }

  /// What is known about the words of a document independently of its text.
  func knowledge(at address: DocumentAddress) -> SharedKnowledge {
    SharedKnowledge(model: model, userCorrections: userCorrections, address: address)
  }
}
