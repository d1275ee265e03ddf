// Language tags: which ones name the same language for a pack.

/// BCP 47 tags, compared as far as packs go.
package enum LanguageTag {
  /// The language without region and script: `en` of `en-GB`; small letters.
  package static func primary(_ tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Whether a pack with a tag is of a language asked for: the same tag, or one of them is without a region.
  package static func matches(_ pack: String, _ asked: String) -> Bool {
    if pack.lowercased() == asked.lowercased() { return true }
    let primary = primary(pack)
    guard primary == self.primary(asked) else { return false }
    return pack.lowercased() == primary || asked.lowercased() == primary
  }
}
