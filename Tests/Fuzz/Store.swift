// A word store damaged anywhere: read, set aside, or left to the newer version of Inkling that its number indicates; a
// word that was learned is in it afterwards.

import InkLexicon
import InkStore
import InkSystem

private let folder = (try? FileSystem.makeTemporaryFolder("inkling-fuzz")) ?? "/nonexistent"
private let path = "\(folder)/words.sqlite"

private let sound: [UInt8] = {
  let words = (0..<200).map { UserWordChange(kind: .learn, word: "word\($0)x", date: 1) }
  do {
    let store = try UserStore(path: path)
    try store.record(words)
    _ = try store.ngramCounts(date: 9)
  } catch {}
  return (try? FileSystem.read(path, limitBytes: 1 << 24)) ?? []
}()

func fuzz(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let damaged = choices.damaged(sound)
  for name in (try? FileSystem.names(in: folder)) ?? [] {
    try? FileSystem.remove("\(folder)/\(name)")
  }
  try? FileSystem.write(damaged, to: path)
  do {
    do {
      try learn()
    } catch StoreError.damaged {
      // The damage shows only now: the next opening is told of it and sets the file aside.
      try learn(suspectingDamage: true)
    }
    precondition(knows(), "a word that was learned is not there")
  } catch StoreError.tooNew {
    // A format number above ours: the file is left untouched.
  } catch {
    preconditionFailure("a damaged store prevents a new one")
  }
}

/// Learns a word, as the store's thread does.
private func learn(suspectingDamage: Bool = false) throws {
  let store = try UserStore(path: path, suspectingDamage: suspectingDamage)
  try store.record([UserWordChange(kind: .learn, word: "zyxomat", date: 2)])
  _ = try? store.ngramCounts(date: 9)
}

/// Whether another server finds the word.
private func knows() -> Bool {
  guard let words = try? UserStore(path: path).load() else { return false }
  return words.isLearned("zyxomat")
}
