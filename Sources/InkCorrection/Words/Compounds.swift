// Words put together from words, in the languages that write them as one.

import InkLexicon
import InkModel
import InkText

/// One word taken apart into words of one pack: Donau-dampf-schiff. Good as long as the file it was made with.
///
/// Each place of the word is looked at once: the words that begin there, and whether the rest is made of words.
struct Compounds {
  private let bytes: [UInt8]
  private let pack: LanguagePack
  private let file: PackFile
  private let links: [[UInt8]]
  /// For each place, where the words that begin there end; nil where nobody has looked.
  private var ends: [[Int]?]
  /// For each place, whether everything from there on is made of words.
  private var isWhole: [Bool?]

  /// Nil for a language that does not put words together, and for words that are too short or too long to be
  /// looked at.
  init?(_ text: String, in pack: LanguagePack, file: PackFile) {
    guard let links = Compounding(pack.metadata.language)?.links else { return nil }
    bytes = Array(text.utf8)
    guard (2 * Compounding.leastPart...Alignment.longest).contains(bytes.count) else { return nil }
    (self.pack, self.file, self.links) = (pack, file, links)
    ends = Array(repeating: nil, count: bytes.count)
    isWhole = Array(repeating: nil, count: bytes.count)
  }

  /// Whether it is a compound of two words at least.
  mutating func isCompound() -> Bool {
    ends(from: 0).contains { end in
      end < bytes.count && next(behind: end).contains { isMadeOfWords(from: $0) }
    }
  }

  /// Compounds of which one part, the first or the last, is typed with a slip: what would have to be written.
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

  /// The places where a last part may begin: behind words from the start on.
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

  private mutating func isMadeOfWords(from start: Int) -> Bool {
    if start >= bytes.count { return false }
    if let known = isWhole[start] { return known }
    let isMade = ends(from: start).contains { end in
      end == bytes.count || next(behind: end).contains { isMadeOfWords(from: $0) }
    }
    isWhole[start] = isMade
    return isMade
  }

  /// Where another part may begin behind one that ends at a place: a link may stand between them.
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

  /// The words one slip away from a part of what is typed.
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

  /// So many places are looked at for a slip in the first part, and so many for one in the last.
  private static let mostWalks = 4
}
