// The affix rules of a Hunspell dictionary: prefixes and suffixes, each with the stems they apply to.

/// One prefix or suffix of a flag.
struct HunspellAffix {
  /// The characters removed from the stem.
  let strip: [Unicode.Scalar]
  /// The characters added instead.
  let addition: [Unicode.Scalar]
  /// The flags of the resulting form.
  let flags: [HunspellFlag]
  /// For each character next to the affix, the set it must belong to.
  private let condition: [ScalarSet]
  /// Whether it is a prefix.
  let isPrefix: Bool
  /// Whether it can be combined with affixes of the other kind.
  let crosses: Bool

  private struct ScalarSet {
    var scalars: Set<Unicode.Scalar> = []
    var isComplement = false
    func contains(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar) != isComplement }
  }

  /// Parses the columns after the flag: the characters to strip, the ones to add with their flags, the condition.
  init?(_ columns: some Collection<Substring>, isPrefix: Bool, crosses: Bool, rules: HunspellRules)
  {
    let columns = Array(columns)
    guard columns.count >= 2 else { return nil }
    strip = columns[0] == "0" ? [] : Array(columns[0].unicodeScalars)
    let parts = columns[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    addition = parts[0] == "0" ? [] : Array(parts[0].unicodeScalars)
    flags = parts.count > 1 ? rules.flags(parts[1]) : []
    condition = columns.count > 2 ? Self.condition(columns[2]) : []
    self.isPrefix = isPrefix
    self.crosses = crosses
  }

  private static func condition(_ text: Substring) -> [ScalarSet] {
    var sets: [ScalarSet] = []
    var open: ScalarSet?
    for scalar in text.unicodeScalars {
      switch (scalar, open) {
      case ("[", nil): open = ScalarSet()
      case ("]", let set?):
        sets.append(set)
        open = nil
      case ("^", let set?) where set.scalars.isEmpty && !set.isComplement: open?.isComplement = true
      case (".", nil): sets.append(ScalarSet(isComplement: true))
      case (_, nil): sets.append(ScalarSet(scalars: [scalar]))
      case (_, _): open?.scalars.insert(scalar)
      }
    }
    return sets
  }

  /// Returns a stem with this affix, or nil if the affix does not apply to it.
  func applied(to stem: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard stem.count >= max(condition.count, strip.count) else { return nil }
    if isPrefix {
      guard stem.starts(with: strip),
        zip(condition, stem).allSatisfy({ $0.contains($1) })
      else { return nil }
      return addition + stem.dropFirst(strip.count)
    }
    guard stem.suffix(strip.count).elementsEqual(strip),
      zip(condition, stem.suffix(condition.count)).allSatisfy({ $0.contains($1) })
    else { return nil }
    return stem.dropLast(strip.count) + addition
  }
}

/// A flag: one character, two characters, or a number.
typealias HunspellFlag = Substring

/// The possible uses of a form.
struct HunspellRoles: OptionSet {
  let rawValue: UInt8
  /// A word on its own.
  static let word = HunspellRoles(rawValue: 1)
  /// The first part of a compound.
  static let begins = HunspellRoles(rawValue: 2)
  /// A middle part of a compound.
  static let continues = HunspellRoles(rawValue: 4)
  /// The last part of a compound.
  static let ends = HunspellRoles(rawValue: 8)
  /// Any part of a compound.
  static let anywhere: HunspellRoles = [.begins, .continues, .ends]
}

/// The affix file of a dictionary.
struct HunspellRules {
  /// The affixes by flag.
  private(set) var affixes: [HunspellFlag: [HunspellAffix]] = [:]
  /// The flags of words that are explicitly forbidden.
  private(set) var refusing: Set<HunspellFlag> = []
  /// The flag of stems that require an affix.
  private(set) var needsAffix: HunspellFlag?
  /// The flag of forms that are only parts of compounds.
  private(set) var onlyInCompounds: HunspellFlag?
  /// The compound positions that flags permit.
  private(set) var places: [HunspellFlag: HunspellRoles] = [:]
  private var kind = Kind.character
  /// Lists of flags that are referred to by number.
  private var aliases: [Substring] = []

  private enum Kind { case character, long, number }

  /// Parses a `.aff` file; directives it does not know, such as compound patterns, are ignored.
  init(_ text: String) {
    var crosses: [HunspellFlag: Bool] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let columns = line.split(whereSeparator: \.isWhitespace)
      guard columns.count >= 2 else { continue }
      switch columns[0] {
      case "FLAG": kind = columns[1] == "long" ? .long : columns[1] == "num" ? .number : .character
      case "AF": aliases.append(columns[1])
      case "NEEDAFFIX", "PSEUDOROOT": needsAffix = columns[1]
      case "FORBIDDENWORD": refusing.insert(columns[1])
      case "ONLYINCOMPOUND": onlyInCompounds = columns[1]
      case "COMPOUNDBEGIN": places[columns[1], default: []].insert(.begins)
      case "COMPOUNDMIDDLE": places[columns[1], default: []].insert(.continues)
      case "COMPOUNDEND", "COMPOUNDLAST": places[columns[1], default: []].insert(.ends)
      case "COMPOUNDFLAG": places[columns[1], default: []].formUnion(.anywhere)
      case "PFX", "SFX":
        guard columns.count >= 4 else { continue }
        let name = columns[0] + columns[1]
        guard let crossing = crosses[name] else {
          crosses[name] = columns[2] == "Y"
          continue
        }
        let affix = HunspellAffix(
          columns.dropFirst(2), isPrefix: columns[0] == "PFX", crosses: crossing, rules: self)
        if let affix { affixes[columns[1], default: []].append(affix) }
      default: continue
      }
    }
  }

  /// Returns the flags after the slash of a word or affix.
  func flags(_ text: Substring) -> [HunspellFlag] {
    var text = text
    // The first alias line states their number.
    if !aliases.isEmpty, let number = Int(text), aliases.indices.contains(number) {
      text = aliases[number]
    }
    switch kind {
    case .number: return text.split(separator: ",")
    case .character: return text.indices.map { text[$0...$0] }
    case .long:
      var flags: [HunspellFlag] = []
      while text.count >= 2 {
        flags.append(text.prefix(2))
        text = text.dropFirst(2)
      }
      return flags
    }
  }
}
