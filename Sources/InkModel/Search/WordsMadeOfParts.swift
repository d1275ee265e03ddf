// Words made of parts: once "l'", "Rust-" or "Kaffee" is typed, what may follow it is searched as a word of its own.

import InkLexicon
import InkText

/// What goes on behind the first part of what is typed.
struct WordsMadeOfParts {
  private let query: WordQuery
  private let context: ModelContext
  private let model: Model
  private let document: DocumentModel?
  /// Whether the word may be put together from others without a mark between them.
  private let canBeCompound: Bool
  private let typed: String

  init(
    _ query: WordQuery, in context: ModelContext, model: Model, document: DocumentModel?,
    canBeCompound: Bool
  ) {
    self.query = query
    self.context = context
    self.model = model
    self.document = document
    self.canBeCompound = canBeCompound
    typed = normalizedWord(query.prefix)
  }

  /// A list with the words that go on behind the first part of what is typed, best first again.
  ///
  /// Such a word has the probability of both: P(l' | context) · P(homme | context, l'). The words that packs have
  /// whole, as "l'homme", are in the list already and keep their place.
  ///
  /// - Parameters:
  ///   - list: What was found so far.
  ///   - mass: The mass that the list's probabilities are shares of.
  /// - Returns: Both, within the limit.
  func added(to list: CompletionList, mass: Double) -> CompletionList {
    if let head = elidedHead { return adding(behind: head, to: list, mass: mass) }
    let heads = hyphenHead.map { [$0] } ?? compoundHeads()
    return heads.reduce(list) { list, head in
      // No word is likelier than its first part.
      if list.completions.count == query.limit, let last = list.completions.last,
        Logarithm.score(head.probability) < last.score
      {
        return list
      }
      return adding(behind: head, to: list, mass: max(list.mass, .leastNormalMagnitude))
    }
  }

  private func adding(
    behind head: WordHead, to list: CompletionList, mass: Double
  ) -> CompletionList {
    var inner = query
    inner.prefix = String(query.prefix.unicodeScalars.dropFirst(head.written.unicodeScalars.count))
    inner.isSentenceStart = false
    if head.isJoined { inner.limit = Self.joinedWords }
    let found = model.list(
      of: model.words(for: inner, in: head.context, document: document), for: inner,
      in: head.context, document: document, canBeCompound: canBeCompound && !head.isJoined)
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
    merged.completions.removeLast(max(0, merged.completions.count - max(0, query.limit)))
    return merged
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
      context: model.context(after: parts.head, in: context))
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
    guard canBeCompound, query.prefix.utf8.count > Compounding.leastPart else { return [] }
    var heads: [WordHead] = []
    for index in model.packs.indices {
      let pack = model.packs[index]
      let share = context.shares.packs[index]
      guard share > 0, let compounding = Compounding(pack.metadata.language) else { continue }
      let place = context
      for head in compounding.heads(of: query.prefix, in: pack) {
        heads.append(
          WordHead(
            written: head.written, probability: share * head.probability, context: place,
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

/// The beginning of a word that is made of parts.
private struct WordHead {
  /// As it is typed, with the mark or the link that stands before the next part.
  let written: String
  /// P(a word that nobody has listed begins with this part | context).
  let probability: Double
  /// The place behind it.
  let context: ModelContext
  /// How parts are joined without a mark; nil where a mark stands between them.
  var compounding: Compounding?

  var isJoined: Bool { compounding != nil }

  /// The whole word with a rest as it would be written alone; nil for a rest that does not stand in compounds.
  func text(with rest: String, typed: String) -> String? {
    guard let compounding else { return written + rest }
    guard compounding.canEnd(with: rest) else { return nil }
    return compounding.joined(written, rest, typed: typed)
  }
}
