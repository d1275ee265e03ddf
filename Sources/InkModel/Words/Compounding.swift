// How a language puts words together into one: Kaffee-maschine, Arbeit-s-zeit.

import InkLexicon
import InkText

/// The rule for compounds of one language.
package struct Compounding: Sendable {
  /// What may stand between two parts, as bytes; the empty link is among them.
  package let links: [[UInt8]]
  private let nounsHaveCapitals: Bool

  /// Shorter words, in bytes, stand in too many others by chance.
  package static let leastPart = 4

  /// Nil for a language that does not write compounds as one word, or whose links are not known here.
  ///
  /// - Parameter language: A BCP 47 tag; its first part counts.
  package init?(_ language: String) {
    let primary = primaryLanguage(of: language)
    guard let links = Self.links[primary] else { return nil }
    self.links = links
    nounsHaveCapitals = primary == "de"
  }

  /// The words of a pack that a written word begins with and that a letter or two of a further part follow.
  ///
  /// - Parameters:
  ///   - written: The beginning of a word as it is typed.
  ///   - pack: A pack of this language.
  /// - Returns: Each as it is typed, a link with it, with P(word), the likeliest first; at most three.
  func heads(of written: String, in pack: LanguagePack) -> [(written: String, probability: Double)]
  {
    let bytes = Array(normalizedWord(written).utf8)
    let last = min(bytes.count, PackFormat.maximumWordByteCount) - Self.leastRest
    guard bytes.count == written.utf8.count, Self.leastPart <= last else { return [] }
    let found: [(end: Int, probability: Double)] = pack.withFile { file in
      (Self.leastPart...last).flatMap { end -> [(end: Int, probability: Double)] in
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

  /// Whether a word, as it is written alone, may be the last part: a noun, where those can be told.
  func canEnd(with word: String) -> Bool {
    guard word.utf8.count >= Self.leastPart else { return false }
    return !nounsHaveCapitals || LetterCase.of(word) == .title || LetterCase.of(word) == .upper
  }

  /// A compound as it is written here.
  ///
  /// - Parameters:
  ///   - head: The first part as it is typed, the link with it.
  ///   - tail: The last part as it is written alone.
  ///   - typed: All that is typed, for the letter case.
  /// - Returns: The whole word.
  func joined(_ head: String, _ tail: String, typed: String) -> String {
    switch LetterCase.of(typed) {
    case .upper: head + LetterCase.upper.applied(to: tail)
    case .lower where nounsHaveCapitals: LetterCase.title.applied(to: head) + normalizedWord(tail)
    default: head + normalizedWord(tail)
    }
  }

  /// So many letters of the last part are typed at least, in bytes: fewer say little about it.
  private static let leastRest = 2

  private static let links: [String: [[UInt8]]] = [
    "de": ["", "s", "es", "n", "en", "er", "e"], "nl": ["", "s", "en", "e"], "sv": ["", "s"],
    "da": ["", "s", "e"], "nb": ["", "s", "e"], "nn": ["", "s", "e"], "no": ["", "s", "e"],
    "fi": [""],
  ].mapValues { $0.map { Array($0.utf8) } }
}
