// Compounds that no list has: words made of other words, in the languages that write them without a space.

import InkLexicon
import InkModel
import InkText

/// One word taken apart into words of one pack: Donau-dampf-schiff. It must not be used after the closure that gave its
/// file has returned.
///
/// Places are counted in bytes from the start of the word. What is found out about a place is kept, so that each is
/// looked at once.
struct Compounds {
  private let bytes: [UInt8]
  private let pack: LanguagePack
  private let file: PackFile
  private let links: [[UInt8]]
  /// For each place, where the words of the pack that begin there end; nil if it was not looked at yet.
  private var ends: [[Int]?]
  /// For each place, whether the rest of the word is made of words; nil if it was not looked at yet.
  private var isWhole: [Bool?]

  /// Prepares a normalized word; nil for a language without such compounds, and for a word that is too short or too
  /// long to be one.
  init?(_ text: String, in pack: LanguagePack, file: PackFile) {
    guard let links = Compounding(pack.metadata.language)?.links else { return nil }
    bytes = Array(text.utf8)
    guard (2 * Compounding.leastPart...Alignment.longest).contains(bytes.count) else { return nil }
    (self.pack, self.file, self.links) = (pack, file, links)
    ends = Array(repeating: nil, count: bytes.count)
    isWhole = Array(repeating: nil, count: bytes.count)
  }

  /// Whether it is made of at least two words.
  mutating func isCompound() -> Bool {
    ends(from: 0).contains { end in
      end < bytes.count && next(behind: end).contains { isMadeOfWords(from: $0) }
    }
  }

  /// The compounds that it may be meant to be, if there is one slip in its first part or in its last one. Each comes
  /// with the two parts that its probability is made of.
  mutating func corrections() -> [(text: String, parts: [String])] {
    var found: [(text: String, parts: [String])] = []
    for start in starts().suffix(Self.mostWalks) {
      for part in parts(near: bytes[start...]) {
        let head = String(decoding: bytes[..<start], as: UTF8.self)
        found.append((head + part, [head, part]))
      }
    }
    var tailCount = 0
    for start in Compounding.leastPart...bytes.count - Compounding.leastPart
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

  /// The places where a last part may begin: everything before them is made of words.
  private mutating func starts() -> [Int] {
    var starts = Set([0])
    var place = 0
    while place < bytes.count {
      if starts.contains(place) {
        for end in ends(from: place) { starts.formUnion(next(behind: end)) }
      }
      place += 1
    }
    return starts.subtracting([0]).sorted().filter { bytes.count - $0 >= Compounding.leastPart }
  }

  /// Whether the word from a place on is made of one or more words.
  private mutating func isMadeOfWords(from start: Int) -> Bool {
    if start >= bytes.count { return false }
    if let known = isWhole[start] { return known }
    let isMade = ends(from: start).contains { end in
      end == bytes.count || next(behind: end).contains { isMadeOfWords(from: $0) }
    }
    isWhole[start] = isMade
    return isMade
  }

  /// Where the next part may begin behind one that ends at a place: there, or behind linking letters.
  private func next(behind end: Int) -> [Int] {
    links.filter { bytes[end...].starts(with: $0) }.map { end + $0.count }.filter {
      $0 < bytes.count
    }
  }

  /// Where the words that begin at a place end.
  private mutating func ends(from start: Int) -> [Int] {
    if let known = ends[start] { return known }
    var found: [Int] = []
    var end = start + Compounding.leastPart
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

  /// The words of the pack that are one slip away from a part.
  private func parts(near part: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: part, as: UTF8.self)
    if part.count < Compounding.leastPart || text.unicodeScalars.contains("\u{FFFD}") { return [] }
    let walk = OneSlipWalk(beside: foldedKey(text), in: pack, file: file)
    return Set(walk.found).sorted().compactMap { id in
      guard !pack.words.isHidden(id, in: file), let word = pack.words.text(of: id, in: file),
        word.utf8.count >= Compounding.leastPart, word != text
      else { return nil }
      return word
    }
  }

  /// A bound of the costs: a slip is looked for in at most so many first parts, and in as many last ones.
  private static let mostWalks = 4
}
