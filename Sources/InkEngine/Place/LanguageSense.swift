// Which language a document is in at a place: chosen for it, or told by the words before, found once a word.

import InkLexicon
import InkModel
import InkText

/// The shares of the languages before the word at the cursor, kept for as long as nothing before it changes.
struct LanguageSense: Sendable {
  private var found: (start: TextPoint, shares: LanguageShares)?
  /// The words before, and to whom they speak.
  private var reading = LanguageReading()
  private var chosen: [Bool] = []
  private var packs: PackSet?

  /// Notes an edit; what stands before the word may be another text now.
  mutating func noteEdit(from start: TextPoint) {
    if let found, start < found.start { self.found = nil }
    reading.noteEdit(from: start)
  }

  /// The shares before a word that begins at a point.
  mutating func shares(
    before start: TextPoint, in text: Text, chosen: [Bool], of model: Model, _ packs: PackSet
  ) -> LanguageShares {
    if self.packs !== packs || self.chosen != chosen {
      self = LanguageSense()
      (self.packs, self.chosen) = (packs, chosen)
    }
    if let found, found.start == start { return found.shares }
    let shares = reading.shares(before: start, in: text, of: model, chosen: chosen)
    found = (start, shares)
    return shares
  }
}

extension Engine {
  /// The place of a question, in the language that is written there.
  func place(of question: Question, in document: inout Document) -> Place {
    let shares = languageShares(for: question, in: &document)
    var place = Place(
      of: question, in: &document, model: model, of: packs, shares: shares, settings: settings)
    doubtOwnSlips(at: &place)
    return place
  }

  /// How much each language has a say at the place of a question.
  ///
  /// A language that was chosen for the document, or stated for its field, is not doubted. In code the words before
  /// a comment say nothing about its language.
  private func languageShares(for question: Question, in document: inout Document) -> LanguageShares
  {
    let chosen = model.packs(of: languages(in: document))
    if document.chosenLanguage != nil || !document.isText { return .even(among: chosen) }
    if let text = question.text {
      let own = Text(utf8: text.utf8.suffix(CursorContext.reachBytes))
      let start = CursorContext.prefixRange(at: own.endPoint, in: own).lowerBound
      var reading = LanguageReading()
      return reading.shares(before: start, in: own, of: model, chosen: chosen)
    }
    let start = CursorContext.prefixRange(
      at: document.text.clamped(question.point), in: document.text
    ).lowerBound
    return document.knowledge.language.shares(
      before: start, in: document.text, chosen: chosen, of: model, packs)
  }

  /// The languages a document may be in.
  private func languages(in document: Document) -> [String] {
    document.chosenLanguage.map { [$0] } ?? settings.effective(for: document).languages
  }
}

extension Model {
  /// For each pack whether it is of one of some languages: `en` is of `en-GB`, too.
  func packs(of languages: [String]) -> [Bool] {
    packs.map { pack in
      languages.contains { LanguageTag.matches(pack.metadata.language, $0) }
    }
  }
}
