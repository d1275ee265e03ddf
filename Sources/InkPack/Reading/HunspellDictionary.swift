// A Hunspell dictionary expanded to its words: each stem with the affixes that its flags permit.

import InkText

/// The stems of a `.dic` file with the rules of its `.aff` file, both in UTF-8.
struct HunspellDictionary {
  private let stems: [Substring]
  private let rules: HunspellRules

  /// The maximum number of affixes on a stem: a suffix, another one after it, and a prefix.
  private static let maximumDepth = 3
  /// The number of forms after which a stem is cut off; Portuguese verbs have several hundred.
  private static let formsPerStem = 4_000

  /// Parses the two files.
  init(words: [UInt8], affixes: [UInt8]) {
    rules = HunspellRules(String(decoding: affixes, as: UTF8.self))
    let text = String(decoding: words, as: UTF8.self)
    // A byte order mark may precede the count in the first line.
    stems = text.withoutByteOrderMark.split(whereSeparator: \.isNewline)
  }

  /// Calls a closure with every word that the dictionary permits, possibly more than once.
  func forEachWord(_ body: (String) -> Void) {
    forEachForm { form, roles in if roles.contains(.word) { body(form) } }
  }

  /// Calls a closure with every word and every part of compounds that the dictionary permits, possibly more than once.
  func forEachForm(_ body: (String, HunspellRoles) -> Void) {
    for stem in stems {
      // White space separates the word from additional data.
      let entry = stem.prefix { $0 != " " && $0 != "\t" }
      let parts = entry.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let word = parts.first, !word.isEmpty, Int(word) == nil else { continue }
      let flags = parts.count > 1 ? rules.flags(parts[1]) : []
      if flags.contains(where: rules.refusing.contains) { continue }
      var count = 0
      let way = Way(
        isBound: flags.contains { $0 == rules.onlyInCompounds },
        ends: flags.contains { rules.places[$0]?.contains(.ends) ?? false })
      expand(Array(word.unicodeScalars), flags, way, &count, body)
    }
  }

  /// The derivation of a form.
  private struct Way {
    /// Whether the stem is only a part of compounds.
    var isBound: Bool
    /// Whether the stem may end a compound, in which case it may do so with suffixes, too.
    var ends: Bool
    var depth = 0
    var hasPrefix = false
    /// The flags of the stem, for a prefix on top of a suffix.
    var stemFlags: [HunspellFlag] = []
  }

  /// Returns the possible uses of a form, given its own flags and its derivation.
  private func roles(_ flags: [HunspellFlag], _ way: Way) -> HunspellRoles {
    var roles: HunspellRoles = way.isBound ? [] : .word
    for flag in flags {
      if flag == rules.needsAffix { return [] }
      if flag == rules.onlyInCompounds { roles.remove(.word) }
      if let places = rules.places[flag] { roles.formUnion(places) }
    }
    if way.ends, !way.hasPrefix { roles.insert(.ends) }
    return roles
  }

  private func expand(
    _ form: [Unicode.Scalar], _ flags: [HunspellFlag], _ way: Way, _ count: inout Int,
    _ body: (String, HunspellRoles) -> Void
  ) {
    guard count < Self.formsPerStem else { return }
    let roles = roles(flags, way)
    if !roles.isEmpty {
      count += 1
      var text = String.UnicodeScalarView()
      text.append(contentsOf: form)
      body(String(text), roles)
    }
    guard way.depth < Self.maximumDepth else { return }
    for (flag, isOfStem) in flags.map({ ($0, false) }) + way.stemFlags.map({ ($0, true) }) {
      for affix in rules.affixes[flag] ?? [] {
        // Of the stem's own flags, only prefixes that can be combined with suffixes apply to a suffixed form.
        if isOfStem, !affix.isPrefix || !affix.crosses { continue }
        if affix.isPrefix, way.hasPrefix { continue }
        guard let new = affix.applied(to: form),
          !affix.flags.contains(where: rules.refusing.contains)
        else { continue }
        var next = way
        next.depth += 1
        next.hasPrefix = way.hasPrefix || affix.isPrefix
        next.stemFlags =
          affix.isPrefix || !affix.crosses ? [] : way.depth == 0 ? flags : way.stemFlags
        expand(new, affix.flags, next, &count, body)
      }
    }
  }
}
