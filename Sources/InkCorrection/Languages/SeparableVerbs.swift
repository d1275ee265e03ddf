// Verbs from which a sentence separates their prefix: einmachen, einzumachen, but "sie machen es ein".

/// The prefixes of separable verbs, which are words by themselves, and the endings of such verbs. Without one, a prefix
/// is rather a word that lacks the space after it: einproblem.
struct SeparableVerbs: Sendable {
  /// The prefixes, each also with what stands between it and an infinitive.
  let prefixes: [String]
  private let endings: [String]

  /// Whether what follows a prefix is a verb, judging by its ending.
  func isVerb(_ rest: String) -> Bool { endings.contains(where: rest.hasSuffix) }

  /// No separable verbs.
  static let none = SeparableVerbs(prefixes: [], endings: [])

  /// Those of German.
  static let german: SeparableVerbs = {
    let prefixes = [
      "ab", "an", "auf", "aus", "bei", "durch", "ein", "empor", "fest", "fort", "her", "hin",
      "los", "mit", "nach", "nieder", "um", "unter", "vor", "weg", "weiter", "wieder", "zurück",
      "zusammen",
    ]
    return SeparableVerbs(
      prefixes: prefixes + prefixes.map { $0 + "zu" }, endings: ["en", "t", "te", "ten", "end"])
  }()
}
