// What the user decides about corrections: replacements, and corrections that are never made again.

import InkEngine
import InkLSP
import InkLexicon
import InkRPC

extension Session {
  mutating func addReplacement(_ command: AddReplacementCommand) -> MethodTable<Session>.Outcome {
    change(
      UserCorrectionChange(
        .addReplacement,
        Replacement(
          typed: command.typed, text: command.replacement, language: command.language,
          date: effects.secondsSince1970())))
  }

  mutating func removeReplacement(
    _ command: RemoveReplacementCommand
  ) -> MethodTable<Session>.Outcome {
    change(
      UserCorrectionChange(
        .removeReplacement,
        Replacement(
          typed: command.typed, text: "", language: command.language,
          date: effects.secondsSince1970())))
  }

  mutating func allowCorrection(
    _ command: AllowCorrectionCommand
  ) -> MethodTable<Session>.Outcome {
    documents.forEach { $0.allowCorrection(of: command.typed, to: command.replacement) }
    return change(
      UserCorrectionChange(
        .allow,
        Replacement(
          typed: command.typed, text: command.replacement, date: effects.secondsSince1970())))
  }

  func replacements(_ argument: WordListArgument) -> ReplacementListAnswer {
    func part(_ list: [Replacement]) -> [ReplacementListAnswer.Entry] {
      list.filter {
        argument.language == nil || $0.language == nil
          || $0.language == argument.language
      }
      .dropFirst(argument.offset).prefix(argument.limit).map {
        ReplacementListAnswer.Entry(
          typed: $0.typed, replacement: $0.text, language: $0.language, since: Int($0.date))
      }
    }
    return ReplacementListAnswer(
      replacements: part(engine.userCorrections.replacements),
      takenBack: part(engine.userCorrections.takenBack))
  }

  /// Never makes a correction again; two spaces are no pair but a habit, which has a setting.
  mutating func takeBack(_ correction: TypingCorrection) {
    if correction.reason == .doubleSpace { return }
    _ = change(
      UserCorrectionChange(
        .takeBack,
        Replacement(
          typed: correction.typed, text: correction.text, date: effects.secondsSince1970())))
  }

  /// Changes the decisions in memory at once; the answer tells of a change when it is on disk.
  private mutating func change(_ change: UserCorrectionChange) -> MethodTable<Session>.Outcome {
    let isNew = engine.userCorrections.apply(change)
    let isRetry = store.corrections.retries(change)
    let answer = ChangedAnswer(changed: isNew || isRetry)
    if !answer.changed { return .answer(answer) }
    let token = enqueue(.recordCorrections([change]))
    store.corrections.note([change], under: token)
    return .deferred(Deferred(token: token) { _ in answer })
  }
}
