// What the user decided about corrections, as a value: replacements that were added, corrections that were taken back.

import InkText

/// A text that is to stand in the place of a typed one.
package struct Replacement: Hashable, Sendable {
  /// What is typed; without capitals it stands for any case.
  package var typed: String
  /// What is meant; one word or several.
  package var text: String
  /// The language it belongs to as a BCP 47 tag; nil for all of them.
  package var language: String?
  /// Since when, in seconds since 1970.
  package var date: Int64

  /// A replacement.
  package init(typed: String, text: String, language: String? = nil, date: Int64) {
    self.typed = typed
    self.text = text
    self.language = language
    self.date = date
  }
}

/// A change to what the user decided.
package struct UserCorrectionChange: Hashable, Sendable {
  /// What is changed.
  package enum Kind: String, Hashable, Sendable {
    /// A replacement is added; it is meant again if it was taken back before.
    case addReplacement
    /// A replacement is removed, whatever its text.
    case removeReplacement
    /// A correction that was made is taken back, and never to be made again.
    case takeBack
    /// A correction that was taken back may be made again.
    case allow

    /// Whether it is about a correction that was taken back, and not about a replacement.
    package var isAboutTakenBack: Bool { self == .takeBack || self == .allow }
  }

  /// What is changed.
  package var kind: Kind
  /// What it is about; a removal asks for no text.
  package var replacement: Replacement

  /// A change.
  package init(_ kind: Kind, _ replacement: Replacement) {
    self.kind = kind
    self.replacement = replacement
  }
}

/// Replacements, and corrections that are never to be made again.
///
/// Two texts are one pair whatever their case and apostrophes, unless they differ in nothing else. A look-up is one in
/// a table.
package struct UserCorrections: Sendable {
  private var added: [String: [Replacement]] = [:]
  private var pairsTakenBack: [Pair: Replacement] = [:]

  /// No decisions yet.
  package init() {}

  /// The replacements in the order of what is typed.
  package var replacements: [Replacement] { Self.sorted(added.values.joined()) }

  /// The corrections that were taken back, in the same order.
  package var takenBack: [Replacement] { Self.sorted(pairsTakenBack.values) }

  /// Applies a change; false when it changes nothing.
  @discardableResult
  package mutating func apply(_ change: UserCorrectionChange) -> Bool {
    var replacement = change.replacement
    replacement.typed = replacement.typed.composed
    replacement.text = replacement.text.composed
    let pair = Pair(replacement.typed, replacement.text)
    switch change.kind {
    case .addReplacement: return add(replacement, pair)
    case .removeReplacement: return remove(replacement)
    case .takeBack:
      if pairsTakenBack[pair] != nil || replacement.typed == replacement.text { return false }
      pairsTakenBack[pair] = replacement
      return true
    case .allow: return pairsTakenBack.removeValue(forKey: pair) != nil
    }
  }

  /// What the user wants for exactly this typed text, in a language or in all.
  package func replacement(of typed: String, language: String?) -> String? {
    guard let known = added[typed] else { return nil }
    let own = known.first { $0.language != nil && LanguageTag.covers($0.language, language) }
    return (own ?? known.first { $0.language == nil })?.text
  }

  /// Whether this correction was taken back.
  package func isTakenBack(_ typed: String, _ text: String) -> Bool {
    !pairsTakenBack.isEmpty && pairsTakenBack[Pair(typed.composed, text.composed)] != nil
  }

  private mutating func add(_ replacement: Replacement, _ pair: Pair) -> Bool {
    let (typed, text) = (replacement.typed, replacement.text)
    if typed.isEmpty || text.isEmpty || typed == text { return false }
    let wasTakenBack = pairsTakenBack.removeValue(forKey: pair) != nil
    var known = added[typed, default: []]
    if let index = known.firstIndex(where: {
      LanguageTag.isSame($0.language, replacement.language)
    }) {
      if known[index].text == text { return wasTakenBack }
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
      !LanguageTag.isTakenBack($0.language, by: replacement.language)
    }
    added[replacement.typed] = kept.isEmpty ? nil : kept
    return kept.count < known.count
  }

  private static func sorted(_ list: some Sequence<Replacement>) -> [Replacement] {
    list.sorted {
      ($0.typed, $0.language ?? "", $0.text) < ($1.typed, $1.language ?? "", $1.text)
    }
  }

  /// What is typed and what was put there, in one case and with one kind of apostrophe.
  private struct Pair: Hashable {
    let typed: String
    let text: String

    init(_ typed: String, _ text: String) {
      let plain = (normalizedWord(typed), normalizedWord(text))
      (self.typed, self.text) = plain.0 == plain.1 ? (typed, text) : plain
    }
  }
}
