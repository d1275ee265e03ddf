// Packs, provider and field traits in the form of `inkling/status`.

import InkCorrection
import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkPrediction
import InkSettings
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
  /// Creates the provider of a folder whose settings name this kind.
  init(_ kind: FolderSettings.Provider.Kind, _ link: ExternalProviderLink) {
    let plan = kind.asksProgram ? link.plan : nil
    let program = plan.map { plan in
      Program(
        command: plan.command.first ?? "", name: link.name, takesWords: link.takesWords,
        problem: link.problem)
    }
    let isLocal = kind.asksProgram && plan == nil
    self.init(
      kind: (isLocal ? .local : kind).rawValue, canLearnWords: kind.isEnabled,
      canIgnoreWords: kind.isEnabled, program: program)
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
