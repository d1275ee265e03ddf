// Items of data sources among the suggestions: where a document requests one, and in fields that name their source.

import InkAutocomplete
import InkLexicon
import InkModel
import InkText

extension Engine {
  /// Returns the items requested at a place, best first; empty if no item is requested, or none begins as typed.
  func itemsAsked(at place: Place, in document: Document, limit: Int) -> [Suggestion] {
    guard limit > 0, place.policy.isAssisted, !place.site.hasOwnText else { return [] }
    for cue in cues(at: place, in: document) {
      let found = DataSourceProvider(sources(for: cue, at: place, in: document))
        .suggestions(for: query(for: cue, at: place, limit: limit), in: model).suggestions
      if !found.isEmpty { return found.map { $0.coveringRest(in: document.text) } }
    }
    return []
  }

  /// The provider for a place: in a field that names a data source its items come with the words.
  func provider(at place: Place) -> any SuggestionProvider {
    guard
      let source = place.policy.traits.dataSource.flatMap({ sources.of(place.address.folder)[$0] })
    else {
      return .local
    }
    return MergedProvider([DataSourceProvider([source]), .local])
  }

  /// The requests that may be meant at a place, the more specific first.
  private func cues(at place: Place, in document: Document) -> [ItemCue] {
    if place.site.region == .frontMatter {
      return [ItemCue(frontMatterBefore: place.site.point, in: document.text)].compactMap(\.self)
    }
    var cues: [ItemCue] = []
    if document.isCommit, place.site.region != .code {
      cues += [ItemCue(commitBefore: place.site.point, in: document.text)].compactMap(\.self)
    }
    guard place.policy.treatment != .off || place.policy.isInvoked else { return cues }
    for mark in sources.triggers {
      guard let cue = ItemCue(mark: mark, before: place.site.point, in: document.text) else {
        continue
      }
      // A number sign alone at the start of a line begins a heading, or a comment.
      if cue.typed.isEmpty, cue.sign == .mark("#"), cue.range.lowerBound.byte == 1 { continue }
      cues.append(cue)
    }
    if let name = place.policy.traits.dataSource, sources.of(place.address.folder)[name] != nil {
      let line = ItemCue.text(before: place.site.point, in: document.text).drop { $0.isWhitespace }
      if line.contains(" ") { cues.append(ItemCue(.key(name), line, before: place.site.point)) }
    }
    return cues
  }

  /// The lists that match a cue: those of the settings, then the document's own.
  private func sources(for cue: ItemCue, at place: Place, in document: Document) -> [DataSource] {
    let all = sources.of(place.address.folder).values.sorted { $0.name < $1.name }
    lazy var own = DocumentItems(in: document.text, around: place.site.point)
    func list(_ items: [String]) -> DataSource {
      DataSource(name: "document", items: ItemList(items))
    }
    switch cue.sign {
    case .mark(let mark):
      let set = all.filter { $0.after == mark }
      // The document's own items are single words.
      guard document.isText, ItemCue.ownMarks.contains(mark), let sign = mark.utf8.first,
        !cue.typed.contains(" ")
      else { return set }
      return set + [list(own.words(after: sign))]
    case .key(let key):
      let set = all.filter { [key, key + "s"].contains($0.name.lowercased()) }
      return key == "tags" ? set + [list(own.words(after: UInt8(ascii: "#")))] : set
    case .trailer(let key):
      return all.filter { $0.after == "@" || $0.after.hasPrefix(key) } + [list(own.people)]
    case .trailerStart:
      return [DataSource(name: "trailers", items: Self.trailers)]
    }
  }

  /// The trailers that Git, its hosts and the kernel know.
  private static let trailers = ItemList(
    [
      "Signed-off-by", "Co-authored-by", "Reviewed-by", "Acked-by", "Tested-by", "Reported-by",
      "Suggested-by", "Helped-by", "Cc", "Fixes", "Closes", "Refs",
    ].map { $0 + ":" })

  private func query(for cue: ItemCue, at place: Place, limit: Int) -> SuggestionQuery {
    let isWord = if case .mark = cue.sign { true } else { false }
    return SuggestionQuery(
      at: TypedPlace(cue.typed, in: place.evidence.context), replacing: cue.range,
      addsSpace: cue.sign == .trailerStart || isWord && place.addsSpace, limit: limit,
      language: place.language.chosen, address: place.address)
  }
}
