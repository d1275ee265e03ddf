// Recognizes the set phrases of letters, which hardly occur in training texts.

import InkText

/// The set phrases of letters and emails, by language: formulas that make up a line, and beginnings of sentences.
///
/// The training texts of the language models are books, documentation and program messages, none of which end with kind
/// regards.
package enum SetPhrases {
  /// Returns where before a point in a line set phrases may begin, in hardly any time.
  ///
  /// - Parameters:
  ///   - end: The point, in bytes.
  ///   - line: The bytes of the line.
  /// - Returns: The start of the line, and the letters after marks with a space; none for most points.
  package static func starts(before end: Int, in line: Span<UInt8>) -> [Int] {
    guard end >= byteCounts.lowerBound, end <= line.count else { return [] }
    var starts: [Int] = []
    let reach = max(0, end - byteCounts.upperBound + 1)
    for start in reach...(end - byteCounts.lowerBound) {
      let isAfterMark = start > 1 && line[start - 1] == 0x20 && marks.contains(line[start - 2])
      if start == 0 || isAfterMark, firstBytes.contains(line[start] | 0x20) { starts.append(start) }
    }
    return starts
  }

  /// Returns the rests of the phrases that are begun, from the word at the cursor on.
  ///
  /// - Parameters:
  ///   - text: What is written since the start of the line or of a sentence, up to the cursor.
  ///   - prefix: The typed part of the word at the cursor, which is the end of the text.
  ///   - isLine: Whether the text begins its line, so that phrases that are whole lines count as well.
  ///   - language: The language as a BCP 47 tag.
  /// - Returns: The rests, the most frequent phrase first, with ’ if the text has it; empty if too little is typed of
  ///   any phrase.
  package static func rests(of text: String, prefix: String, isLine: Bool, language: String?)
    -> [String]
  {
    guard let phrases = ofLetters[primaryLanguage(of: language)] else { return [] }
    if text.utf8.contains(apostropheLead), text.contains("’") {
      return rests(
        of: text.replacing("’", with: "'"), prefix: prefix.replacing("’", with: "'"),
        isLine: isLine, language: language
      ).map(\.withTypographicApostrophes)
    }
    let typed = Array(normalizedWord(text).utf8)
    // Lower-case letters have as many bytes as capitals, which holds for all phrases, so byte offsets agree.
    guard typed.count == text.utf8.count else { return [] }
    let wholeBytes = max(0, typed.count - prefix.utf8.count)
    // A loop: a chain of lazy filters costs a twentieth of a keystroke.
    var rests: [String] = []
    for phrase in phrases where (isLine || !phrase.isLine) && phrase.continues(typed) {
      rests.append(String(decoding: phrase.text.utf8.dropFirst(wholeBytes), as: UTF8.self))
    }
    return rests
  }

  /// The first byte of ’.
  private static let apostropheLead: UInt8 = 0xE2
  /// The marks after which a sentence or clause begins.
  private static let marks = Array(".!?,:".utf8)
  /// How many bytes of a phrase may have been typed.
  private static let byteCounts = 4..<64
  private static let firstBytes = Set(
    ofLetters.values.joined().compactMap { $0.normalized.first.map { $0 | 0x20 } })
}

/// A phrase of letters.
struct SetPhrase: Sendable {
  /// The phrase.
  let text: String
  /// Whether it is a line by itself, and no beginning of a sentence.
  let isLine: Bool
  fileprivate let normalized: [UInt8]
  /// The number of bytes that have to be typed.
  private let sureCount: Int

  /// Creates a phrase from a text with `|` after the letters that have to be typed.
  init(_ marked: String, isLine: Bool) {
    // One pass over bytes: all phrases are read before the first answer.
    var bytes = Array(marked.utf8)
    sureCount = bytes.firstIndex(of: UInt8(ascii: "|")) ?? bytes.count
    if sureCount < bytes.count { bytes.remove(at: sureCount) }
    text = String(decoding: bytes, as: UTF8.self)
    var normalized: [UInt8] = []
    normalized.reserveCapacity(bytes.count)
    appendNormalized(bytes.span, to: &normalized)
    self.normalized = normalized
    self.isLine = isLine
  }

  /// Whether enough of the phrase, and not all of it, is typed.
  fileprivate func continues(_ typed: [UInt8]) -> Bool {
    typed.count >= sureCount && typed.count < normalized.count && typed.first == normalized.first
      && normalized.starts(with: typed)
  }
}
