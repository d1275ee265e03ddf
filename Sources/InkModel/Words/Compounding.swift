// Compound words written as one word: Kaffee-maschine, Arbeit-s-zeit.

import InkLexicon
import InkText

/// The compounding rules of a language.
package struct Compounding: Sendable {
  /// The linking elements possible between two parts, as bytes, including the empty one.
  package let links: [[UInt8]]
  private let nounsHaveCapitals: Bool

  /// The minimum length of a part in bytes; shorter words occur in too many others by chance.
  package static let minimumPartLength = 4

  /// Returns nil for a language that does not write compounds as one word, or whose linking elements are not known
  /// here.
  ///
  /// - Parameter language: A BCP 47 tag, of which only the primary language is considered.
  package init?(_ language: String) {
    let primary = primaryLanguage(of: language)
    guard let links = Self.links[primary] else { return nil }
    self.links = links
    nounsHaveCapitals = Capitals(of: primary).areOnNouns
  }

  /// Returns the words of a pack that a typed text begins with, followed by at least two letters of a further part.
  ///
  /// - Parameters:
  ///   - written: The beginning of a word as typed.
  ///   - pack: A pack of this language.
  /// - Returns: Each word as typed, including a linking element, with P(word), the likeliest first; at most three.
  func heads(of written: String, in pack: LanguagePack) -> [(written: String, probability: Double)]
  {
    let bytes = Array(normalizedWord(written).utf8)
    let last = min(bytes.count, PackFormat.maximumWordByteCount) - Self.minimumRestLength
    guard bytes.count == written.utf8.count, Self.minimumPartLength <= last else { return [] }
    let found: [(end: Int, probability: Double)] = pack.withFile { file in
      (Self.minimumPartLength...last).flatMap { end -> [(end: Int, probability: Double)] in
        guard
          let id = pack.id(of: String(decoding: bytes[..<end], as: UTF8.self), in: file),
          !pack.words.isHidden(id, in: file)
        else { return [] }
        let probability = pack.unigram(id, weights: pack.defaultWeights, in: file)
        return links.filter { bytes[end...].starts(with: $0) && end + $0.count <= last }
          .map { (end + $0.count, probability) }
      }
    }
    var best: [Int: Double] = [:]
    for head in found { best[head.end] = max(best[head.end] ?? 0, head.probability) }
    return best.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map {
      end, probability in
      (String(decoding: Array(written.utf8)[..<end], as: UTF8.self), probability)
    }
  }

  /// Whether a word, as written alone, may be the last part: a noun, if the language capitalizes nouns.
  func canEnd(with word: String) -> Bool {
    guard word.utf8.count >= Self.minimumPartLength else { return false }
    return !nounsHaveCapitals || LetterCase.of(word) == .title || LetterCase.of(word) == .upper
  }

  /// Returns a compound as written here.
  ///
  /// - Parameters:
  ///   - head: The first part as typed, including the linking element.
  ///   - tail: The last part as written alone.
  ///   - typed: The whole typed text, for the letter case.
  /// - Returns: The whole word.
  func joined(_ head: String, _ tail: String, typed: String) -> String {
    switch LetterCase.of(typed) {
    case .upper: head + LetterCase.upper.applied(to: tail)
    case .lower where nounsHaveCapitals: LetterCase.title.applied(to: head) + normalizedWord(tail)
    default: head + normalizedWord(tail)
    }
  }

  /// The minimum number of bytes typed of the last part; fewer are little evidence.
  private static let minimumRestLength = 2

  private static let links: [String: [[UInt8]]] = [
    "de": ["", "s", "es", "n", "en", "er", "e"], "nl": ["", "s", "en", "e"], "sv": ["", "s"],
    "da": ["", "s", "e"], "nb": ["", "s", "e"], "nn": ["", "s", "e"], "no": ["", "s", "e"],
    "fi": [""],
  ].mapValues { $0.map { Array($0.utf8) } }
}
