// Names with marks inside among the suggestions: identifiers, files, options, as the document has written them.

import InkAutocomplete
import InkModel
import InkText

extension Engine {
  /// Names that may go on at a place.
  struct LikelyIdentifiers {
    /// The name that is typed, from its first letter to the cursor.
    let range: Range<TextPoint>
    /// What is typed of it.
    let typed: String
    /// Whether it is over, as far as one can tell by its last mark.
    let mayBeOver: Bool
    /// The names, likeliest first; never empty.
    fileprivate let found: [FoundIdentifier]
    /// How much speaks for all of them, and for one that nobody knows.
    fileprivate let whole: Double

    /// Whether a name begins as it is typed; the first letter of a sentence may be another.
    func isTypedAs(_ name: String) -> Bool {
      name.unicodeScalars.dropFirst().starts(with: typed.unicodeScalars.dropFirst())
    }

    /// Each with its share of what may come, 0…1.
    var shares: [(text: String, share: Double)] { found.map { ($0.text, $0.weight / whole) } }
  }

  /// The names that begin as what stands close before a place: `shutdown_requested` behind `shutdown_`,
  /// `--release-notes` behind `--rel`; nil where there are none, or they are not offered.
  ///
  /// At their first letters they are words like others; a mark inside them ends those for the model. No words are
  /// offered in most of such names, for nobody knows them but the document.
  func likelyIdentifiers(at place: Place, in document: Document) -> LikelyIdentifiers? {
    guard let range = identifierRange(at: place, in: document) else { return nil }
    var found = identifiers(in: range, at: place, of: document)
    if found.isEmpty { return nil }
    let typed = document.text.string(in: range)
    let mayBeOver = place.site.context.prefix.isEmpty && typed.last.map(Self.endsClause) ?? false
    // Where a sentence may be over, one place is enough for the name that may go on.
    if mayBeOver { found.removeLast(found.count - 1) }
    return LikelyIdentifiers(
      range: range, typed: typed, mayBeOver: mayBeOver, found: found,
      whole: found.reduce(1) { $0 + $1.weight })
  }

  /// What is typed of a name, where names are offered: behind a mark inside of one, or where its shape says that it is
  /// no word; in what is no prose, wherever one has begun and somebody may have asked.
  private func identifierRange(at place: Place, in document: Document) -> Range<TextPoint>? {
    guard !(provider is DisabledProvider), place.policy.isAssisted, !place.site.hasOwnText,
      place.policy.isInvoked || place.policy.treatment != .off || place.policy.mayBeAsked
    else { return nil }
    // Unasked nothing is offered there.
    if place.policy.treatment == .off, !place.policy.isInvoked {
      return document.text.identifier(before: place.site.point)
    }
    guard
      let range = CursorContext.nameRange(
        at: place.site.point, ending: place.site.prefixRange, in: document.text),
      range.lowerBound < place.site.prefixRange.lowerBound
        || range.lowerBound == place.site.prefixRange.lowerBound && !place.site.shape.isCompleted
    else { return nil }
    if place.policy.isInvoked { return range }
    if place.site.context.prefix.isEmpty { return place.policy.settings.nextWord ? range : nil }
    let typed = document.text.string(in: range)
    return typed.unicodeScalars.count < place.policy.settings.minimumPrefix ? nil : range
  }

  /// A name, and how much speaks for it beside the others.
  fileprivate typealias FoundIdentifier = (text: String, weight: Double)

  /// The names that begin as what is typed: first those behind the same sign, then all of the document, then, in what
  /// is surely a name, new ones whose next part is a word of the document. Those of each kind together weigh less than
  /// one of the kind before.
  private func identifiers(
    in range: Range<TextPoint>, at place: Place, of document: Document
  ) -> [FoundIdentifier] {
    let written = document.text.string(in: range)
    let typed = normalizedWord(written)
    let known = place.evidence.document?.identifiers(beginning: typed) ?? []
    var names: [FoundIdentifier] = []
    if range.lowerBound == place.site.prefixRange.lowerBound {
      let weight = Double((known.first?.count ?? 0) + 1)
      names += Self.names(beginning: typed, atSignBefore: range.lowerBound, in: document.text)
        .map { ($0, weight) }
    }
    names += known.map { ($0.text, Double($0.count)) }
    // Of programs nothing is read but what is near.
    if place.evidence.document == nil {
      names += DocumentItems(in: document.text, around: range.lowerBound)
        .names(beginning: typed).map { ($0, 1) }
    }
    let part = String(String.UnicodeScalarView(written.unicodeScalars.suffix(while: \.isCore)))
    if !place.site.shape.isCompleted, !part.isEmpty, let model = place.evidence.document {
      let start = normalizedWord(part)
      let parts = model.parts(beginning: start).filter { !isIgnored($0.text, at: place) }
      let all = Double(parts.reduce(1) { $0 + $1.count })
      let capitals = Capitals(of: place.language.written)
      for (text, count) in parts {
        guard let rest = rest(of: text, behind: start) else { continue }
        let isUpper = LetterCase.of(written) == .upper
        let name = written + (isUpper ? capitals.all(of: String(rest)) : String(rest))
        names.append((name, Double(count) / all))
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.text).inserted && !isIgnored($0.text, at: place) }
  }

  /// The names behind the same sign that begin so, nearest first: options behind `--`, variables behind `$`. They may
  /// be words of the language, which only the sign makes names of.
  private static func names(
    beginning typed: String, atSignBefore start: TextPoint, in text: Text
  ) -> [String] {
    let sign = text.withLine(start.line) { start.byte > 0 ? $0[start.byte - 1] : 0 }
    guard signsOfNames.contains(sign) else { return [] }
    return DocumentItems(in: text, around: start).words(behind: sign).filter {
      $0.first?.isLetter == true && rest(of: $0, behind: typed) != nil
    }
  }

  /// Signs that make a name of the word behind them, other than those of people and tags.
  private static let signsOfNames = Set("-$\\%".utf8)

  /// Whether a sentence or a part of one may be over behind a mark.
  private static func endsClause(_ mark: Character) -> Bool { ".,;:!?…".contains(mark) }
}

extension SuggestionPipeline {
  /// Puts likely names before the words; those stand as the names that they would end.
  mutating func addIdentifiers() {
    guard limit > 0, let likely = findings.identifiers,
      !list.contains(where: { $0.kind == .autocorrect || $0.kind == .replacement })
    else { return }
    let range = likely.range
    let names = likely.found.prefix(limit).map { name in
      Suggestion(
        text: name.text, kind: .regular, source: "document", score: name.weight / likely.whole,
        range: range, newText: name.text.with(space: place.addsSpace))
    }
    if likely.mayBeOver {
      list = Array((names + list).prefix(limit))
    } else if query.prefix.isEmpty || query.range.lowerBound < range.lowerBound {
      // Close behind another mark the next word of a sentence is not what comes; nor is a word that begins before the
      // name, as `x-d` does where `d` is one.
      list = names
    } else {
      let head = text.string(in: range.lowerBound..<query.range.lowerBound)
      // What is a name itself is no part of another.
      let others = list.filter { $0.range == query.range && $0.text.isOneWord }
        .map { $0.ending(head, from: range.lowerBound, share: 1 / likely.whole) }
        .filter { word in !names.contains { $0.text == word.text } }
      list = Array((names + others).prefix(limit))
    }
  }
}

extension Suggestion {
  /// The suggestion as the end of a name whose beginning stands close before it, with a part of its share.
  fileprivate func ending(_ head: String, from start: TextPoint, share: Double) -> Suggestion {
    Suggestion(
      text: head + text, subtitle: subtitle, kind: kind, source: source, score: score * share,
      range: start..<range.upperBound, newText: head + newText)
  }
}

extension String {
  /// Whether it has no marks but those inside words, and no emoji.
  fileprivate var isOneWord: Bool {
    unicodeScalars.allSatisfy { CharacterClass($0).isWordCharacter }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a mark on one, or a digit.
  fileprivate var isCore: Bool { CharacterClass(self).isCore }
}

extension BidirectionalCollection {
  /// The longest end of which every element fits.
  fileprivate func suffix(while fits: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
