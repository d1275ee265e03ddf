// `inkling/status`: what is loaded, which settings are in effect and where they come from.

import InkEngine
import InkJSON
import InkLSP
import InkLexicon
import InkSettings

extension Session {
  func status(_ request: StatusRequest) throws -> StatusResult {
    let document = try request.uri.map { try documents.document($0) }
    let tally = documents.offerTally
    let folder = document.map(\.folder) ?? settings.mainFolder
    return StatusResult(
      version: effects.version,
      packs: loadedPacks.entries.map(StatusResult.Pack.init),
      problems: loadedPacks.problems + settings.files.compactMap { settings.unreadable[$0] }
        + [storeTraffic.problems.failure].compactMap(\.self) + storeTraffic.problems.notices,
      settings: settingsReport(forLanguageID: document?.languageID, in: folder),
      field: document.map { JSONValue($0) },
      folder: settings.project(at: folder)?.name,
      provider: StatusResult.Provider(
        settings.layers.settings(ofFolder: folder).provider.kind, externalProvider),
      learnedCount: engine.userWords.learned.count,
      ignoredCount: engine.userWords.ignored.count,
      offers: (tally.taken, tally.kept, tally.undone))
  }

  private func settingsReport(forLanguageID languageID: String?, in folder: String?) -> JSONValue {
    let report = settings.layers.report(forLanguageID: languageID, in: folder)
    return .object(
      JSONObject(
        report.map { path, value, origin in
          (path, ["value": value, "origin": .string(origin.name)])
        }))
  }
}
