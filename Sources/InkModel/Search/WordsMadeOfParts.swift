// Words made of parts: once "l'", "Rust-" or "Kaffee" is typed, what may follow it is searched as a word of its own.

import InkLexicon
import InkText

/// What goes on behind the first part of what is typed: found once with the words themselves, then added to each list
/// that is made of them.
///
/// Such a word has the probability of both: P(l' | context) · P(homme | context, l').
struct WordsMadeOfParts {
  private let query: WordQuery
  private let context: ModelContext
  private let model: Model
  private let document: DocumentModel?
  private let typed: String

  init(
    _ query: WordQuery, in context: ModelContext, model: Model, document: DocumentModel?
  ) {
    self.query = query
    self.context = context
    self.model = model
    self.document = document
    typed = normalizedWord(query.prefix)
  }

  /// The first parts that are typed, the likeliest first; `canBeCompound` tells whether the word may be put together
  /// from others without a mark between them.
  func heads(canBeCompound: Bool) -> [WordHead] {
    elidedHead.map { [$0] } ?? hyphenHead.map { [$0] } ?? (canBeCompound ? compoundHeads() : [])
  }

  /// First parts, each with the words that may go on behind it.
  ///
  /// - Parameters:
  ///   - heads: The first parts.
  ///   - words: The words that begin with all that is typed; parts that are rarer than the best of these are left out.
  ///   - canBeCompound: Whether the word may be put together from others without a mark between them.
  /// - Returns: The parts, in the order of the heads.
  func found(behind heads: [WordHead], beside words: FoundWords, canBeCompound: Bool) -> [FoundPart]
  {
    heads.compactMap { head in
      if head.isRarer, words.has(query.boundedLimit, above: Logarithm.score(head.probability)) {
        return nil
      }
      return FoundPart(
        head: head,
        words: model.words(
          for: rest(behind: head), in: head.context, document: document,
          canBeCompound: canBeCompound && !head.isJoined))
    }
  }

  /// A list with the words behind the parts, best first again. The words that packs have whole, as "l'homme", are in
  /// the list already and keep their place.
  ///
  /// - Parameters:
  ///   - parts: What was found behind the first parts.
  ///   - list: The words that begin with all that is typed.
  ///   - mass: The mass that the list's probabilities are shares of.
  /// - Returns: All, within the limit.
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
    let found = model.list(
      of: part.words, for: rest(behind: head), in: head.context, document: document)
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
      guard let text = head.text(with: completion.text, typed: query.prefix) else { continue }
      completion.text = text
      if texts.contains(normalizedWord(text)) { continue }
      completion.score = completion.score + Logarithm.score(head.probability)
      completion.probability *= head.probability * found.mass / total
      merged.completions.append(completion)
    }
    merged.completions.sort { ($1.score, $0.text) < ($0.score, $1.text) }
    merged.completions.removeLast(max(0, merged.completions.count - query.boundedLimit))
    return merged
  }

  /// What is asked behind a first part.
  private func rest(behind head: WordHead) -> WordQuery {
    var inner = query
    inner.prefix = String(query.prefix.unicodeScalars.dropFirst(head.written.unicodeScalars.count))
    inner.isSentenceStart = false
    inner.leastShare = 0
    if head.isJoined {
      inner.limit = Self.joinedWords
      inner.takesUsualForms = true
    }
    return inner
  }

  /// So many words are looked at to find a few that a compound may end with.
  private static let joinedWords = 24
}

// The first parts of what is typed.
extension WordsMadeOfParts {
  private var elidedHead: WordHead? {
    guard let written = written(upTo: .apostrophe), let parts = model.elision(of: typed),
      let score = model.score(of: parts.head, in: context, document: document),
      Score.impossible < score
    else { return nil }
    return WordHead(
      written: written, probability: Logarithm.probability(of: score),
      context: model.context(after: parts.head, in: context), isRarer: false)
  }

  /// What stands before the last hyphen, if letters follow it; such words are put together from any two.
  private var hyphenHead: WordHead? {
    guard let written = written(upTo: .hyphen), written.count < query.prefix.count else {
      return nil
    }
    let head = normalizedWord(String(written.dropLast()))
    let score = model.score(of: head, in: context, document: document) ?? Self.unknownHead
    return WordHead(
      written: written,
      probability: Self.hyphenShare * Logarithm.probability(of: max(score, Self.unknownHead)),
      context: model.context(after: head, in: context))
  }

  /// What is typed up to the first apostrophe or the last hyphen, it included; nil where there is none inside.
  private func written(upTo mark: CharacterClass) -> String? {
    let scalars = query.prefix.unicodeScalars
    let isMark = { (scalar: Unicode.Scalar) in CharacterClass(scalar) == mark }
    let place: String.Index? =
      mark == .hyphen ? scalars.lastIndex(where: isMark) : scalars.firstIndex(where: isMark)
    guard let place, place > scalars.startIndex else { return nil }
    return String(scalars[...place])
  }

  /// The known words that what is typed begins with, in languages that write compounds as one word; the likeliest
  /// first.
  private func compoundHeads() -> [WordHead] {
    guard query.prefix.utf8.count > Compounding.leastPart else { return [] }
    var heads: [WordHead] = []
    for index in model.packs.indices {
      let pack = model.packs[index]
      let share = context.shares.packs[index]
      guard share > 0, let compounding = Compounding(pack.metadata.language) else { continue }
      for head in compounding.heads(of: query.prefix, in: pack) {
        heads.append(
          WordHead(
            written: head.written, probability: share * head.probability, context: context,
            compounding: compounding))
      }
    }
    return heads.sorted { $1.probability < $0.probability }
  }

  /// How much rarer a word with a hyphen is than its first part alone: about one word in a hundred has one that no
  /// list has.
  private static let hyphenShare = 0.02
  /// ln P of a first part that nobody knows, about one in a hundred million.
  private static let unknownHead = Score(rawValue: -18 * 4096)
}

/// A first part with the words that may go on behind it.
struct FoundPart: Sendable {
  fileprivate let head: WordHead
  fileprivate let words: FoundWords
}

/// The beginning of a word that is made of parts.
struct WordHead: Sendable {
  /// As it is typed, with the mark or the link that stands before the next part.
  let written: String
  /// P(a word that nobody has listed begins with this part | context).
  let probability: Double
  /// The place behind it.
  let context: ModelContext
  /// How parts are joined without a mark; nil where a mark stands between them.
  var compounding: Compounding?
  /// Whether words behind it are worth a search only where they may be likelier than those that are listed whole.
  var isRarer = true

  var isJoined: Bool { compounding != nil }

  /// The whole word with a rest as it would be written alone; nil for a rest that does not stand in compounds.
  func text(with rest: String, typed: String) -> String? {
    guard let compounding else { return written + rest }
    guard compounding.canEnd(with: rest) else { return nil }
    return compounding.joined(written, rest, typed: typed)
  }
}
