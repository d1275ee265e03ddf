// The words one slip away from a typed word, each with what the slip costs.

import InkLexicon
import InkModel
import InkText

/// Finds known words by undoing each slip that could have been made.
struct OneEditCandidates {
  /// A word, or two with a space between them, and the slip that makes the typed word of it.
  struct Candidate {
    var words: [String]
    var cost: Score
    var reason: CorrectionReason

    var text: String { words.joined(separator: " ") }
  }

  private(set) var all: [Candidate] = []
  private let letters: [UInt8]
  private let model: Model

  /// The candidates for a word; some hundreds of look-ups.
  init(of typed: String, in model: Model) {
    letters = Array(normalizedWord(typed).utf8)
    self.model = model
    addSpellings(of: typed)
    if letters.count < 2 || letters.contains(where: { $0 >= 0x80 }) { return }
    for index in letters.indices {
      addWithout(index)
      addSwapped(index)
      addReplaced(index)
      addSplit(index)
    }
    for index in 0...letters.count { addInserted(index) }
  }

  /// The same letters with other marks or apostrophes: almost free.
  private mutating func addSpellings(of typed: String) {
    let plain = normalizedWord(typed)
    for word in model.spellings(of: typed) {
      let text = normalizedWord(word)
      if text == plain { continue }
      let isApostrophe = text.contains("'") != plain.contains("'")
      all.append(
        Candidate(
          words: [text], cost: isApostrophe ? EditCost.apostrophe : EditCost.accent,
          reason: isApostrophe ? .apostrophe : .accent))
    }
  }

  private mutating func addWithout(_ index: Int) {
    var other = letters
    let letter = other.remove(at: index)
    let cost = EditCost.extraLetter(
      letter, before: self.letter(index - 1), after: self.letter(index + 1))
    add(other, cost, at: index, .extraLetter)
  }

  private mutating func addSwapped(_ index: Int) {
    guard index + 1 < letters.count, letters[index] != letters[index + 1] else { return }
    var other = letters
    other.swapAt(index, index + 1)
    add(other, EditCost.transposition, at: index, .transposition)
  }

  private mutating func addReplaced(_ index: Int) {
    var other = letters
    for letter in Self.alphabet where letter != letters[index] {
      other[index] = letter
      add(other, EditCost.wrongLetter(letters[index], for: letter), at: index, .wrongLetter)
    }
  }

  private mutating func addInserted(_ index: Int) {
    for letter in Self.alphabet {
      let cost = EditCost.missingLetter(
        letter, before: self.letter(index - 1), after: self.letter(index))
      add(
        letters[..<index] + [letter] + letters[index...], cost, at: index, .missingLetter)
    }
  }

  private mutating func addSplit(_ index: Int) {
    if index == 0 { return }
    let halves = [letters[..<index], letters[index...]].map { String(decoding: $0, as: UTF8.self) }
    if halves.allSatisfy({ model.isKnown($0) }) {
      all.append(Candidate(words: halves, cost: EditCost.space, reason: .missingSpace))
    }
  }

  private mutating func add(
    _ bytes: some Collection<UInt8>, _ cost: Score, at index: Int, _ reason: CorrectionReason
  ) {
    let word = String(decoding: Array(bytes), as: UTF8.self)
    for spelling in model.spellings(of: word) {
      all.append(
        Candidate(
          words: [normalizedWord(spelling)],
          cost: index == 0 ? cost + EditCost.firstLetter : cost, reason: reason))
    }
  }

  private func letter(_ index: Int) -> UInt8? {
    letters.indices.contains(index) ? letters[index] : nil
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz".utf8)
}
