// Slips that a document has already: repeated in its prose they count as words, repeated in its code they do not.

import InkAutocomplete
import InkCorrection
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// A place as the word there is to be judged: without what the document teaches, where another word is all but
  /// certainly meant, and the document has the typed one in code alone, where it may be a name, and is rarely read
  /// twice; or where it is a slip of a frequent word, which whoever makes it makes again.
  func impartial(_ place: Place, to typed: String, in document: Document) -> Place {
    guard let model = place.evidence.document,
      model.sightings(of: typed) >= AutocorrectRule.repeatedSightings,
      !self.model.isKnown(typed, in: place.address),
      let slip = slip(typed, at: place, from: Self.allButCertain),
      !document.has(
        typed,
        inProse: slip.isOfFrequentWord
          ? WordKnowledge.knownSightings : AutocorrectRule.repeatedSightings,
        beside: place.site.wordRange)
    else { return place }
    var place = place
    place.evidence = place.evidence.withoutDocument
    return place
  }

  /// Takes what the document says for its own slips from a place where one of them, or the beginning of one, is typed:
  /// whoever makes a slip again wants what was offered the first time. A word that stands there often enough is none.
  ///
  /// Costs nothing but where such words begin so, and then a correction for a few of them.
  func doubtingOwnSlips(at place: Place) -> Place {
    let prefix = place.site.context.prefix
    guard prefix.utf8.count >= Self.leastDoubted, place.policy.autocorrect != .off,
      !place.language.isForeign,
      let document = place.evidence.document
    else { return place }
    var doubting = place
    let typed = normalizedWord(prefix)
    let few = document.smallWords(beginning: prefix, fewerThan: WordKnowledge.knownSightings)
    let doubted = few.filter {
      $0.text == typed || $0.looksMistyped && $0.sightings >= AutocorrectRule.repeatedSightings
    }
    for word in doubted.prefix(Self.mostDoubted) {
      if model.isKnown(word.text, in: place.address) { continue }
      if word.text == typed {
        if looksLikeSlip(prefix, at: place) { doubting.evidence.takeForSlip(typed) }
      } else if slip(word.text, at: place, from: AutocorrectRule.leastShare) != nil {
        doubting.evidence.takeForOwnSlip(word.text)
      }
    }
    return doubting
  }

  /// With fewer letters typed, in bytes, too much begins so.
  private static let leastDoubted = 2
  /// So many words are judged at a place at most.
  private static let mostDoubted = 4

  /// Whether a word that nobody but the document knows would be taken for a slip where texts are learned from.
  private func looksLikeSlip(_ word: String, at place: Place) -> Bool {
    var place = place
    place.evidence = place.evidence.withoutDocument
    let corrector = corrector(at: place)
    if corrector.isKnown(word) { return false }
    let judgement = corrector.judgement(of: word, limit: Self.weighedCount)
    return judgement.shares.others.first ?? 0 > TextStudy.slipShare
  }

  /// Some suggestions, and behind them, where there is room, the slips of the document that begin as typed.
  func addingOwnSlips(
    to list: [Suggestion], at place: Place, for query: SuggestionQuery
  ) -> [Suggestion] {
    var list = list
    for slip in place.evidence.ownSlips where list.count < query.limit {
      let text = LetterCase.of(query.prefix) == .title ? LetterCase.title.applied(to: slip) : slip
      if list.contains(where: { $0.text == text }) { continue }
      list.append(query.suggestion(text, kind: .regular, source: "document", score: 0))
    }
    return list
  }

  /// A word that is all but certainly a slip.
  private struct OwnSlip {
    /// Whether a frequent word is meant, and beyond doubt.
    let isOfFrequentWord: Bool
  }

  /// What is thought of a word that nobody but the document knows, where another one is meant with at least so great a
  /// share, and would be put in; nil for all else.
  private func slip(_ word: String, at place: Place, from least: Double) -> OwnSlip? {
    var place = place
    place.evidence = place.evidence.withoutDocument
    let corrector = corrector(at: place)
    if corrector.isKnown(word) { return nil }
    let judgement = corrector.judgement(of: word, limit: Self.weighedCount)
    guard let share = judgement.shares.others.first, share >= least,
      let meant = judgement.others.first?.text,
      rule(on: judgement, of: word, at: place) == .automatic
    else { return nil }
    let isFrequent = model.score(of: meant, after: []).map { $0 >= Self.frequent } ?? false
    return OwnSlip(isOfFrequentWord: isFrequent && share >= Self.beyondDoubt)
  }

  private static let allButCertain = 0.8
  private static let beyondDoubt = 0.97
  /// ln P(word) of one word in ten thousand.
  private static let frequent = Score(nats: -9.2)

  /// Suggestions of which a slip that the document has is not the first: it stands behind the others.
  func sinkingSlip(_ list: [Suggestion], at place: Place) -> [Suggestion] {
    guard let first = list.first, first.kind == .regular,
      first.source == CompletionSource.document.name(in: model),
      place.evidence.document?.looksMistyped(first.text) ?? false,
      slip(first.text, at: place, from: Self.allButCertain) != nil
    else { return list }
    return Array(list.dropFirst()) + [first]
  }
}

extension Document {
  /// Whether a word stands in prose at least `count` times, the one at `own` not counted. Looks at the lines before
  /// that one and then at those behind it, at most as many bytes as a document is read at first.
  fileprivate func has(_ word: String, inProse count: Int, beside own: Range<TextPoint>) -> Bool {
    let wanted = Array(word.utf8)
    var document = self
    var (left, bytes) = (count, DocumentReading.firstReadBytes)
    let before = stride(from: own.lowerBound.line, through: 0, by: -1)
    let behind = stride(from: own.lowerBound.line + 1, through: text.lineCount - 1, by: 1)
    for line in [before, behind].joined() {
      if left <= 0 || bytes <= 0 { break }
      bytes -= text.lineLength(line) + 1
      let places = text.withLine(line) { $0.places(ofWord: wanted) }
      if places.isEmpty { continue }
      let regions = document.regions(ofLine: line)
      left -= places.count { place in
        TextPoint(line: line, byte: place) != own.lowerBound
          && ![.code, .markup, .frontMatter].contains(regions.region(at: place + 1).kind)
      }
    }
    return left <= 0
  }
}

extension Span<UInt8> {
  /// Where a word stands as a whole; letters of ASCII in either case.
  fileprivate func places(ofWord word: [UInt8]) -> [Int] {
    guard let first = word.first, word.count <= count else { return [] }
    var places: [Int] = []
    for start in 0...count - word.count where self[start] | 0x20 == first | 0x20 {
      let end = start + word.count
      guard word.indices.allSatisfy({ self[start + $0] | 0x20 == word[$0] | 0x20 }),
        start == 0 || !scalar(before: start).characterClass.isCore,
        end == count || !scalar(at: end).characterClass.isCore
      else { continue }
      places.append(start)
    }
    return places
  }
}
