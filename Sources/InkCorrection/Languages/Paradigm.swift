// Regular inflection: recognizes an unlisted form of a word by its listed forms.

import InkText

/// The endings of one kind of regular word, such as a French verb in -er.
///
/// No list has all forms of all verbs. Where it has several forms of a stem, another form of that stem is a word as
/// well, and not a misspelling of a listed one: "téléchargerons", beside "téléchargeons".
package struct Paradigm: Sendable {
  /// The endings that a stem takes.
  let endings: Set<String>
  /// The endings of which at least one has to be listed, since a noun has some of the others by chance.
  let core: Set<String>
  /// The minimum number of other forms that have to be listed.
  let minimumForms: Int
  /// The minimum length of the stem, in characters.
  let minimumStem: Int
  /// Whether the stem may also have three letters where two core forms are listed: pagaréis.
  let hasShortStems: Bool
  /// Whether a form with one of the core endings may be the unlisted one.
  let coreMayLack: Bool
  /// The minimum length of a stem whose forms are words even beside a frequent word that they may be slips of,
  /// geschnurrt, beside geschnürt; nil for none.
  let certainFrom: Int?
  /// Whether the forms are nouns, and so capitalized where nouns are.
  let isNominal: Bool
  /// What stands before the stem in the endings' forms, but not in the core forms: the ge of German participles; only
  /// the empty prefix for nearly all paradigms.
  let prefixes: [String]
  /// How the last letters of the stem are respelled before some endings.
  let respellings: [Respelling]

  /// Letters at the end of a stem that are others before endings in some vowels, for the sound to stay: utilizar,
  /// utilicéis.
  struct Respelling: Sendable {
    /// The letters in the infinitive.
    let usual: String
    /// The letters before the vowels.
    let changed: String
    /// The vowels.
    let vowels: String
  }

  private let maximumEndingLength: Int

  /// Creates a paradigm from its endings, separated by spaces; "-" is the empty ending.
  init(
    _ endings: String, core: String, minimumForms: Int = 2, minimumStem: Int = 4,
    hasShortStems: Bool = false, coreMayLack: Bool = true, certainFrom: Int? = nil,
    isNominal: Bool = false, after prefixes: [String] = [""], respellings: [Respelling] = []
  ) {
    func set(_ text: String) -> Set<String> {
      Set(text.split { $0.isWhitespace }.map { $0 == "-" ? "" : String($0) })
    }
    self.core = set(core)
    self.endings = set(endings).union(self.core)
    (self.minimumForms, self.minimumStem) = (minimumForms, minimumStem)
    self.hasShortStems = hasShortStems
    (self.coreMayLack, self.respellings) = (coreMayLack, respellings)
    (self.certainFrom, self.isNominal, self.prefixes) = (certainFrom, isNominal, prefixes)
    maximumEndingLength = self.endings.map(\.count).max() ?? 0
  }

  /// Returns the stems of which an unlisted word is a regular form, judging by other forms that are listed.
  ///
  /// Costs one look-up for each ending that the stem could have.
  ///
  /// - Parameters:
  ///   - word: The normalized word.
  ///   - isListed: Whether the list of the language has a word.
  /// - Returns: The stems with whether they have enough listed forms; none for nearly all words.
  func stems(of word: String, isListed: (String) -> Bool) -> [(stem: String, isSure: Bool)] {
    prefixes.filter(word.hasPrefix).flatMap {
      stems(ofRest: String(word.dropFirst($0.count)), isListed: isListed)
    }
  }

  /// Returns the same for what follows a prefix.
  private func stems(
    ofRest word: String, isListed: (String) -> Bool
  ) -> [(stem: String, isSure: Bool)] {
    let letterCount = word.count
    var stemEnd = word.endIndex
    return (0...maximumEndingLength).flatMap { length -> [(stem: String, isSure: Bool)] in
      guard letterCount - length >= minimumStemLength else { return [] }
      if length > 0 { stemEnd = word.index(before: stemEnd) }
      let ending = String(word[stemEnd...])
      guard endings.contains(ending), coreMayLack || !core.contains(ending) else { return [] }
      let stem = String(word[..<stemEnd])
      if !mayFollow(stem, ending) { return [] }
      return ([stem] + usualStems(of: stem, before: ending)).compactMap { usual in
        isSure(usual, without: ending, isListed).map { (usual, $0) }
      }
    }
  }

  /// Whether enough forms of a stem are listed besides one; nil if no core form is.
  private func isSure(
    _ stem: String, without ending: String, _ isListed: (String) -> Bool
  ) -> Bool? {
    if stem.count < minimumStem {
      let cores = core.count { $0 != ending && isListed(stem + $0) }
      return stem.count >= minimumStemLength && cores >= Self.coresOfShort ? true : nil
    }
    if !core.contains(where: { $0 != ending && isListed(stem + $0) }) { return nil }
    var count = 0
    for other in endings where other != ending && isListed(stem + other) {
      count += 1
      if count >= minimumForms { return true }
    }
    return false
  }

  /// Returns the stems of which one is respelled before an ending.
  private func usualStems(of stem: String, before ending: String) -> [String] {
    guard let vowel = ending.first else { return [] }
    return respellings.filter { $0.vowels.contains(vowel) && stem.hasSuffix($0.changed) }
      .map { stem.dropLast($0.changed.count) + $0.usual }
  }

  /// Whether another word is a form of a stem as well.
  func isForm(_ word: String, ofStem stem: String) -> Bool {
    prefixes.filter(word.hasPrefix).contains {
      isRest(String(word.dropFirst($0.count)), ofStem: stem)
    }
  }

  /// Whether what follows a prefix is a form of a stem.
  private func isRest(_ word: String, ofStem stem: String) -> Bool {
    if word.hasPrefix(stem), endings.contains(String(word.dropFirst(stem.count))) { return true }
    return respellings.contains { respelling in
      guard stem.hasSuffix(respelling.usual) else { return false }
      let changed = stem.dropLast(respelling.usual.count) + respelling.changed
      guard word.hasPrefix(changed) else { return false }
      let ending = word.dropFirst(changed.count)
      return ending.first.map(respelling.vowels.contains) ?? false
        && endings.contains(String(ending))
    }
  }

  /// Whether the forms of a stem are words even beside a frequent word.
  func isCertain(_ stem: String) -> Bool { certainFrom.map { stem.count >= $0 } ?? false }

  private var minimumStemLength: Int {
    hasShortStems ? min(minimumStem, Self.shortStem) : minimumStem
  }
  private static let shortStem = 3
  private static let coresOfShort = 2

  /// Whether an ending may follow a stem: not if that doubles a letter, as slips do, or makes a double one triple. But
  /// verbs in -ear have it twice: teclee.
  private func mayFollow(_ stem: String, _ ending: String) -> Bool {
    ending.isEmpty || stem.last != ending.first || stem.last == "e" && core.contains("ar")
  }
}
