// From a question to its place: the language is determined first, since the rest follows from it.

import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Returns the place at a point where nothing is asked.
  func place(at point: TextPoint, in document: inout Document) -> Place {
    place(of: Question(at: point, want: []), in: &document)
  }

  /// Returns the place of a question, in the language written there. Where what is before it leaves that open, the next
  /// words count as well, as far as they are known. Costs its line, but no judgement on a word.
  func place(of question: Question, before next: [WordEnd] = [], in document: inout Document)
    -> Place
  {
    let settings = settings.effective(for: document)
    let chosen = document.chosenLanguage
    let languages = document.languages(by: settings)
    document.noteLanguages(languages)
    let point = document.text.clamped(question.point)
    let own = question.text.map { Text(utf8: $0.utf8.suffix(CursorContext.reachBytes)) }
    var shares = languageShares(
      before: point, orEndOf: own, and: next, among: languages, in: &document)
    shares.spellings = document.analysis.spelling.spellings(
      of: languages, in: document.analysis.modelCache, model, packs)
    let abbreviations = abbreviations(of: shares, in: document)
    let site = CursorSite(
      at: point, orAtEndOf: own, in: &document, abbreviations: abbreviations, model: model)
    return Place(
      site: site,
      policy: PlacePolicy(
        for: question, at: site, in: document, settings: settings, isForeign: shares.isForeign),
      language: PlaceLanguage(chosen: chosen, shares: shares, of: model, settings: settings),
      evidence: PlaceEvidence(at: site, in: &document, shares: shares, of: model, packs),
      address: document.address,
      code: [.comment, .string].contains(site.region) ? document.occurrences : nil)
  }

  /// Whether the text before a point is in a language that is not enabled, by common words of one.
  func isInOtherLanguage(at point: TextPoint, in document: inout Document) -> Bool {
    shares(before: point, in: &document).hasWordsOfOthers
  }

  /// Whether the text before a word that ends at a point, and the next words, leave open in which of the languages it
  /// is.
  func isLanguageOpen(at point: TextPoint, before next: [WordEnd], in document: inout Document)
    -> Bool
  {
    model.leavesLanguageOpen(shares(before: point, and: next, in: &document))
  }

  /// Returns the text of a document, whose sentences end as in the languages written before a point.
  func text(of document: inout Document, before point: TextPoint) -> Text {
    document.noteLanguages(document.languages(by: settings.effective(for: document)))
    let shares = shares(before: point, in: &document)
    return document.text.with(abbreviations(of: shares, in: document))
  }

  private func shares(
    before point: TextPoint, and next: [WordEnd] = [], in document: inout Document
  ) -> LanguageShares {
    let languages = document.languages(by: settings.effective(for: document))
    return languageShares(
      before: document.text.clamped(point), orEndOf: nil, and: next, among: languages,
      in: &document)
  }

  /// Returns the abbreviations of the languages that are written somewhere; those of all that the document may be in
  /// where none of them stands out.
  private func abbreviations(of shares: LanguageShares, in document: Document) -> Abbreviations {
    if model.packs.count == 1 { return document.text.abbreviations }
    let written = shares.written.compactMap { index in
      model.packs.indices.contains(index) ? model.packs[index].metadata.language : nil
    }
    return written.isEmpty ? document.text.abbreviations : Abbreviations(of: written)
  }

  /// Returns the weight of each language that the document may be in at a point, or else at the end of a question's own
  /// text. Where that is open, the next words count as well.
  private func languageShares(
    before point: TextPoint, orEndOf own: Text?, and next: [WordEnd], among languages: [String],
    in document: inout Document
  ) -> LanguageShares {
    let shares = languageShares(before: point, orEndOf: own, among: languages, in: &document)
    let next = next.compactMap { RecentWord(inSentence: $0.text) }
    guard !next.isEmpty, model.leavesLanguageOpen(shares) else { return shares }
    return languageShares(
      before: point, orEndOf: own, followedBy: next, among: languages, in: &document)
  }

  /// Returns the weight of each language by what is before a point and by some words after it.
  ///
  /// A language chosen for the document, or stated for its field, is not questioned. In code the words before a comment
  /// are no evidence for its language.
  private func languageShares(
    before point: TextPoint, orEndOf own: Text?, followedBy next: [RecentWord] = [],
    among languages: [String], in document: inout Document
  ) -> LanguageShares {
    let chosen = model.packs(of: languages)
    if document.chosenLanguage != nil || !document.isText { return .even(among: chosen) }
    if let own {
      let start = CursorContext.prefixRange(at: own.endPoint, in: own).lowerBound
      var reading = LanguageReading()
      return reading.shares(
        before: start, in: own, of: model, chosen: chosen, followedBy: next)
    }
    let start = CursorContext.prefixRange(at: point, in: document.text).lowerBound
    return document.analysis.language.shares(
      before: start, in: document.text, chosen: chosen, of: model, packs, followedBy: next)
  }
}

extension Model {
  /// Returns for each pack whether it is of one of some languages: `en` matches `en-GB`.
  func packs(of languages: [String]) -> [Bool] {
    packs.map { pack in
      languages.contains { LanguageTag.matches(pack.metadata.language, $0) }
    }
  }
}
