// A hunspell dictionary as the words it stands for: each stem with the affixes that its flags allow.

import InkText

/// The stems of a `.dic` file with the rules of its `.aff` file, both in UTF-8.
struct HunspellDictionary {
  private let stems: [Substring]
  private let rules: HunspellRules

  /// Affixes on affixes: a suffix, another behind it, and a prefix.
  private static let greatestDepth = 3
  /// A stem with more forms than this is cut off; the verbs of Portuguese have some hundreds.
  private static let formsPerStem = 4_000

  /// Reads the two files.
  init(words: [UInt8], affixes: [UInt8]) {
    rules = HunspellRules(String(decoding: affixes, as: UTF8.self))
    let text = String(decoding: words, as: UTF8.self)
    // A byte order mark may stand before the count of the first line.
    stems = text.withoutByteOrderMark.split(whereSeparator: \.isNewline)
  }

  /// Gives every word that the dictionary allows, some of them more than once.
  func forEachWord(_ body: (String) -> Void) {
    forEachForm { form, roles in if roles.contains(.word) { body(form) } }
  }

  /// Gives every word that the dictionary allows and every part of compounds, some of them more than once.
  func forEachForm(_ body: (String, HunspellRoles) -> Void) {
    for stem in stems {
      // Behind white space stands what is known about the word.
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

  /// How a form came about.
  private struct Way {
    /// Whether the stem is only a part of compounds.
    var isBound: Bool
    /// Whether the stem may end a compound; with suffixes it may too.
    var ends: Bool
    var depth = 0
    var hasPrefix = false
    /// The flags of the stem, for a prefix on top of a suffix.
    var stemFlags: [HunspellFlag] = []
  }

  /// What a form may be used as, by its own flags and how it came about.
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
    guard way.depth < Self.greatestDepth else { return }
    for (flag, isOfStem) in flags.map({ ($0, false) }) + way.stemFlags.map({ ($0, true) }) {
      for affix in rules.affixes[flag] ?? [] {
        // Of the stem's own flags only a prefix that goes together with suffixes is put on a suffixed form.
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
