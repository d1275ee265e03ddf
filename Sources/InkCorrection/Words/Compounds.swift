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
  private let letterCase: LetterCase
  private let rules: LanguageRules
  private let unigrams: UnigramScores
  /// For each position, the words of the pack that begin there; nil if not yet computed.
  private var parts: [[Part]?]
  /// For each position, ln P of the likeliest words that the rest of the word consists of; nil if not yet computed.
  private var rests: [Score?]

  /// A word of the pack: where it ends, and ln P(word).
  private struct Part {
    let end: Int
    let score: Score
  }

  /// Prepares a word as typed; nil for a language without such compounds, and for a word that is too short or too long
  /// to be one.
  init?(_ typed: String, in pack: LanguagePack, file: PackFile) {
    guard let links = Compounding(pack.metadata.language)?.links else { return nil }
    bytes = Array(normalizedWord(typed).utf8)
    guard (2 * Compounding.minimumPartLength...Alignment.maximumLength).contains(bytes.count) else {
      return nil
    }
    (self.pack, self.file, self.links) = (pack, file, links)
    (letterCase, rules) = (LetterCase.of(typed), pack.rules)
    unigrams = UnigramScores(of: pack, weights: pack.defaultWeights, in: file)
    parts = Array(repeating: nil, count: bytes.count)
    rests = Array(repeating: nil, count: bytes.count)
  }

  /// Whether the word consists of at least two words, and is no slip of a listed one. A capital inside it marks the
  /// place of a missing space instead: jedenFreitag.
  mutating func isCompound() -> Bool {
    if letterCase == .mixed { return false }
    var best = Score.impossible
    for part in words(from: 0) where part.end < bytes.count {
      best = max(best, part.score + rest(after: part.end))
    }
    return best > .impossible && !isSlip(beside: best)
  }

  /// Whether another word is far likelier than the parts together and differs from the word by one letter that is
  /// missing, extra or swapped with the next: Fensster. Not at either end, where words differ by their prefixes and
  /// endings, nor by an e before the ending: finstren.
  ///
  /// Of 10,400 unlisted words of eight letters or more in anecdotes, this applies to 60, of which 45 are misspelled or
  /// in an old spelling; of 51 seeded slips that consist of words, to 14.
  private func isSlip(beside likelihood: Score) -> Bool {
    let least = max(Self.meantFrom, likelihood + Self.minimumGain)
    let typed = foldedKey(String(decoding: bytes, as: UTF8.self))
    return OneSlipWalk(beside: typed, in: pack, file: file).found.contains { id in
      guard unigrams.score(of: id) >= least.rawValue, !pack.words.isHidden(id, in: file),
        let meant = pack.words.text(of: id, in: file).map({ foldedKey($0) })
      else { return false }
      let behind = typed.reversed().commonPrefixCount(with: meant.reversed())
      guard typed.first == meant.first, behind >= Self.minimumLengthAfterSlip else { return false }
      if meant.count == typed.count { return typed.sorted() == meant.sorted() }
      return typed.count > meant.count || behind > Self.minimumLengthAfterSlip
        || meant[meant.count - behind - 1] != UInt8(ascii: "e")
    }
  }

  /// How often the other word is written, and its minimum advantage over the parts.
  private static let meantFrom = Score.ofRareWords
  private static let minimumGain = Score(nats: 10)
  private static let minimumLengthAfterSlip = 3

  /// Returns the compounds that the word may be meant to be, with one slip in the first or the last part. Each comes
  /// with the two parts that its probability is computed from.
  mutating func corrections() -> [(text: String, parts: [String])] {
    var found: [(text: String, parts: [String])] = []
    for start in starts().suffix(Self.maximumWalks) {
      for part in words(near: bytes[start...]) {
        let head = String(decoding: bytes[..<start], as: UTF8.self)
        found.append((head + part, [head, part]))
      }
    }
    var tailCount = 0
    for start in Compounding.minimumPartLength...bytes.count - Compounding.minimumPartLength
    where tailCount < Self.maximumWalks && isMadeOfWords(from: start) {
      tailCount += 1
      for link in links where bytes[..<start].reversed().starts(with: link.reversed()) {
        let tail = String(decoding: bytes[start...], as: UTF8.self)
        let joint = String(decoding: link, as: UTF8.self)
        for part in words(near: bytes[..<(start - link.count)]) {
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
        for part in words(from: place) { starts.formUnion(next(after: part.end)) }
      }
      place += 1
    }
    return starts.subtracting([0]).sorted().filter {
      bytes.count - $0 >= Compounding.minimumPartLength
    }
  }

  /// Whether the rest of the word from a position consists of one or more words.
  private mutating func isMadeOfWords(from start: Int) -> Bool { rest(from: start) > .impossible }

  /// Returns ln P of the likeliest words that the rest of the word from a position consists of; impossible for none.
  private mutating func rest(from start: Int) -> Score {
    if start >= bytes.count { return .impossible }
    if let known = rests[start] { return known }
    var best = Score.impossible
    for part in words(from: start) {
      let whole =
        part.end == bytes.count ? part.score : part.score + rest(after: part.end)
      best = max(best, whole)
    }
    rests[start] = best
    return best
  }

  /// Returns the same for the rest after a part, with or without linking letters.
  private mutating func rest(after end: Int) -> Score {
    var best = Score.impossible
    for start in next(after: end) { best = max(best, rest(from: start)) }
    return best
  }

  /// Returns the positions where the next part may begin after one that ends at a position: right there, or after
  /// linking letters.
  private func next(after end: Int) -> [Int] {
    links.filter { bytes[end...].starts(with: $0) }.map { end + $0.count }.filter {
      $0 < bytes.count
    }
  }

  /// Returns the words that begin at a position.
  private mutating func words(from start: Int) -> [Part] {
    if let known = parts[start] { return known }
    var found: [Part] = []
    var end = start + Compounding.minimumPartLength
    while end <= bytes.count {
      // Not inside a letter of more than one byte, with which no word begins.
      if end < bytes.count, bytes[end] & 0xC0 == 0x80 {
        end += 1
        continue
      }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let words = pack.trie.interval(ofPrefix: foldedKey(text), words: pack.words, in: file).words
      if words.isEmpty { break }
      if let id = pack.id(of: text, in: file), !pack.words.isHidden(id, in: file),
        end == bytes.count ? mayEnd(with: id, text) : mayGoOn(after: text)
      {
        found.append(Part(end: end, score: Score(rawValue: unigrams.score(of: id))))
      }
      end += 1
    }
    parts[start] = found
    return found
  }

  /// Whether a word may be followed by another one in the compound. In small letters, one that never begins a compound
  /// has lost the space after it: dannentwickeln. Nouns begin with nearly any word: Jetztzeit, Sollwert.
  private func mayGoOn(after text: String) -> Bool {
    letterCase == .title || !isSeparate(text) || rules.forms.prefixes.contains(text)
  }

  /// Whether the compound may end with a word. Where nouns have capitals, one with a capital does not end with a verb
  /// of the third person or a participle, which are not inflected like adjectives: Wirtschaftklagt.
  private func mayEnd(with id: Int, _ text: String) -> Bool {
    guard letterCase == .title, rules.writing.capitalizesNouns else { return !isSeparate(text) }
    if !isSeparate(text), !text.hasSuffix("t") { return true }
    let surfaces = pack.words.word(id, in: file)?.surfaces ?? []
    return surfaces.contains {
      LetterCase.of($0.form) != .lower && $0.probability >= Self.minimumShareOfNoun
    }
  }

  /// Whether a word neither begins nor ends a compound: scheintnämlich.
  private func isSeparate(_ text: String) -> Bool {
    rules.words.small.contains(text) || rules.words.separate.contains(text)
  }

  private static let minimumShareOfNoun: Float = 0.02

  /// Returns the words of the pack that are one slip away from a part, which is the first or the last one.
  private func words(near part: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: part, as: UTF8.self)
    if part.count < Compounding.minimumPartLength || text.unicodeScalars.contains("\u{FFFD}") {
      return []
    }
    let walk = OneSlipWalk(beside: foldedKey(text), in: pack, file: file)
    return Set(walk.found).sorted().compactMap { id in
      guard !pack.words.isHidden(id, in: file), let word = pack.words.text(of: id, in: file),
        word.utf8.count >= Compounding.minimumPartLength, word != text,
        part.endIndex == bytes.endIndex ? mayEnd(with: id, word) : mayGoOn(after: word)
      else { return nil }
      return word
    }
  }

  /// The maximum number of first parts and of last parts that are searched for slips, to bound the cost.
  private static let maximumWalks = 4
}
