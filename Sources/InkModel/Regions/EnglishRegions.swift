// British and American English, and what is between them.

import InkLexicon

/// The first side of each feature is British: -our, -re and -ll-; -ise; words such as aluminium, of which Canada has
/// some in this spelling and some in that; and -yse, which Oxford has beside -ize.
struct EnglishRegions: RegionalSpelling {
  func sides(of tag: LanguageRegion) -> SpellingSides {
    guard let region = tag.region else { return SpellingSides(features: [nil, nil, nil, nil]) }
    if Self.american.contains(region) {
      return SpellingSides(features: [.second, .second, .second, .second])
    }
    let isCanada = region == "CA"
    let hasIze = isCanada || tag.variants.contains("oxendict")
    return SpellingSides(features: [
      .first, hasIze ? .second : .first, isCanada ? nil : .first, isCanada ? .second : .first,
    ])
  }

  /// The United States and their neighbors in spelling.
  private static let american: Set = ["US", "PH", "PR", "LR", "GU", "VI"]

  func variant(of word: String) -> RegionalVariant? {
    let count = word.utf8.count
    if count < Self.minimumLetters { return nil }
    if word.hasSuffix("'s"), var found = variant(of: String(word.dropLast(2))) {
      found.other += "'s"
      return found
    }
    return Self.listed(word) ?? Self.withOur(word) ?? Self.withRe(word) ?? Self.withDoubleL(word)
      ?? Self.withIse(word)
  }

  private static func listed(_ word: String) -> RegionalVariant? {
    for (feature, words) in lists {
      if let other = words.first[word] { return variant(.first, other, feature) }
      if let other = words.second[word] { return variant(.second, other, feature) }
    }
    return nil
  }

  /// The lists of words by feature, by their first spelling and by their second.
  private static let lists = [
    (0, (first: words, second: reversed(words))),
    (2, (first: mixedWords, second: reversed(mixedWords))),
    (2, (first: wordsOfOneMeaning, second: [:])),
  ]

  private static func reversed(_ words: [String: String]) -> [String: String] {
    Dictionary(words.map { ($1, $0) }) { first, _ in first }
  }

  private static func variant(
    _ side: SpellingSide, _ other: String, _ feature: Int = 0, least: Score = minimumAdvantage
  ) -> RegionalVariant {
    RegionalVariant(feature: feature, side: side, other: other, minimumAdvantage: least)
  }

  private static let minimumLetters = 4
  private static let minimumAdvantage = Score(nats: -8)
}

/// Words in -our, -re and -ll-, each as one of some stems with one of some endings.
extension EnglishRegions {
  /// Returns the variant of a word in -our or -or.
  private static func withOur(_ word: String) -> RegionalVariant? {
    for start in word.utf8.indices where word.utf8[start] == letterO {
      let (stem, rest) = (word[..<start], word[start...])
      for (side, core, other) in [
        (SpellingSide.first, "our", "or"), (.second, "or", "our"),
      ] where rest.hasPrefix(core) {
        let ending = String(rest.dropFirst(core.utf8.count))
        guard endingsOfOur.contains(ending), stemsOfOur.contains(String(stem)) else { continue }
        return variant(side, stem + other + ending)
      }
    }
    return nil
  }

  /// Returns the variant of a word in -re or -er.
  private static func withRe(_ word: String) -> RegionalVariant? {
    for (first, second) in endingsOfRe {
      for (side, own, other) in [(SpellingSide.first, first, second), (.second, second, first)]
      where word.hasSuffix(own) {
        let stem = String(word.dropLast(own.utf8.count))
        if stemsOfRe.contains(stem) { return variant(side, stem + other) }
      }
    }
    return nil
  }

  /// Returns the variant of a form of a verb in -l, which has one or two before the ending.
  private static func withDoubleL(_ word: String) -> RegionalVariant? {
    guard let ending = endingsOfL.first(where: word.hasSuffix) else { return nil }
    let stem = String(word.dropLast(ending.utf8.count))
    guard stem.utf8.last == letterL else { return nil }
    if stemsOfL.contains(stem) { return variant(.second, stem + "l" + ending) }
    let single = String(stem.dropLast())
    return stemsOfL.contains(single) ? variant(.first, single + ending) : nil
  }

  private static let stemsOfOur: Set = [
    "col", "discol", "watercol", "multicol", "fav", "disfav", "hon", "dishon", "behavi",
    "misbehavi", "neighb", "lab", "bel", "harb", "hum", "rum", "vap", "flav", "sav", "endeav",
    "arm", "tum", "od", "parl", "rig", "vig", "splend", "cand", "clam", "ferv", "val", "demean",
    "savi", "succ", "arb", "ard", "ranc", "enam",
  ]
  private static let endingsOfOur: Set = [
    "", "s", "ed", "ing", "ings", "er", "ers", "ful", "fully", "less", "able", "ably", "ite",
    "ites",
    "itism", "y", "ies", "hood", "hoods", "ly",
  ]
  private static let stemsOfRe: Set = [
    "cent", "epicent", "theat", "amphitheat", "lit", "millilit", "centilit", "fib", "calib", "sab",
    "somb", "spect", "lust", "meag", "kilomet", "centimet", "millimet", "nanomet",
  ]
  private static let endingsOfRe = [
    ("re", "er"), ("res", "ers"), ("red", "ered"), ("ring", "ering"),
  ]
  private static let stemsOfL: Set = [
    "travel", "cancel", "label", "relabel", "mislabel", "model", "remodel", "signal", "fuel",
    "refuel", "level", "marvel", "counsel", "quarrel", "channel", "tunnel", "dial", "total",
    "unravel", "equal", "panel", "pedal", "backpedal", "rival", "initial", "shovel", "swivel",
    "towel", "grovel", "chisel", "funnel", "kennel", "libel", "bevel", "revel", "spiral", "stencil",
    "pencil", "duel", "enamel", "dishevel", "snivel", "parcel",
  ]
  private static let endingsOfL = ["ed", "ing", "ings", "er", "ers", "or", "ors"]
  private static let (letterO, letterL) = (UInt8(ascii: "o"), UInt8(ascii: "l"))
}

/// Verbs in -ise and -yse, and words derived from them.
extension EnglishRegions {
  /// Returns the variant of a word in -ise, -ize, -yse or -yze, or with an ending after that s or z.
  private static func withIse(_ word: String) -> RegionalVariant? {
    let bytes = word.utf8
    let found = bytes.indices.dropFirst().reversed().first { index in
      let before = bytes[bytes.index(before: index)]
      return (bytes[index] == letterS || bytes[index] == letterZ)
        && (before == letterI || before == letterY)
    }
    guard let found, bytes.distance(from: bytes.startIndex, to: found) >= minimumStemLength else {
      return nil
    }
    let isBritish = bytes[found] == letterS
    let ending = String(word[bytes.index(after: found)...])
    // The plural of analysis is not the verb's form.
    let isPlural = isBritish && ending == "es" && bytes[bytes.index(before: found)] == letterY
    guard endingsOfIse.contains(ending), !isPlural, !exceptions.contains(word) else { return nil }
    return variant(
      isBritish ? .first : .second, word[..<found] + (isBritish ? "z" : "s") + ending,
      bytes[bytes.index(before: found)] == letterI ? 1 : 3,
      least: isBritish ? minimumOfZ : minimumOfS)
  }

  private static let endingsOfIse: Set = [
    "e", "es", "ed", "er", "ers", "ing", "ings", "ingly", "able", "ation", "ations", "ational",
  ]
  /// Words that end likewise and have one spelling, though a list may have the other as well.
  private static let exceptions: Set = [
    "prize", "prizes", "prized", "prizing", "prise", "prises", "prised", "prising", "seize",
    "seizes", "seized", "seizing", "capsize", "capsizes", "capsized",
  ]
  private static let minimumStemLength = 3
  private static let (letterI, letterY) = (UInt8(ascii: "i"), UInt8(ascii: "y"))
  private static let (letterS, letterZ) = (UInt8(ascii: "s"), UInt8(ascii: "z"))
  /// Of a word that all spell with s, as advertise, the other spelling is much rarer.
  private static let minimumOfZ = Score(nats: -1.6)
  private static let minimumOfS = Score(nats: -6)
}
