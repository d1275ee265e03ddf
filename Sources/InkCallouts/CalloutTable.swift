// Look-up of the variants of a character: the user's own, or those of the language followed by the English ones.

import InkText

/// The variants of characters by language.
///
/// Rows remain text until they are needed: a look-up searches a few kilobytes, and nothing is parsed at start-up.
public struct CalloutTable: Sendable {
  /// The table included with Inkling.
  public static let standard = CalloutTable()

  /// Returns the variants of a character, beginning with the character itself; empty if it has none.
  ///
  /// An override replaces the built-in variants, whether or not it repeats the character. Otherwise the rows of the
  /// language come first (`pt-BR`, then `pt`), then the English ones, then those of other scripts and, for languages
  /// other than English, the letters of other languages. A character that is listed as a variant gets the list that
  /// contains it. An uppercase letter gets the variants of its lowercase letter in upper case, an emoji of a person its
  /// skin tones.
  public func callouts(
    of character: String, language: String?, overrides: [String: String] = [:]
  ) -> [Callout] {
    let casing = CalloutCasing(language: language)
    let key = casing.lowercased(character).composed
    let isUpper = key != character && casing.uppercased(key) == character
    let items: [String]
    if let own = overrides[character] {
      items = CalloutRow(own[...]).items
    } else {
      let found =
        overrides[key].map { CalloutRow($0[...]).items }
        ?? builtIn(key, Self.texts(for: language)) ?? SkinTone.variants(of: character)
      items = isUpper ? found.map(casing.uppercased) : found
    }
    var seen: Set = [character]
    let others = items.filter { seen.insert($0).inserted }
    return others.isEmpty ? [] : ([character] + others).map { Callout($0) }
  }

  /// Returns the variants listed for a lowercase character, and those of the row that contains it.
  ///
  /// A letter gets both, its own first: from ø to ǿ, then as from o to ö. A symbol with a row gets only that.
  private func builtIn(_ key: String, _ texts: [String]) -> [String]? {
    var items: [String] = []
    var heads: Set<String> = []
    var next: String? = key
    while let head = next, heads.insert(head).inserted {
      let own = texts.compactMap { CalloutRow(of: head, in: $0)?.items }
      items += own.joined()
      let isLetter = head.unicodeScalars.first?.properties.isAlphabetic ?? false
      let lends = own.isEmpty || isLetter
      next =
        lends ? texts.lazy.compactMap { CalloutRow(with: head, in: $0)?.items.first }.first : nil
    }
    return items.isEmpty ? nil : items
  }

  /// Returns the rows to search in order: those of the whole identifier, of the identifier with trailing subtags
  /// removed, the English ones, those of all scripts, those of all Latin letters.
  private static func texts(for language: String?) -> [String] {
    let parts = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    let codes = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let own = codes.filter { $0 != english }.flatMap { [rows[$0], unicodeRows[$0]] }
    return own.compactMap(\.self) + [rows[english] ?? "", scriptRows]
      + (codes.last == english || codes.isEmpty ? [] : [latinRows])
  }

  private static let english = "en"

  /// Whether there are letters for a language, by its tag or the tag with trailing subtags removed.
  package static func knows(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    return parts.indices.contains { index in
      let code = parts[...index].joined(separator: "-")
      return rows[code] != nil || unicodeRows[code] != nil
    }
  }
}
