// What a provider outside of the engine suggests, among the words or in their place.

import InkAutocomplete

extension SuggestionPipeline {
  /// Sorts in what a provider outside suggests by its scores, or puts it in the place of the words.
  mutating func addOutside() {
    guard let outside = question.outside else { return }
    let found = outside.items.filter { item in
      (query.offersTypedWord || item.text != query.prefix)
        && !engine.isIgnored(item.text, at: place)
    }.map { item in
      Suggestion(
        text: item.text, title: item.title, subtitle: item.subtitle, kind: .regular,
        source: outside.source, score: item.score, range: place.site.prefixRange,
        newText: item.text.with(space: place.addsSpace))
    }
    if found.isEmpty || !place.policy.offersWords { return }
    if outside.isAlone {
      list = Array(found.prefix(limit))
      return
    }
    // What would be done by itself, and the refusal of it, keep their places.
    let fixed = list.prefix { $0.kind == .unknown || $0.kind == .autocorrect }
    var rest = Array(list.dropFirst(fixed.count))
    rest.merge(found.filter { item in !fixed.contains { $0.text == item.text } })
    list = Array((fixed + rest).prefix(limit))
  }
}
