// A typed word in the forms in which it is compared.

import InkText

/// What is typed, and what of it counts.
struct TypedForm {
  /// As typed.
  let typed: String
  /// As language models know it: lower case, composed.
  let text: String
  /// Its folded key.
  let key: [UInt8]
  /// How it is cased.
  let letterCase: LetterCase
  /// Whether an apostrophe that is put in is ’.
  private let isTypographic: Bool

  /// A typed word in a text that writes ’ or ' for an apostrophe; where the word has one itself, that one counts.
  init(_ typed: String, isTypographic: Bool = false) {
    self.typed = typed
    self.isTypographic = typed.contains("’") || isTypographic && !typed.contains("'")
    text = normalizedWord(typed)
    key = foldedKey(text)
    letterCase = LetterCase.of(typed)
  }

  /// Whether the only thing that makes it no word is a capital inside: hTe, SHould, ofCharity.
  var hasStrayCapital: Bool { letterCase == .mixed && TokenShape(of: text) == .word }

  /// Whether the second letter is a capital and none behind it is, as where the shift key was hit too late or held too
  /// long.
  var hasLateShift: Bool {
    guard letterCase == .mixed, typed.unicodeScalars.count >= Self.leastShifted else {
      return false
    }
    let rest = String(typed.dropFirst(2))
    let second = String(typed.dropFirst().prefix(1))
    return rest == rest.lowercased() && second != second.lowercased()
  }

  /// Shorter ones are abbreviations: mRNA, IDs.
  private static let leastShifted = 4

  /// Whether it is another word, as language models know it, but for an apostrophe.
  func lacksApostrophe(of other: String) -> Bool {
    other.utf8.count == text.utf8.count + 1 && other.utf8.contains(UInt8(ascii: "'"))
      && other.filter { $0 != "'" } == text
  }

  /// Another word with the apostrophes and in the letter case of the typed one; of inner capitals only one among the
  /// first two letters counts, where the shift key was held too long or hit too late.
  func cased(_ word: String) -> String {
    let word = withTypedApostrophes(word)
    guard letterCase == .mixed else { return letterCase.applied(to: word) }
    let start = String(typed.prefix(2))
    return start == start.lowercased() ? word : LetterCase.title.applied(to: word)
  }

  /// Another word with the apostrophes of the typed one, else of the text.
  func withTypedApostrophes(_ word: String) -> String {
    isTypographic ? word.replacing("'", with: "’") : word
  }

  /// Whether capitals part the word at a byte: small letters from a capital behind them, or some capitals from small
  /// ones.
  func hasCapitals(splitAtByte index: Int) -> Bool {
    guard letterCase == .mixed, let halves = halves(splitAtByte: index) else { return false }
    let (left, right) = (LetterCase.of(halves.left), LetterCase.of(halves.right))
    return right == .title || right == .upper || index > 1 && left == .upper && right == .lower
  }

  /// Two halves of the word as they are to be written: with inner capitals as typed, else as words usually are.
  func cased(_ left: String, _ right: String, splitAtByte index: Int) -> String {
    guard letterCase == .mixed, let halves = halves(splitAtByte: index) else {
      return withTypedApostrophes(letterCase.applied(to: left) + " " + right)
    }
    return halves.left + " " + halves.right
  }

  /// What is typed, split at a byte of the text that language models know; nil where the two differ in bytes.
  private func halves(splitAtByte index: Int) -> (left: String, right: String)? {
    let bytes = typed.utf8
    guard bytes.count == text.utf8.count else { return nil }
    return (
      String(decoding: bytes.prefix(index), as: UTF8.self),
      String(decoding: bytes.dropFirst(index), as: UTF8.self)
    )
  }
}

/// The letters of a word as a set: words that differ in many letters are not a few slips apart.
struct LetterSet {
  private var bits: UInt32 = 0

  init(_ key: [UInt8]) {
    for letter in key { bits |= 1 << UInt32(letter & 31) }
  }

  /// Whether at most four letters are in one of the sets only.
  func isNear(_ other: LetterSet) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 4 }
}
