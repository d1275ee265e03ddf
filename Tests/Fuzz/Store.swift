// A word store that is damaged anywhere: read, set aside, or an error; a word that was learned is there afterwards.

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
  if !learns() {
    // The damage shows only now: the next opening knows of it and sets the file aside.
    precondition(learns(suspectingDamage: true), "a damaged store stands in the way of a new one")
  }
  precondition(knows(), "a word that was learned is not there")
}

/// Learns a word, as the thread of the store does.
private func learns(suspectingDamage: Bool = false) -> Bool {
  do {
    let store = try UserStore(path: path, suspectingDamage: suspectingDamage)
    try store.record([UserWordChange(kind: .learn, word: "zyxomat", date: 2)])
    _ = try? store.ngramCounts(date: 9)
    return true
  } catch { return false }
}

/// Whether another server finds the word.
private func knows() -> Bool {
  guard let words = try? UserStore(path: path).load() else { return false }
  return words.isLearned("zyxomat")
}
