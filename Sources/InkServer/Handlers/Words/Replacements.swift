// The user's decisions about corrections: replacements, and corrections never to be made again.

import InkEngine
import InkLSP
import InkLexicon
import InkRPC

extension Session {
  mutating func addReplacement(_ command: AddReplacementCommand) -> MethodTable<Session>.Outcome {
    change([
      UserCorrectionChange(
        .addReplacement,
        Replacement(
          typed: command.typed, text: command.replacement, language: command.language,
          date: effects.clock.secondsSince1970))
    ])
  }

  mutating func removeReplacement(
    _ command: RemoveReplacementCommand
  ) -> MethodTable<Session>.Outcome {
    change([
      UserCorrectionChange(
        .removeReplacement,
        Replacement(
          typed: command.typed, text: "", language: command.language,
          date: effects.clock.secondsSince1970))
    ])
  }

  mutating func allowCorrection(
    _ command: AllowCorrectionCommand
  ) -> MethodTable<Session>.Outcome {
    let kept = engine.userCorrections.reverted(keeping: command.typed, from: command.replacement)
    let asked = Replacement(
      typed: command.typed, text: command.replacement, date: effects.clock.secondsSince1970)
    return change((kept.isEmpty ? [asked] : kept).map { UserCorrectionChange(.allow, $0) })
  }

  func replacements(_ argument: WordListArgument) -> ReplacementListAnswer {
    func part(_ list: [Replacement]) -> [ReplacementListAnswer.Entry] {
      list.filter { LanguageTag.covers($0.language, argument.language) }
        .dropFirst(argument.offset).prefix(argument.limit).map {
          ReplacementListAnswer.Entry(
            typed: $0.typed, replacement: $0.text, language: $0.language,
            since: Int(clamping: $0.date))
        }
    }
    return ReplacementListAnswer(
      replacements: part(engine.userCorrections.replacements),
      reverted: part(engine.userCorrections.reverted))
  }

  /// Stops a correction that the user undid from being made again. Kept for good if the document is learned from,
  /// otherwise for this session; a replacement that the user set up is also only stopped for this session, since it
  /// would be lost. Returns whether it was not stopped before.
  mutating func noteRevert(of correction: TypingCorrection, in uri: String) throws -> Bool {
    guard
      let change = UserCorrectionChange(
        reverting: correction, date: effects.clock.secondsSince1970)
    else { return false }
    let isNew = !engine.userCorrections.isReverted(correction.typed, correction.text)
    if correction.reason != .replacement, engine.learns(from: try documents.document(uri)) {
      _ = self.change([change])
    } else if engine.userCorrections.apply(change) {
      storeTraffic.corrections.retainForSession(change)
    }
    return isNew
  }

  /// Replaces the decisions with the current ones; what another server has allowed again is also allowed in open
  /// documents.
  mutating func replaceCorrections(_ corrections: UserCorrections) {
    let old = engine.userCorrections
    engine.userCorrections = corrections
    release(old.reverted.filter { !corrections.isReverted($0.typed, $0.text) })
    release(Set(corrections.replacements).subtracting(old.replacements))
  }

  /// Allows corrections again in the documents in which they were undone.
  private mutating func release(_ pairs: some Sequence<Replacement>) {
    for pair in pairs {
      documents.forEach { $0.allowCorrection(of: pair.typed, to: pair.text) }
    }
  }

  /// Changes the decisions in memory immediately; the response follows once the change is on disk.
  private mutating func change(_ changes: [UserCorrectionChange]) -> MethodTable<Session>.Outcome {
    var effective: [UserCorrectionChange] = []
    for change in changes {
      let isNew = engine.userCorrections.apply(change)
      if change.kind == .addReplacement || change.kind == .allow { release([change.replacement]) }
      let isRetry = storeTraffic.corrections.retries(change)
      if isNew || isRetry { effective.append(change) }
    }
    return answer(ChangedAnswer(changed: !effective.isEmpty), onceRecorded: effective)
  }
}
