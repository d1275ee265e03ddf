// Recognizes compounds that no list has, in languages that write them without spaces.

import InkLexicon
import InkModel
import InkText

/// A word to be decomposed into words of one pack: Donau-dampf-schiff. It must not be used after the closure that
/// provided its file has returned.
///
/// Positions are byte offsets from the start of the word. Results are cached by position, so that each is computed
/// once.
struct Compounds {
  private let bytes: [UInt8]
  private let pack: LanguagePack
  private let file: PackFile
  private let links: [[UInt8]]
  /// For each position, the ends of the words of the pack that begin there; nil if not yet computed.
  private var ends: [[Int]?]
  /// For each position, whether the rest of the word consists of words; nil if not yet computed.
  private var isWhole: [Bool?]

  /// Prepares a normalized word; nil for a language without such compounds, and for a word that is too short or too
  /// long to be one.
  init?(_ text: String, in pack: LanguagePack, file: PackFile) {
    guard let links = Compounding(pack.metadata.language)?.links else { return nil }
    bytes = Array(text.utf8)
    guard (2 * Compounding.minimumPartLength...Alignment.longest).contains(bytes.count) else {
      return nil
    }
    (self.pack, self.file, self.links) = (pack, file, links)
    ends = Array(repeating: nil, count: bytes.count)
    isWhole = Array(repeating: nil, count: bytes.count)
  }

  /// Whether the word consists of at least two words.
  mutating func isCompound() -> Bool {
    ends(from: 0).contains { end in
      end < bytes.count && next(behind: end).contains { isMadeOfWords(from: $0) }
    }
  }

  /// Returns the compounds that the word may be meant to be, with one slip in the first or the last part. Each comes
  /// with the two parts that its probability is computed from.
  mutating func corrections() -> [(text: String, parts: [String])] {
    var found: [(text: String, parts: [String])] = []
    for start in starts().suffix(Self.mostWalks) {
      for part in parts(near: bytes[start...]) {
        let head = String(decoding: bytes[..<start], as: UTF8.self)
        found.append((head + part, [head, part]))
      }
    }
    var tailCount = 0
    for start in Compounding.minimumPartLength...bytes.count - Compounding.minimumPartLength
    where tailCount < Self.mostWalks && isMadeOfWords(from: start) {
      tailCount += 1
      for link in links where bytes[..<start].reversed().starts(with: link.reversed()) {
        let tail = String(decoding: bytes[start...], as: UTF8.self)
        let joint = String(decoding: link, as: UTF8.self)
        for part in parts(near: bytes[..<(start - link.count)]) {
          found.append((part + joint + tail, [part, tail]))
        }
      }
    }
    return found
  }

  /// Returns the positions where a last part may begin: everything before them consists of words.
  private mutating func starts() -> [Int] {
    var starts = Set([0])
    var place = 0
    while place < bytes.count {
      if starts.contains(place) {
        for end in ends(from: place) { starts.formUnion(next(behind: end)) }
      }
      place += 1
    }
    return starts.subtracting([0]).sorted().filter {
      bytes.count - $0 >= Compounding.minimumPartLength
    }
  }

  /// Whether the rest of the word from a position consists of one or more words.
  private mutating func isMadeOfWords(from start: Int) -> Bool {
    if start >= bytes.count { return false }
    if let known = isWhole[start] { return known }
    let isMade = ends(from: start).contains { end in
      end == bytes.count || next(behind: end).contains { isMadeOfWords(from: $0) }
    }
    isWhole[start] = isMade
    return isMade
  }

  /// Returns the positions where the next part may begin after one that ends at a position: right there, or after
  /// linking letters.
  private func next(behind end: Int) -> [Int] {
    links.filter { bytes[end...].starts(with: $0) }.map { end + $0.count }.filter {
      $0 < bytes.count
    }
  }

  /// Returns the ends of the words that begin at a position.
  private mutating func ends(from start: Int) -> [Int] {
    if let known = ends[start] { return known }
    var found: [Int] = []
    var end = start + Compounding.minimumPartLength
    while end <= bytes.count {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let words = pack.trie.interval(ofPrefix: foldedKey(text), words: pack.words, in: file).words
      if words.isEmpty { break }
      if let id = pack.id(of: text, in: file), !pack.words.isHidden(id, in: file) {
        found.append(end)
      }
      end += 1
    }
    ends[start] = found
    return found
  }

  /// Returns the words of the pack that are one slip away from a part.
  private func parts(near part: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: part, as: UTF8.self)
    if part.count < Compounding.minimumPartLength || text.unicodeScalars.contains("\u{FFFD}") {
      return []
    }
    let walk = OneSlipWalk(beside: foldedKey(text), in: pack, file: file)
    return Set(walk.found).sorted().compactMap { id in
      guard !pack.words.isHidden(id, in: file), let word = pack.words.text(of: id, in: file),
        word.utf8.count >= Compounding.minimumPartLength, word != text
      else { return nil }
      return word
    }
  }

  /// The maximum number of first parts and of last parts that are searched for slips, to bound the cost.
  private static let mostWalks = 4
}
