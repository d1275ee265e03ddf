// The user's decisions about corrections, as a value: added replacements and reverted corrections.

import InkText

/// A text that replaces a typed one.
package struct Replacement: Hashable, Sendable {
  /// The typed text; without capitals it matches any letter case.
  package var typed: String
  /// The intended text, one word or several.
  package var text: String
  /// The language it applies to as a BCP 47 tag; nil for all languages.
  package var language: String?
  /// The time of the decision in seconds since 1970.
  package var date: Int64

  /// Creates a replacement.
  package init(typed: String, text: String, language: String? = nil, date: Int64) {
    self.typed = typed
    self.text = text
    self.language = language
    self.date = date
  }
}

/// A change to the user's decisions.
package struct UserCorrectionChange: Hashable, Sendable {
  /// The kind of a change.
  package enum Kind: String, Hashable, Sendable {
    /// Adds a replacement, which also cancels a previous revert of it.
    case addReplacement
    /// Removes a replacement, whatever its text.
    case removeReplacement
    /// Records that a correction was reverted, so that it is never made again.
    case revert
    /// Allows a reverted correction again.
    case allow

    /// Whether the change concerns a reverted correction rather than a replacement.
    package var concernsRevertedCorrection: Bool { self == .revert || self == .allow }
  }

  /// The kind of the change.
  package var kind: Kind
  /// What the change applies to; a removal ignores the text.
  package var replacement: Replacement

  /// Creates a change.
  package init(_ kind: Kind, _ replacement: Replacement) {
    self.kind = kind
    self.replacement = replacement
  }
}

/// Replacements, and corrections that are never to be made again.
///
/// Pairs of texts are compared regardless of case and kind of apostrophe, unless these are their only differences. A
/// look-up is a single hash table access.
package struct UserCorrections: Sendable {
  private var added: [String: [Replacement]] = [:]
  private var revertedPairs: [Pair: Replacement] = [:]
  /// How many of the reverted corrections changed more than the case of a word, by word.
  private var keptWords: [String: Int] = [:]

  /// Creates a value without decisions.
  package init() {}

  /// Whether there are any replacements.
  package var hasReplacements: Bool { !added.isEmpty }

  /// The replacements, sorted by typed text.
  package var replacements: [Replacement] { Self.sorted(added.values.joined()) }

  /// The reverted corrections, sorted by typed text.
  package var reverted: [Replacement] { Self.sorted(revertedPairs.values) }

  /// Applies a change and returns whether it had an effect.
  @discardableResult
  package mutating func apply(_ change: UserCorrectionChange) -> Bool {
    var replacement = change.replacement
    replacement.typed = replacement.typed.composed
    replacement.text = replacement.text.composed
    let pair = Pair(replacement.typed, replacement.text)
    switch change.kind {
    case .addReplacement: return add(replacement, pair)
    case .removeReplacement: return remove(replacement)
    case .revert:
      if revertedPairs[pair] != nil || replacement.typed == replacement.text { return false }
      revertedPairs[pair] = replacement
      if pair.isOfTwoWords { keptWords[pair.typed, default: 0] += 1 }
      return true
    case .allow: return remove(pair)
    }
  }

  @discardableResult
  private mutating func remove(_ pair: Pair) -> Bool {
    guard revertedPairs.removeValue(forKey: pair) != nil else { return false }
    if pair.isOfTwoWords, let count = keptWords[pair.typed] {
      keptWords[pair.typed] = count > 1 ? count - 1 : nil
    }
    return true
  }

  /// Returns the user's replacement for exactly this typed text; one for the language is preferred to one for all
  /// languages.
  package func replacement(of typed: String, language: String?) -> String? {
    guard let known = added[typed] else { return nil }
    let own = known.first { $0.language != nil && LanguageTag.covers($0.language, language) }
    return (own ?? known.first { $0.language == nil })?.text
  }

  /// Whether a correction was reverted.
  package func isReverted(_ typed: String, _ text: String) -> Bool {
    !revertedPairs.isEmpty && revertedPairs[Pair(typed.composed, text.composed)] != nil
  }

  /// Whether the user has shown that a word is meant as typed: the correction was reverted, or another one of the word,
  /// or that of the word without the ending that both texts share. Whoever has written "wyrding" writes "wyrdings".
  package func isKept(_ typed: String, beside text: String) -> Bool {
    if revertedPairs.isEmpty { return false }
    let pair = Pair(typed.composed, text.composed)
    if revertedPairs[pair] != nil { return true }
    return pair.isOfTwoWords
      && (keptWords[pair.typed] != nil || pair.stems.contains { revertedPairs[$0] != nil })
  }

  /// Returns the reverted corrections without which a correction may be made again: itself, or what keeps its word.
  package func reverted(keeping typed: String, from text: String) -> [Replacement] {
    let pair = Pair(typed.composed, text.composed)
    if let own = revertedPairs[pair] { return [own] }
    guard isKept(typed, beside: text) else { return [] }
    let others = revertedPairs.filter { $0.key.typed == pair.typed && $0.key.isOfTwoWords }
    return Array(others.values) + pair.stems.compactMap { revertedPairs[$0] }
  }

  private mutating func add(_ replacement: Replacement, _ pair: Pair) -> Bool {
    let (typed, text) = (replacement.typed, replacement.text)
    if typed.isEmpty || text.isEmpty || typed == text { return false }
    let wasReverted = remove(pair)
    var known = added[typed, default: []]
    if let index = known.firstIndex(where: {
      LanguageTag.isSame($0.language, replacement.language)
    }) {
      if known[index].text == text { return wasReverted }
      known[index] = replacement
    } else {
      known.append(replacement)
    }
    added[typed] = known
    return true
  }

  private mutating func remove(_ replacement: Replacement) -> Bool {
    guard let known = added[replacement.typed] else { return false }
    let kept = known.filter {
      !LanguageTag.isRemoved($0.language, by: replacement.language)
    }
    added[replacement.typed] = kept.isEmpty ? nil : kept
    return kept.count < known.count
  }

  private static func sorted(_ list: some Sequence<Replacement>) -> [Replacement] {
    list.sorted {
      ($0.typed, $0.language ?? "", $0.text) < ($1.typed, $1.language ?? "", $1.text)
    }
  }

  /// A typed text and its replacement, with case and apostrophes normalized.
  private struct Pair: Hashable {
    let typed: String
    let text: String

    init(_ typed: String, _ text: String) {
      let plain = (normalizedWord(typed), normalizedWord(text))
      (self.typed, self.text) = plain.0 == plain.1 ? (typed, text) : plain
    }

    private init(stems typed: Substring, _ text: Substring) {
      (self.typed, self.text) = (String(typed), String(text))
    }

    /// Whether the texts differ in more than case and the kind of apostrophe.
    var isOfTwoWords: Bool { normalizedWord(typed) != normalizedWord(text) }

    /// The pair without each ending that both texts have and that leaves the longer part of a word.
    var stems: some Sequence<Pair> {
      let same = typed.reversed().commonPrefixCount(with: text.reversed())
      let most = min(same, Self.maximumEndingLength, typed.count - Self.minimumStemLength)
      return (1...Self.maximumEndingLength).prefix { $0 <= most }.lazy.map {
        Pair(stems: typed.dropLast($0), text.dropLast($0))
      }
    }

    /// The lengths of the longest ending, "ing", and of the shortest stem, in characters.
    private static let maximumEndingLength = 3
    private static let minimumStemLength = 4
  }
}
