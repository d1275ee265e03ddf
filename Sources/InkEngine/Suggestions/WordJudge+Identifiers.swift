// Names with marks inside that may continue at a position: identifiers, files, options, as the document writes them.

import InkAutocomplete
import InkLexicon
import InkModel
import InkText

extension WordJudge {
  /// Returns the names that begin like the text directly before the position: `shutdown_requested` after `shutdown_`,
  /// `--release-notes` after `--rel`; nil where there are none, or they are not offered.
  ///
  /// With their first letters they are words like others; a mark inside them ends the word for the model. No words are
  /// offered in most such names, for only the document knows them.
  func likelyIdentifiers(in document: Document) -> LikelyIdentifiers? {
    guard let range = identifierRange(in: document) else { return nil }
    var found = identifiers(in: range, of: document)
    if found.isEmpty { return nil }
    let typed = document.text.string(in: range)
    let mayBeOver = place.site.context.prefix.isEmpty && typed.last.map(Self.endsClause) ?? false
    // Where a sentence may be over, one slot is enough for the name that may continue.
    if mayBeOver { found.removeLast(found.count - 1) }
    return LikelyIdentifiers(
      range: range, typed: typed, mayBeOver: mayBeOver, found: found,
      whole: found.reduce(1) { $0 + $1.weight })
  }

  /// Returns the range of the typed part of a name, where names are offered: after a mark inside one, or where its
  /// shape is not that of a word; outside prose, wherever one was begun and somebody may have asked.
  private func identifierRange(in document: Document) -> Range<TextPoint>? {
    guard place.policy.isAssisted, !place.site.hasOwnText,
      place.policy.isInvoked || place.policy.treatment != .off || place.policy.mayBeRequested
    else { return nil }
    // Nothing is offered there automatically.
    if place.policy.treatment == .off, !place.policy.isInvoked {
      return document.text.identifier(before: place.site.point)
    }
    guard
      let range = CursorContext.nameRange(
        at: place.site.point, ending: place.site.prefixRange, in: document.text),
      range.lowerBound < place.site.prefixRange.lowerBound
        || range.lowerBound == place.site.prefixRange.lowerBound && !place.site.shape.isCompletable
    else { return nil }
    if place.policy.isInvoked { return range }
    if place.site.context.prefix.isEmpty { return place.policy.settings.nextWord ? range : nil }
    let typed = document.text.string(in: range)
    return typed.unicodeScalars.count < place.policy.settings.minimumPrefix ? nil : range
  }

  /// Returns the names that begin as typed: first those after the same sign, then all of the document, then, in what is
  /// certainly a name, new ones whose next part is a word of the document. Those of each kind together weigh less than
  /// one of the kind before.
  private func identifiers(
    in range: Range<TextPoint>, of document: Document
  ) -> [LikelyIdentifiers.Found] {
    let written = document.text.string(in: range)
    let typed = normalizedWord(written)
    let known = place.evidence.document?.identifiers(beginning: typed) ?? []
    var names: [LikelyIdentifiers.Found] = []
    if range.lowerBound == place.site.prefixRange.lowerBound {
      let weight = Double((known.first?.count ?? 0) + 1)
      names += Self.names(beginning: typed, atSignBefore: range.lowerBound, in: document.text)
        .map { ($0, weight) }
    }
    names += known.map { ($0.text, Double($0.count)) }
    // Of programs only what is near is read.
    if place.evidence.document == nil {
      names += DocumentItems(in: document.text, around: range.lowerBound)
        .names(beginning: typed).map { ($0, 1) }
    }
    let part = String(String.UnicodeScalarView(written.unicodeScalars.suffix(while: \.isCore)))
    if !place.site.shape.isCompletable, !part.isEmpty, let model = place.evidence.document {
      let start = normalizedWord(part)
      let anywhere = self.model.context(after: [], like: place.evidence.context)
      let parts = model.parts(beginning: start).filter {
        !isIgnored($0.text) && !isFunctionWord($0.text, in: anywhere)
      }
      let all = Double(parts.reduce(1) { $0 + $1.count })
      let capitals = Capitals(of: place.language.written)
      for (text, count) in parts {
        guard let rest = rest(of: text, after: start) else { continue }
        let isUpper = LetterCase.of(written) == .upper
        let name = written + (isUpper ? capitals.all(of: String(rest)) : String(rest))
        names.append((name, Double(count) / all))
      }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.text).inserted && !isIgnored($0.text) }
  }

  /// Whether a word is one of those that hold sentences together, such as "with", and is hardly ever part of a name.
  /// `anywhere` is an empty context.
  private func isFunctionWord(_ word: String, in anywhere: ModelContext) -> Bool {
    model.score(of: word, in: anywhere).map { $0 > Self.functionWordsFrom } ?? false
  }

  private static let functionWordsFrom = Score.once(in: 600)

  /// Returns the names after the same sign that begin as typed, nearest first: options after `--`, variables after `$`.
  /// They may be words of the language, which only the sign turns into names.
  private static func names(
    beginning typed: String, atSignBefore start: TextPoint, in text: Text
  ) -> [String] {
    let sign = text.withLine(start.line) { start.byte > 0 ? $0[start.byte - 1] : 0 }
    guard signsOfNames.contains(sign) else { return [] }
    return DocumentItems(in: text, around: start).words(after: sign).filter {
      $0.first?.isLetter == true && rest(of: $0, after: typed) != nil
    }
  }

  /// Signs that turn the word after them into a name, other than those of people and tags.
  private static let signsOfNames = Set("-$\\%".utf8)

  /// Whether a sentence or a part of one may be over after a mark.
  private static func endsClause(_ mark: Character) -> Bool { ".,;:!?…".contains(mark) }
}

extension BidirectionalCollection {
  /// Returns the longest suffix whose elements all match.
  fileprivate func suffix(while fits: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
