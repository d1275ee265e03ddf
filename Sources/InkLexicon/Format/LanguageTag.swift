// Language tags: which ones name the same language for a pack.

import InkText

/// BCP 47 tags, compared as far as packs go.
package enum LanguageTag {
  /// The tags under which a language may be found, the closest first: its own, then ever less of it, where a single
  /// letter goes with what it introduces (RFC 4647, 3.4); in the letter case of BCP 47: `zh-Hant-TW`, `zh-Hant`, `zh`.
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

  /// Whether what belongs to a language holds in the one asked for: to that one or to more than it, as `en` holds in
  /// `en-GB`; nil belongs to all, and asks for any.
  package static func covers(_ own: String?, _ asked: String?) -> Bool {
    guard let own, let asked, own != asked else { return true }
    return lookup(own).first.map(lookup(asked).contains) == true
  }

  /// Whether two tags are one, however they are written; nil is all languages and none of them.
  package static func isSame(_ tag: String?, _ other: String?) -> Bool {
    tag == other || tag != nil && tag.map { lookup($0).first } == other.map { lookup($0).first }
  }

  /// Whether what belongs to a language goes where somebody takes back what belongs to the one asked for, to less or
  /// more of it; nil asks for any, and what belongs to all goes with nothing less.
  package static func isTakenBack(_ own: String?, by asked: String?) -> Bool {
    guard let asked else { return true }
    return own.map { matches($0, asked) } ?? false
  }

  /// Whether a pack with a tag is of a language asked for: one of them is found by looking for the other.
  package static func matches(_ pack: String, _ asked: String) -> Bool {
    if pack == asked { return true }
    guard primaryLanguage(of: pack) == primaryLanguage(of: asked) else { return false }
    let (packs, asked) = (lookup(pack), lookup(asked))
    return packs.first.map(asked.contains) == true || asked.first.map(packs.contains) == true
  }
}
