// A typed word in the forms used for comparison.

import InkText

/// A typed word with its normalized form, its folded key and its letter case.
struct TypedForm {
  /// The word as typed.
  let typed: String
  /// The word in the normalization of language models: lowercase, composed.
  let text: String
  /// The folded key of the word.
  let key: [UInt8]
  /// The letter case of the word.
  let letterCase: LetterCase
  /// Whether an inserted apostrophe is ’.
  private let isTypographic: Bool

  /// Creates the forms of a typed word in a text whose apostrophes are ’ or '; where the word has one itself, that one
  /// is decisive.
  init(_ typed: String, isTypographic: Bool = false) {
    self.typed = typed
    self.isTypographic = typed.contains("’") || isTypographic && !typed.contains("'")
    text = normalizedWord(typed)
    key = foldedKey(text)
    letterCase = LetterCase.of(typed)
  }

  /// Whether an inner capital is all that makes the input not a word: hTe, SHould, ofCharity.
  var hasStrayCapital: Bool { letterCase == .mixed && TokenShape(of: text) == .word }

  /// How the Shift key was pressed or released too late; nil if it was not, or if the word is short.
  var lateShift: LateShift? {
    guard letterCase == .mixed, typed.unicodeScalars.count >= Self.minimumShiftedLength else {
      return nil
    }
    return LateShift(typed)
  }

  /// The minimum number of letters; shorter ones are abbreviations, whatever they may be corrected to: IDs, PCs.
  private static let minimumShiftedLength = 4

  /// Whether the word equals another normalized word apart from one missing apostrophe.
  func lacksApostrophe(of other: String) -> Bool {
    other.utf8.count == text.utf8.count + 1 && other.utf8.contains(UInt8(ascii: "'"))
      && other.filter { $0 != "'" } == text
  }

  /// Whether another normalized word is the English genitive that has this word's letters.
  func isPlural(ofGenitive other: String) -> Bool {
    other.hasSuffix("'s") && lacksApostrophe(of: other)
  }

  /// Returns another word with the apostrophes and in the letter case of the typed one. Of inner capitals, only one in
  /// the first two letters counts, as when the Shift key was held too long or pressed late.
  func cased(_ word: String) -> String {
    let word = withTypedApostrophes(word)
    guard letterCase == .mixed else { return letterCase.applied(to: word) }
    let start = String(typed.prefix(2))
    return start == start.lowercased() ? word : LetterCase.title.applied(to: word)
  }

  /// Returns another word with the apostrophes of the typed word, or else of the text.
  func withTypedApostrophes(_ word: String) -> String {
    isTypographic ? word.withTypographicApostrophes : word
  }

  /// Whether capitals divide the word at a byte: lowercase before a capital, or several capitals before lowercase.
  func hasCapitals(splitAtByte index: Int) -> Bool {
    guard letterCase == .mixed, let halves = halves(splitAtByte: index) else { return false }
    let (left, right) = (LetterCase.of(halves.left), LetterCase.of(halves.right))
    return right == .title || right == .upper || index > 1 && left == .upper && right == .lower
  }

  /// Returns two halves of the word as they should be written: as typed where there are inner capitals, otherwise in
  /// the given forms.
  func cased(_ left: String, _ right: String, splitAtByte index: Int) -> String {
    guard letterCase == .mixed, let halves = halves(splitAtByte: index) else {
      return withTypedApostrophes(letterCase.applied(to: left) + " " + right)
    }
    return halves.left + " " + halves.right
  }

  /// Returns the typed word split at a byte of its normalized text; nil where the two differ in length.
  private func halves(splitAtByte index: Int) -> (left: String, right: String)? {
    let bytes = typed.utf8
    guard bytes.count == text.utf8.count else { return nil }
    return (
      String(decoding: bytes.prefix(index), as: UTF8.self),
      String(decoding: bytes.dropFirst(index), as: UTF8.self)
    )
  }
}

/// The letters of a word as a set, to rule out early words that are more than a few slips apart.
struct LetterSet {
  private var bits: UInt32 = 0

  init(_ key: [UInt8]) {
    for letter in key { bits |= 1 << UInt32(letter & 31) }
  }

  /// Whether at most four letters are in only one of the two sets.
  func isNear(_ other: LetterSet) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 4 }
}
