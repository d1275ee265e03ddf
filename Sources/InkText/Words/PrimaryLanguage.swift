// The language that a tag names, without its region and script.

/// The primary subtag of a BCP 47 tag in small letters: `en` of `en-GB`, `zh` of `ZH_tw`; empty for no tag.
package func primaryLanguage(of tag: String?) -> String {
  (tag ?? "").prefix { $0 != "-" && $0 != "_" }.lowercased()
}
