// The primary language of a language tag.

/// Returns the primary subtag of a BCP 47 tag in lower case: `en` for `en-GB`, `zh` for `ZH_tw`; empty for no tag.
package func primaryLanguage(of tag: String?) -> String {
  let tag = tag ?? ""
  // Most tags already are one, and this is called at every keystroke.
  let isPrimary = tag.utf8.span.all(\.isASCIISmallLetter)
  return isPrimary ? tag : tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
}
