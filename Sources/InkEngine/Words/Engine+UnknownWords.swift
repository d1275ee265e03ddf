// Words that nobody knows, looked for in a whole document, a part at a time.

import InkCorrection
import InkLexicon
import InkModel
package import InkText

extension Engine {
  /// Looks for unknown words from where it stopped the last time, through at most `bytes` of text. True when the whole
  /// document was looked through, or `limit` of them were found.
  ///
  /// What was found before is kept, so that an edit costs its line: about a microsecond a word.
  package func findUnknownWords(in document: inout Document, limit: Int, bytes: Int) -> Bool {
    let settings = settings.effective(for: document)
    rebaseUnknownWords(of: &document, settings.regions)
    var left = bytes
    while document.analysis.unknownWords.next < document.text.lineCount {
      if document.analysis.unknownWords.count >= limit { return true }
      if left <= 0 { return false }
      let line = document.analysis.unknownWords.next
      let state = document.state(ofLine: line)
      let isTooLong = Self.longestLine < document.text.lineLength(line)
      if isTooLong { document.analysis.unknownWords.keep([], state) }
      if isTooLong || document.analysis.unknownWords.passesOver(state) {
        left -= Self.passingBytes
        continue
      }
      let startsParagraph = line == 0 || document.text.lineLength(line - 1) == 0
      let words = unknownWords(
        inLine: line, startsParagraph: startsParagraph, of: &document, settings.regions)
      document.analysis.unknownWords.keep(words, state)
      left -= document.text.lineLength(line) + Self.passingBytes
    }
    return true
  }

  /// In a line of more bytes nothing is marked: it is gone through in one piece, at every edit of it.
  private static let longestLine = 100_000

  /// What a line costs that is passed over since it was read before, in bytes.
  private static let passingBytes = 2

  /// The unknown words found so far, in their order, without the one that ends or goes on at the cursor.
  package func unknownWords(in document: Document, limit: Int) -> [Range<TextPoint>] {
    guard marksWords(of: document) else { return [] }
    let cursor = document.cursor
    let found = document.analysis.unknownWords.ranges.lazy.filter { word in
      guard let cursor else { return true }
      return cursor < word.lowerBound || word.upperBound < cursor
    }
    return Array(found.prefix(limit))
  }

  /// The first unknown words that a range touches, at most `limit` of them, without regard to what was found so far.
  /// Stops after `bytes` of text. About a microsecond a word.
  package func unknownWords(
    in range: Range<TextPoint>, of document: inout Document, limit: Int, bytes: Int
  ) -> [Range<TextPoint>] {
    guard marksWords(of: document), !range.isEmpty else { return [] }
    let rules = settings.effective(for: document).regions
    var found: [Range<TextPoint>] = []
    var left = bytes
    for line in range.lowerBound.line...range.upperBound.line {
      if left <= 0 || found.count >= limit { break }
      let startsParagraph = line == 0 || document.text.lineLength(line - 1) == 0
      let words = unknownWords(
        inLine: line, startsParagraph: startsParagraph, of: &document, rules)
      found += words.map {
        TextPoint(line: line, byte: $0.lowerBound)..<TextPoint(line: line, byte: $0.upperBound)
      }.filter { $0.overlaps(range) }
      left -= document.text.lineLength(line) + Self.passingBytes
    }
    return Array(found.prefix(limit))
  }

  /// Whether unknown words are marked in a document at all.
  private func marksWords(of document: Document) -> Bool {
    settings.effective(for: document).enabled && document.choices.isEnabled
      && document.traits.kind.offersWords
  }

  /// Whether a word is neither known nor ignored. That it stands in the document again and again is no matter: it is
  /// marked until somebody learns it, and whatever was asked about the document before.
  private func isUnknown(_ word: String, in document: Document) -> Bool {
    if userWords.isIgnored(word, language: document.chosenLanguage, document: document.address) {
      return false
    }
    return !WordKnowledge(model, document: nil, in: document.address).isKnown(word)
  }

  /// Tells the unknown words by which words and settings they are to be judged from now on.
  private func rebaseUnknownWords(of document: inout Document, _ regions: RegionRules) {
    let basis = UnknownWords.Basis(
      packs: ObjectIdentifier(packs), words: userWords.revision,
      lostWords: userWords.lossRevision, regions: regions, language: document.chosenLanguage)
    let seen = document
    document.analysis.unknownWords.rebase(on: basis) {
      !isUnknown(seen.text.string(in: $0), in: seen)
    }
  }

  /// The unknown words of a line, by their bytes. Looks only at regions whose words are treated at all and at what has
  /// the shape of a word; a word with a capital inside a sentence is taken for a name and passed over.
  private func unknownWords(
    inLine line: Int, startsParagraph: Bool, of document: inout Document, _ rules: RegionRules
  ) -> [Range<Int>] {
    let regions = document.regions(ofLine: line)
    let document = document
    return document.text.withLine(line) { bytes in
      var found: [Range<Int>] = []
      for region in regions where rules[region.kind] != .off && !region.range.isEmpty {
        let part = bytes.extracting(region.range)
        var tokenizer = Tokenizer(startsSentence: startsParagraph && region.range.lowerBound == 0)
        while let token = tokenizer.next(in: part) {
          guard token.kind == .word else { continue }
          let start = region.range.lowerBound
          let range = token.range.lowerBound + start..<token.range.upperBound + start
          guard TokenShape(of: range, in: bytes, within: region.range) == .word else { continue }
          let word = part.extracting(token.range).withUnsafeBufferPointer {
            String(decoding: $0, as: UTF8.self)
          }
          if !token.startsSentence, LetterCase.of(word) == .title { continue }
          if isUnknown(word, in: document) { found.append(range) }
        }
      }
      return found
    }
  }
}
