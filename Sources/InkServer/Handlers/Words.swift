// The commands about words: taught, ignored, taken back, listed.

import InkEngine
import InkLSP
import InkLexicon
import InkRPC

extension Session {
  /// Changes the words in memory at once; what is to last is answered when it is on disk.
  mutating func change(
    _ kind: UserWordChange.Kind, _ argument: WordArgument
  ) throws -> MethodTable<Session>.Outcome {
    guard engine.takes(kind) else { throw ServerError.withoutWords }
    let change = UserWordChange(kind, argument, date: effects.secondsSince1970())
    let isNew = engine.apply(change)
    let answer = ChangedAnswer(changed: isNew || pending.retries(change))
    if !answer.changed || change.scope == .session { return .answer(answer) }
    let token = store(.record(change))
    pending.note(change, under: token)
    return .deferred(Deferred(token: token) { _ in answer })
  }

  func wordStatus(_ command: WordStatusCommand) -> WordStatusAnswer {
    WordStatusAnswer(engine.wordStatus(command.argument.word, language: command.argument.language))
  }

  func learnedWords(_ command: LearnedWordsCommand) -> WordListAnswer {
    WordListAnswer(engine.userWords.learned.map(ListedWord.init), command.argument)
  }

  func ignoredWords(_ command: IgnoredWordsCommand) -> WordListAnswer {
    WordListAnswer(engine.userWords.ignored.map(ListedWord.init), command.argument)
  }
}
