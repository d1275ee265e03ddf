// Comparison of language tags, as needed to find the pack of a language.

import InkText

/// Comparison of BCP 47 tags, to the extent that packs need it.
package enum LanguageTag {
  /// Returns the tags under which a language may be found, the closest first: the tag itself, then ever shorter
  /// prefixes of it, where a single-letter subtag is removed together with the one it introduces (RFC 4647, 3.4). The
  /// tags are in the letter case of BCP 47: `zh-Hant-TW`, `zh-Hant`, `zh`.
  package static func lookup(_ asked: String) -> [String] {
    var subtags = asked.split { $0 == "-" || $0 == "_" }.enumerated().map { index, subtag in
      switch (index, subtag.utf8.count) {
      case (1..., 2): subtag.uppercased()
      case (1..., 4): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.lowercased()
      }
    }
    var tags: [String] = []
    while !subtags.isEmpty {
      tags.append(subtags.joined(separator: "-"))
      subtags.removeLast()
      if subtags.last?.utf8.count == 1 { subtags.removeLast() }
    }
    return tags
  }

  /// Whether data of language `own` applies to the language `asked`: the same one or a more specific one, as `en`
  /// applies to `en-GB`. A nil `own` applies to every language, and a nil `asked` stands for any language.
  package static func covers(_ own: String?, _ asked: String?) -> Bool {
    guard let own, let asked, own != asked else { return true }
    return lookup(own).first.map(lookup(asked).contains) == true
  }

  /// Whether two tags are the same, however they are written; nil, meaning all languages, equals only nil.
  package static func isSame(_ tag: String?, _ other: String?) -> Bool {
    tag == other || tag != nil && tag.map { lookup($0).first } == other.map { lookup($0).first }
  }

  /// Whether data of language `own` is removed when a user removes that of language `asked`, whichever of the two is
  /// more specific. A nil `asked` removes everything; data of all languages is removed only by it.
  static func isRemoved(_ own: String?, by asked: String?) -> Bool {
    guard let asked else { return true }
    return own.map { matches($0, asked) } ?? false
  }

  /// Whether a pack matches a requested language: either tag is found by a lookup of the other.
  package static func matches(_ pack: String, _ asked: String) -> Bool {
    if pack == asked { return true }
    guard primaryLanguage(of: pack) == primaryLanguage(of: asked) else { return false }
    let (packs, asked) = (lookup(pack), lookup(asked))
    return packs.first.map(asked.contains) == true || asked.first.map(packs.contains) == true
  }
}
