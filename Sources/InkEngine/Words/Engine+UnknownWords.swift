// The search for unknown words in a whole document, a part at a time.

import InkCorrection
import InkLexicon
import InkModel
package import InkText

extension Engine {
  /// Continues the search for unknown words, through at most `bytes` of text. True when the whole document was
  /// searched, or the first `limit` words were found, and one more, since that at the cursor does not count.
  ///
  /// What was found before is kept, so that an edit costs its line, and those that it turns from prose into code or
  /// back: about a microsecond a word.
  package func findUnknownWords(in document: inout Document, limit: Int, bytes: Int) -> Bool {
    let settings = settings.effective(for: document)
    document.noteLanguages(document.languages(by: settings))
    rebaseUnknownWords(of: &document, settings.regions)
    var left = bytes
    while document.analysis.unknownWords.next < document.text.lineCount {
      if document.analysis.unknownWords.areMore(than: limit) { return true }
      if left <= 0 { return false }
      left -= Self.passingBytes
      let line = document.analysis.unknownWords.next
      let state = document.state(ofLine: line)
      if document.analysis.unknownWords.passesOver(state) { continue }
      let words = unknownWords(inLine: line, of: &document, settings.regions)
      document.analysis.unknownWords.keep(words, state)
      left -= document.text.lineLength(line)
    }
    return true
  }

  /// In a longer line, in bytes, nothing is marked: it is searched in one piece, at every edit of it.
  private static let maximumLineLength = 100_000

  /// The cost of a line that is skipped since it was read before, in bytes.
  private static let passingBytes = 2

  /// Returns the unknown words found so far, in order, except for the one that ends or continues at the cursor.
  package func unknownWords(in document: Document, limit: Int) -> [Range<TextPoint>] {
    guard marksWords(of: document) else { return [] }
    let cursor = document.cursor
    let found = document.analysis.unknownWords.ranges.lazy.filter { word in
      guard let cursor else { return true }
      return cursor < word.lowerBound || word.upperBound < cursor
    }
    return Array(found.prefix(limit))
  }

  /// Returns the first unknown words that overlap a range, at most `limit` of them, regardless of what was found so
  /// far. Stops after `bytes` of text. About a microsecond a word.
  package func unknownWords(
    in range: Range<TextPoint>, of document: inout Document, limit: Int, bytes: Int
  ) -> [Range<TextPoint>] {
    guard marksWords(of: document), !range.isEmpty else { return [] }
    let rules = settings.effective(for: document).regions
    var found: [Range<TextPoint>] = []
    var left = bytes
    for line in range.lowerBound.line...range.upperBound.line {
      if left <= 0 || found.count >= limit { break }
      found += unknownWords(inLine: line, of: &document, rules)
        .map { Range(line: line, bytes: $0) }.filter { $0.overlaps(range) }
      left -= document.text.lineLength(line) + Self.passingBytes
    }
    return Array(found.prefix(limit))
  }

  /// Notes in an answer whether its word is unknown, and whether it is marked. A client's own text in place of the
  /// document's is marked as if it were in no sentence.
  func noteUnknownWord(in answer: inout Answer, at place: Place, in document: inout Document) {
    guard answer.typed != nil else { return }
    let (word, own) = (answer.wordRange, place.site.context.prefix)
    let written = place.site.hasOwnText ? own : document.text.string(in: word)
    let isUnknown = isUnknown(written, in: document)
    answer.hasUnknownWord = place.policy.marksWords && isUnknown
    if place.site.hasOwnText {
      answer.typed?.flagged = answer.hasUnknownWord
    } else if isUnknown || !written.isLettersOnly {
      // Looked for only where a word is unknown, or where several may be between two blanks: it costs the line.
      answer.typed?.flagged = isMarked(word, in: &document)
    }
  }

  /// Whether a search of the whole document marks a word.
  private func isMarked(_ word: Range<TextPoint>, in document: inout Document) -> Bool {
    guard marksWords(of: document) else { return false }
    let found = unknownWords(
      inLine: word.lowerBound.line, within: word.lowerBound.byte..<word.upperBound.byte,
      of: &document, settings.effective(for: document).regions)
    return !found.isEmpty
  }

  /// Whether unknown words are marked in a document at all: not in one of languages that none of the loaded packs is
  /// of, except without any pack, where only the user's words are known.
  private func marksWords(of document: Document) -> Bool {
    let settings = settings.effective(for: document)
    return settings.assists(document)
      && (model.packs.isEmpty
        || model.packs(of: document.languages(by: settings)).contains(true))
  }

  /// Whether a word is neither known nor ignored. How often the document contains it does not matter: it is marked
  /// until somebody learns it, whatever was asked about the document before.
  private func isUnknown(_ word: String, in document: Document) -> Bool {
    if userWords.isIgnored(word, language: document.chosenLanguage, document: document.address) {
      return false
    }
    return !WordKnowledge(model, document: nil, in: document.address).isKnown(word)
  }

  /// Sets the words and settings by which words are judged from now on.
  private func rebaseUnknownWords(of document: inout Document, _ regions: RegionRules) {
    let basis = UnknownWords.Basis(
      packs: packs, words: userWords.revision,
      lostWords: userWords.lossRevision, regions: regions, language: document.chosenLanguage)
    let seen = document
    document.analysis.unknownWords.rebase(on: basis) {
      !isUnknown(seen.text.string(in: $0), in: seen)
    }
  }

  /// Returns the unknown words of a line that overlap a part of it, as byte ranges; none of a line that is too long,
  /// nor of a sentence in another language.
  private func unknownWords(
    inLine line: Int, within part: Range<Int> = 0..<Engine.maximumLineLength,
    of document: inout Document,
    _ rules: RegionRules
  ) -> [Range<Int>] {
    let words = wordsInNoList(inLine: line, within: part, of: &document, rules)
    guard let first = words.first, let last = words.last else { return [] }
    let rest = first.lowerBound..<max(last.upperBound, document.text.lineLength(line))
    // Both are in order, and a line may have thousands of each.
    var left = words[...]
    return document.text.sentences(in: rest, ofLine: line).flatMap { sentence in
      let unknown = left.prefix { $0.lowerBound < sentence.upperBound }
      left = left.dropFirst(unknown.count)
      let end = TextPoint(line: line, byte: sentence.upperBound)
      return unknown.isEmpty || isInOtherLanguage(at: end, in: &document) ? [] : unknown
    }
  }

  /// Returns the words in a part of a line that are neither known nor ignored. Reads only regions with assistance and
  /// only what has the shape of a word; a capitalized word inside a sentence is taken for a name and skipped, and so is
  /// one in a script of no language that is loaded.
  private func wordsInNoList(
    inLine line: Int, within part: Range<Int>, of document: inout Document, _ rules: RegionRules
  ) -> [Range<Int>] {
    if Self.maximumLineLength < document.text.lineLength(line) { return [] }
    let startsParagraph = line == 0 || document.text.lineLength(line - 1) == 0
    let regions = document.regions(ofLine: line)
    let document = document
    return document.text.withLine(line) { bytes in
      var found: [Range<Int>] = []
      for region in regions where rules[region.kind] != .off && !region.range.isEmpty {
        let bytesOfRegion = bytes.extracting(region.range)
        var tokenizer = Tokenizer(
          startsSentence: startsParagraph && region.range.lowerBound == 0,
          abbreviations: document.text.abbreviations)
        while let token = tokenizer.next(in: bytesOfRegion) {
          let start = region.range.lowerBound
          let range = token.range.lowerBound + start..<token.range.upperBound + start
          if range.lowerBound >= part.upperBound { break }
          guard token.kind == .word else { continue }
          guard range.overlaps(part),
            TokenShape(of: range, in: bytes, within: region.range) == .word
          else { continue }
          let word = String(utf8: bytesOfRegion.extracting(token.range))
          if !token.startsSentence, LetterCase.of(word) == .title { continue }
          if isUnknown(word, in: document), !model.isInOtherScript(word) { found.append(range) }
        }
      }
      return found
    }
  }
}

extension Document {
  /// Whether a cursor that moves to a point leaves an unknown word, which is not marked at the cursor.
  package func leavesUnknownWord(for point: TextPoint) -> Bool {
    guard let cursor, cursor != point, let word = analysis.unknownWords.word(at: cursor) else {
      return false
    }
    return cursor.line != point.line || point.byte < word.lowerBound || word.upperBound < point.byte
  }
}
