// What the flags of a hunspell dictionary do: prefixes and suffixes, each with the stems it may be put on.

/// One prefix or suffix of a flag.
struct HunspellAffix {
  /// What is taken off the stem.
  let strip: [Unicode.Scalar]
  /// What is put in its place.
  let addition: [Unicode.Scalar]
  /// Flags that the new form has.
  let flags: [HunspellFlag]
  /// For each scalar next to the affix, which ones it may be.
  private let condition: [ScalarSet]
  /// Whether it stands in front.
  let isPrefix: Bool
  /// Whether it goes together with affixes of the other end.
  let crosses: Bool

  private struct ScalarSet {
    var scalars: Set<Unicode.Scalar> = []
    var isComplement = false
    func contains(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar) != isComplement }
  }

  /// Reads the columns behind the flag: what to strip, what to add with its flags, the condition.
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

  /// A stem with this affix; nil where it does not go on it.
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

/// A flag: one character, two, or a number.
typealias HunspellFlag = Substring

/// What a form may be used as.
struct HunspellRoles: OptionSet {
  let rawValue: UInt8
  /// A word by itself.
  static let word = HunspellRoles(rawValue: 1)
  /// The first part of a compound.
  static let begins = HunspellRoles(rawValue: 2)
  /// A part between the first and the last.
  static let continues = HunspellRoles(rawValue: 4)
  /// The last part of a compound.
  static let ends = HunspellRoles(rawValue: 8)
  /// Any part of a compound.
  static let anywhere: HunspellRoles = [.begins, .continues, .ends]
}

/// The affix file of a dictionary.
struct HunspellRules {
  /// The affixes by their flag.
  private(set) var affixes: [HunspellFlag: [HunspellAffix]] = [:]
  /// Flags of words that are listed to be refused.
  private(set) var refusing: Set<HunspellFlag> = []
  /// The flag of stems that need an affix.
  private(set) var needsAffix: HunspellFlag?
  /// The flag of what is no word by itself, only a part of compounds.
  private(set) var onlyInCompounds: HunspellFlag?
  /// What flags say about places in a compound.
  private(set) var places: [HunspellFlag: HunspellRoles] = [:]
  private var kind = Kind.character
  /// Lists of flags that are named by their number.
  private var aliases: [Substring] = []

  private enum Kind { case character, long, number }

  /// Reads the text of a `.aff` file; what it does not know, such as patterns of compounds, it passes over.
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

  /// The flags written behind a word's or an affix's slash.
  func flags(_ text: Substring) -> [HunspellFlag] {
    var text = text
    // The first alias line says how many there are.
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
