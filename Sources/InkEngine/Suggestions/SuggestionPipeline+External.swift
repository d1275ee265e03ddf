// The suggestions of an external provider, among the words or in their place.

import InkAutocomplete

extension SuggestionPipeline {
  /// Merges the suggestions of an external provider by their scores, or replaces the words by them.
  mutating func addExternal() {
    guard let external = question.external else { return }
    let found = external.suggestions.filter { item in
      (query.offersTypedWord || item.text != query.prefix)
        && !judge.isIgnored(item.text)
    }.map { item in
      Suggestion(
        text: item.text, title: item.title, subtitle: item.subtitle, kind: .regular,
        source: .external(external.source), score: item.score, range: place.site.prefixRange,
        newText: item.text.with(space: place.addsSpace))
    }
    if found.isEmpty || !place.policy.offersWords { return }
    if external.isAlone {
      list = Array(found.prefix(limit))
      return
    }
    // The automatic correction, and the refusal of it, keep their places.
    let fixed = list.prefix { $0.kind == .unknown || $0.kind == .autocorrect }
    var rest = Array(list.dropFirst(fixed.count))
    rest.merge(found.filter { item in !fixed.contains { $0.text == item.text } })
    list = fixed + rest
    list.keepFirst(limit)
  }
}
