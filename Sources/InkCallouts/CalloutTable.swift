// Looks up the variants of a character: the user's own first, then those of the language, then English.

/// The variants of characters by language.
package struct CalloutTable: Sendable {
  /// The table that ships with Inkling.
  package static let standard = CalloutTable(rows: rows)

  /// The rows by language code.
  private let languages: [String: Rows]

  /// The rows of one language.
  private struct Rows {
    /// The items of each row by its character, the character itself first.
    var own: [String: [String]] = [:]
    /// For each variant the first row that it stands in.
    var lent: [String: [String]] = [:]
  }

  /// Reads rows of text by language code; see `rows`.
  init(rows: [String: String]) {
    languages = rows.mapValues { text in
      var rows = Rows()
      for line in text.split(separator: "\n") {
        let items = CalloutTable.items(of: String(line))
        for (place, item) in items.enumerated() {
          if place == 0 {
            rows.own[item] = items
          } else if rows.lent[item] == nil {
            rows.lent[item] = items
          }
        }
      }
      return rows
    }
  }

  /// The variants of a character, the character itself first; empty if it has none.
  ///
  /// An override replaces the built-in variants; whether it repeats the character makes no
  /// difference. Then the rows of the language are asked (`pt-BR`, then `pt`), then the English
  /// ones. A character that is only listed as a variant gets the list that it stands in. An
  /// upper-case letter gets the variants of its lower-case letter in upper case.
  package func callouts(
    of character: String, language: String?, overrides: [String: String] = [:]
  ) -> [Callout] {
    let casing = CalloutCasing(language: language)
    let key = casing.lowercased(character)
    let isUpper = key != character && casing.uppercased(key) == character
    let items: [String]
    if let own = overrides[character] {
      items = CalloutTable.items(of: own)
    } else {
      let found = overrides[key].map(CalloutTable.items) ?? builtIn(key, language: language)
      items = isUpper ? found.map(casing.uppercased) : found
    }
    var seen: Set = [character]
    let others = items.filter { seen.insert($0).inserted }
    return others.isEmpty ? [] : ([character] + others).map { Callout($0) }
  }

  /// The row that a lower-case character has or is lent.
  private func builtIn(_ key: String, language: String?) -> [String] {
    let asked = CalloutTable.lookUpOrder(of: language).compactMap { languages[$0] }
    return asked.lazy.compactMap { $0.own[key] }.first
      ?? asked.lazy.compactMap { $0.lent[key] }.first ?? []
  }

  /// The language codes to ask in turn: the whole identifier, the identifier without its last
  /// parts, English.
  private static func lookUpOrder(of language: String?) -> [String] {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    let codes = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    return codes + ["en"]
  }

  /// The items of a row: split at spaces if there are any, else one for each character.
  private static func items(of line: String) -> [String] {
    line.contains(" ") ? line.split(separator: " ").map(String.init) : line.map(String.init)
  }
}
