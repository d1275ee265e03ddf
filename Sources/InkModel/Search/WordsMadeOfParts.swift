// Composite words: once "l'", "Rust-" or "Kaffee" is typed, what follows is searched as a word of its own.

import InkLexicon
import InkText

/// Finds first parts in the typed text, and the words that may follow each of them.
///
/// The probability of a composite word is the product: P(l' | context) · P(homme | context, l'). It is searched once,
/// together with the words that packs have as a whole; its results are then added to each list made from the search. An
/// object, since its contents are large and passed on.
final class WordsMadeOfParts {
  private let query: WordQuery
  private let model: Model
  private let typed: String
  private var place: TypedPlace { query.place }

  init(_ query: WordQuery, in model: Model) {
    self.query = query
    self.model = model
    typed = normalizedWord(query.place.prefix)
  }

  /// Returns the first parts in the typed text, the likeliest first. Those joined to the next part without a mark, as
  /// in "Kaffeetasse", are included only if `canBeCompound` is true.
  func heads(canBeCompound: Bool) -> [WordHead] {
    elidedHead.map { [$0] } ?? hyphenHead.map { [$0] } ?? (canBeCompound ? compoundHeads() : [])
  }

  /// Searches the words that may follow each first part.
  ///
  /// - Parameters:
  ///   - heads: The first parts.
  ///   - words: The words with the whole typed text as prefix. A part is left out if enough words are likelier than it.
  ///   - canBeCompound: Whether parts may be joined without a mark between them.
  /// - Returns: The remaining parts, in the order of the heads.
  func found(after heads: [WordHead], beside words: FoundWords, canBeCompound: Bool) -> [FoundPart]
  {
    heads.compactMap { head in
      if head.isRarer, words.has(query.boundedLimit, above: Logarithm.score(head.probability)) {
        return nil
      }
      return FoundPart(
        head: head,
        words: model.words(
          for: rest(after: head), canBeCompound: canBeCompound && !head.isJoined))
    }
  }

  /// Adds the words after the first parts to a list in order of their scores. A word already in the list, as "l'homme"
  /// may be, is not added again.
  ///
  /// - Parameters:
  ///   - parts: What was found after the first parts.
  ///   - list: The words with the whole typed text as prefix.
  ///   - mass: P(prefix | context) without the parts, of which the list's probabilities are shares.
  /// - Returns: The list within the query's limit, its probabilities now shares of the mass including the parts.
  func added(_ parts: [FoundPart], to list: CompletionList, mass: Double) -> CompletionList {
    var (all, mass) = (list, mass)
    for part in parts {
      all = adding(part, to: all, mass: mass)
      mass = all.mass
    }
    return all
  }

  private func adding(_ part: FoundPart, to list: CompletionList, mass: Double) -> CompletionList {
    let head = part.head
    let found = model.list(of: part.words, for: rest(after: head))
    let total = mass + head.probability * found.mass
    var merged = list
    merged.mass = total
    merged.scoredCount += found.scoredCount
    merged.isExact = list.isExact && found.isExact
    for index in merged.completions.indices {
      merged.completions[index].probability *= mass / total
    }
    let texts = Set(list.completions.map { normalizedWord($0.text) })
    for var completion in found.completions {
      guard let text = head.text(with: completion.text, typed: place.prefix) else { continue }
      completion.text = text
      if texts.contains(normalizedWord(text)) { continue }
      completion.score = completion.score + Logarithm.score(head.probability)
      completion.probability *= head.probability * found.mass / total
      merged.completions.append(completion)
    }
    merged.completions.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    if head.isElided { promoteSameLetters(in: &merged.completions, after: head) }
    merged.completions.removeLast(max(0, merged.completions.count - query.boundedLimit))
    return merged
  }

  /// Moves the word with exactly the typed letters before longer ones, unless the typed text is itself a word that is
  /// as likely: after l', "hotel" means "hôtel" rather than "hôtelière". Packs have most such words as a whole; those
  /// they have only after l' are rare, and the share of l' overestimates them.
  private func promoteSameLetters(in words: inout [Completion], after head: WordHead) {
    let key = foldedKey(typed)
    guard key.count - foldedKey(normalizedWord(head.written)).count >= Self.minimumLetters,
      let place = words.firstIndex(where: { !$0.isExact && foldedKey($0.text) == key }),
      place > 0, !words[..<place].contains(where: { $0.isExact })
    else { return }
    // The scores and probabilities stay at their ranks.
    let order = words[...place].map { ($0.score, $0.probability) }
    words.insert(words.remove(at: place), at: 0)
    for (index, (score, probability)) in order.enumerated() {
      (words[index].score, words[index].probability) = (score, probability)
    }
  }

  /// A single letter is more likely the beginning of a word than a whole one.
  private static let minimumLetters = 2

  /// Returns the query for what follows a first part.
  private func rest(after head: WordHead) -> WordQuery {
    var inner = query
    let rest = place.prefix.unicodeScalars.dropFirst(head.written.unicodeScalars.count)
    inner.place = TypedPlace(
      String(rest), in: head.context, document: place.document,
      caseIsSignificant: place.caseIsSignificant)
    inner.minimumShare = 0
    if head.isJoined {
      inner.limit = Self.joinedWords
      inner.usesUsualForms = true
    }
    return inner
  }

  /// The number of words searched after a part of a compound, since many of them cannot end one.
  private static let joinedWords = 24
}

// First parts.
extension WordsMadeOfParts {
  /// The part up to an apostrophe, such as "l'", if the packs have it as an elided word.
  private var elidedHead: WordHead? {
    guard let written = written(upTo: .apostrophe), let parts = model.elision(of: typed),
      let score = model.score(of: parts.head, in: place.context, document: place.document),
      Score.impossible < score
    else { return nil }
    return WordHead(
      written: written, probability: Logarithm.probability(of: score),
      context: model.context(after: parts.head, in: place.context), isRarer: false)
  }

  /// The part up to the last hyphen, if letters follow it. It need not be a known word.
  private var hyphenHead: WordHead? {
    guard let written = written(upTo: .hyphen), written.count < place.prefix.count else {
      return nil
    }
    let head = normalizedWord(String(written.dropLast()))
    let score =
      model.score(of: head, in: place.context, document: place.document) ?? Self.unknownHead
    return WordHead(
      written: written,
      probability: Self.hyphenShare * Logarithm.probability(of: max(score, Self.unknownHead)),
      context: model.context(after: head, in: place.context))
  }

  /// Returns the typed text up to the first apostrophe, or up to the last hyphen, including the mark; nil if there is
  /// no such mark after a letter.
  private func written(upTo mark: CharacterClass) -> String? {
    let scalars = place.prefix.unicodeScalars
    let isMark = { (scalar: Unicode.Scalar) in CharacterClass(scalar) == mark }
    let place: String.Index? =
      mark == .hyphen ? scalars.lastIndex(where: isMark) : scalars.firstIndex(where: isMark)
    guard let place, place > scalars.startIndex else { return nil }
    return String(scalars[...place])
  }

  /// Returns the known words that the typed letters begin with, the likeliest first; only for languages that write
  /// compounds as one word.
  private func compoundHeads() -> [WordHead] {
    guard place.prefix.utf8.count > Compounding.minimumPartLength else { return [] }
    var heads: [WordHead] = []
    for index in model.packs.indices {
      let pack = model.packs[index]
      let share = place.context.shares.packs[index]
      guard share > 0, let compounding = Compounding(pack.metadata.language) else { continue }
      for head in compounding.heads(of: place.prefix, in: pack) {
        heads.append(
          WordHead(
            written: head.written, probability: share * head.probability, context: place.context,
            compounding: compounding))
      }
    }
    return heads.sorted { $1.probability < $0.probability }
  }

  /// P(a hyphen follows, in a word in no pack | first part). About one word in a hundred is of that kind.
  private static let hyphenShare = 0.02
  /// ln P of a first part that is not a known word: e^-18, one in 66 million.
  private static let unknownHead = Score(rawValue: -18 * 4096)
}

/// A first part with the words that may follow it.
struct FoundPart {
  fileprivate let head: WordHead
  fileprivate let words: FoundWords
}

/// The first part of a composite word.
struct WordHead: Sendable {
  /// The part as typed, including the mark or the linking letters before the next part.
  let written: String
  /// P(the next word is in no pack and begins with this part | context).
  let probability: Double
  /// The context of what follows the part.
  let context: ModelContext
  /// The rules for joining parts without a mark; nil if there is a mark between them.
  var compounding: Compounding?
  /// Whether the part may be left out if enough whole words are likelier than it.
  var isRarer = true

  /// Whether it has lost its vowel before the next part, as l' has.
  var isElided: Bool {
    written.unicodeScalars.last.map { CharacterClass($0) == .apostrophe } ?? false
  }

  /// Whether it is joined to the next part without a mark.
  var isJoined: Bool { compounding != nil }

  /// Returns the whole word, given its `rest` as written alone, or nil if that cannot be the end of a compound. The
  /// `typed` text determines the capitalization.
  func text(with rest: String, typed: String) -> String? {
    guard let compounding else { return written + rest }
    guard compounding.canEnd(with: rest) else { return nil }
    return compounding.joined(written, rest, typed: typed)
  }
}
