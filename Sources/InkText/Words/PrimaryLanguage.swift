// The language that a tag names, without its region and script.

/// The primary subtag of a BCP 47 tag in small letters: `en` of `en-GB`, `zh` of `ZH_tw`; empty for no tag.
package func primaryLanguage(of tag: String?) -> String {
  let tag = tag ?? ""
  // Most tags are that already, and they are asked for at every key.
  let isPrimary = tag.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  return isPrimary ? tag : tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
}
