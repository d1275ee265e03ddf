// The rest of the word that the cursor is in or before: replaced where a suggestion ends with it, not suggested again.

import InkAutocomplete
import InkText

extension SuggestionPipeline {
  /// Lets suggestions replace the whole word around the cursor where they end as it does: `going` at `go|ing` would
  /// otherwise leave `goinging`. The space that is due then is the one after the word.
  mutating func replaceWholeWord() {
    let end = place.site.wordRange.upperBound
    guard place.site.point < end, !query.prefix.isEmpty, !place.site.hasOwnText else {
      return
    }
    let rest = normalizedWord(text.string(in: place.site.point..<end))
    let addsSpace = place.separatesWords && RestOfLine(end, in: text).first == nil
    for index in list.indices where list[index].range == query.range {
      let word = normalizedWord(list[index].text)
      guard word.utf8.count > rest.utf8.count, word.hasSuffix(rest) else { continue }
      list[index].range = query.range.lowerBound..<end
      list[index].newText = list[index].text.with(space: addsSpace)
    }
  }

  /// Removes the word directly after the cursor, where nothing is typed before it.
  mutating func removeWordAfterCursor() {
    guard place.site.isDirectlyBeforeWord else { return }
    let next = text.string(in: place.site.wordRange)
    list.removeAll { $0.range.isEmpty && $0.text == next }
  }
}
