// What the words around a French one tell: a for à, ces for c'est, an infinitive that sounds like the participle.

import InkText

/// French words that are written for others that sound alike.
struct FrenchContext: ToldBySound {
  func homophones(of word: String, after previous: String?) -> [Homophone] {
    ConfusedWords.french.homophones(of: word, after: previous)
      + (otherForm(of: word, after: previous)
        .map { [Homophone($0, .listed(minimumGain: Self.minimumGain))] } ?? [])
  }

  func meant(by word: String, after before: [String], before next: String) -> ToldWord? {
    WordPairs.french.meant(by: word, before: normalizedWord(next)).map { ToldWord($0) }
  }

  /// The participle that is meant by an infinitive after a form of avoir, j'ai manger, or the infinitive that is meant
  /// by a participle after another verb or "pour", je vais mangé; nil for nearly all words.
  private func otherForm(of word: String, after previous: String?) -> String? {
    guard word.count >= Self.minimumLetters else { return nil }
    if word.hasSuffix("er") || word.hasSuffix("ez") {
      let mayBeParticiple = previous.map(Self.auxiliaries.contains) ?? true
      return mayBeParticiple ? word.dropLast(2) + "é" : nil
    }
    if word.hasSuffix("é") {
      let mayBeInfinitive = previous.map(Self.beforeInfinitive.contains) ?? true
      return mayBeInfinitive ? word.dropLast() + "er" : nil
    }
    return nil
  }

  /// Shorter ones are too often other words: nez, cher, hier.
  private static let minimumLetters = 5
  /// What is before the word alone tells, which the packs then need not contradict.
  private static let minimumGain = 2.0

  private static let auxiliaries = Set(
    wordsOf: """
      ai as aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront avaient avais avait avez aviez
      avions avoir avons ayant j'ai j'aurai j'aurais j'avais n'ai n'as n'avait n'avez n'avons n'ont ont
      """)

  /// Other than verbs after which a participle may be an adjective, or a noun in -é: de qualité.
  private static let beforeInfinitive = Set(
    wordsOf: """
      allait aller allez allons devait devez devons devrait devrais dois doit doivent fallait faudra faut peut peuvent
      peux pour pourrai pourrais pourrait pouvait pouvez pouvons va vais vas veulent veut veux vont voudrais voudrait
      voulait voulez voulons
      """)
}
