// Portuguese verbs with pronouns after a hyphen, for which they are respelled: afixar, afixá-la, afixá-la-iam.

import InkText

/// The pronouns of Portuguese after and inside verbs. Before lo and la an infinitive has an accent in place of its r;
/// the conditional and the future have the pronoun before their ending.
enum PortuguesePronouns {
  /// Returns a verb without its pronoun: afixar, for afixá-la; nil for words without one, and where all parts around
  /// the pronoun are words by themselves: afixar-se.
  static func verb(of word: String) -> String? {
    var parts = word.hyphenParts.map { String($0) }
    guard parts.count > 1, let last = parts.popLast() else { return nil }
    var pronoun = last
    let isInside = parts.count > 1 && endings.contains(last)
    if isInside { pronoun = parts.removeLast() }
    guard let stem = parts.popLast() else { return nil }
    let verb: String
    if articles.contains(pronoun), let infinitive = infinitive(of: stem) {
      verb = infinitive
    } else if isInside, others.contains(pronoun), stem.hasSuffix("r") {
      verb = stem
    } else {
      return nil
    }
    return (parts + [verb]).joined(separator: "-")
  }

  /// Returns a correction of the part of a word before a pronoun as it is spelled there: afixá, for afixar; nil for one
  /// that cannot stand there, such as a verb without the accent that was typed.
  static func spelled(_ part: String, for typed: String, before tail: String) -> String? {
    let pronoun = tail.hyphenParts.dropFirst().first.map { String($0) } ?? ""
    guard articles.contains(pronoun) else { return part }
    let isAccented = typed.last.map(accents.values.contains) ?? false
    if let last = part.last, accents.values.contains(last) { return part }
    for (infinitive, accent) in accents where part.hasSuffix(infinitive) {
      return part.dropLast(2) + String(accent)
    }
    return isAccented || part.hasSuffix("r") ? nil : part
  }

  /// Returns a verb before lo or la with the accent that it has there: comprá-lo, for compra-lo; nil for any other, and
  /// after tu, whose verbs have none.
  static func accented(_ typed: String, after previous: String?) -> String? {
    let parts = typed.hyphenParts.map { String($0) }
    guard parts.count == 2, articles.contains(parts[1]), previous != "tu",
      parts[0].count >= minimumStem, let last = parts[0].last,
      let accent = plainAccents[last]
    else { return nil }
    return parts[0].dropLast() + String(accent) + "-" + parts[1]
  }

  private static let minimumStem = 4
  private static let plainAccents: [Character: Character] = ["a": "á", "e": "ê"]

  /// Returns the infinitive that a stem before lo stands for: afixar, for afixá.
  private static func infinitive(of stem: String) -> String? {
    guard let last = stem.last,
      let ending = last == "i" ? "ir" : accents.first(where: { $0.value == last })?.key
    else { return nil }
    return stem.dropLast() + ending
  }

  private static let accents: [String: Character] = ["ar": "á", "er": "ê", "ir": "í", "or": "ô"]
  private static let articles: Set = ["lo", "la", "los", "las"]
  private static let others: Set = [
    "me", "te", "se", "lhe", "nos", "vos", "lhes", "mo", "ma", "mos", "mas", "to", "ta", "tos",
    "tas", "lho", "lha", "lhos", "lhas",
  ]
  /// The endings of the conditional and the future.
  private static let endings: Set = [
    "ia", "ias", "íamos", "íeis", "iam", "ei", "ás", "á", "emos", "eis", "ão",
  ]
}
