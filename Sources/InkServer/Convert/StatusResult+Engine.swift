// Packs, provider and field traits in the form of `inkling/status`.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkPrediction
import InkText

extension StatusResult.Pack {
  init(_ entry: LoadedPacks.Entry) {
    let metadata = entry.pack.metadata
    self.init(
      language: metadata.language, name: metadata.name, version: metadata.version,
      origin: entry.origin, byteCount: entry.byteCount, wordCount: metadata.wordCount)
  }
}

extension StatusResult.Provider {
  init(_ provider: any SuggestionProvider, _ link: ExternalProviderLink) {
    let program = link.plan.map { plan in
      Program(
        command: plan.command.first ?? "", name: link.name, takesWords: link.takesWords,
        problem: link.problem)
    }
    let kind = link.plan.map { $0.isAlone ? "external" : "merged" }
    self.init(
      kind: kind ?? provider.name, canLearnWords: provider.canLearnWords,
      canIgnoreWords: provider.canIgnoreWords, program: program)
  }
}

extension JSONValue {
  /// Creates the traits of a document's field, without those that the settings decide.
  init(_ document: Document) {
    let traits = document.traits
    var object = JSONObject([("kind", .string(traits.kind.rawValue))])
    object["inlinePrediction"] = traits.inlinePrediction.map { .string($0.rawValue) }
    object["autocorrect"] = traits.autocorrect.map { .string($0.rawValue) }
    object["autocapitalization"] = traits.autocapitalization.map { .string($0.rawValue) }
    object["language"] = document.chosenLanguage.map { .string($0) }
    object["dataSource"] = traits.dataSource.map { .string($0) }
    self = .object(object)
  }
}
