// What a suggestion replaces when the cursor stands inside a word: the rest of the word too, where it agrees.

import InkAutocomplete
import InkText

extension [Suggestion] {
  /// Lets suggestions replace the whole word around the cursor where they end as it does: `going` at `go|ing` would
  /// leave `goinging` otherwise. The space that is due then is the one behind the word.
  mutating func replaceWholeWord(at place: Place, in text: Text) {
    let end = place.site.wordRange.upperBound
    guard place.site.point < end, !place.site.context.prefix.isEmpty, !place.site.hasOwnText else {
      return
    }
    let rest = normalizedWord(text.string(in: place.site.point..<end))
    let addsSpace = place.separatesWords && Following(end, in: text).first == nil
    for index in indices where self[index].range == place.site.prefixRange {
      let word = normalizedWord(self[index].text)
      guard word.utf8.count > rest.utf8.count, word.hasSuffix(rest) else { continue }
      self[index].range = place.site.prefixRange.lowerBound..<end
      self[index].newText = self[index].text.with(space: addsSpace)
    }
  }
}
