// Reading of plain text in chunks of bytes, as a stream of forms with a symbol before each sentence.

import InkText

/// A text that was read: form ids, divided into sources.
struct CorpusText {
  /// The form ids, with `Census.Special.sentenceStart` before each sentence.
  var tokens: [UInt32] = []
  /// The start of each source.
  var sources: [(name: String, start: Int)] = []

  /// Returns the form ids of the named sources, or of all sources if none is named.
  func tokens(of names: Set<String>) -> ArraySlice<UInt32> {
    if names.isEmpty { return tokens[...] }
    return slices(of: names).reduce([], +)
  }

  /// Returns the form ids of the named sources separately. If none is named, returns those of all sources, preceded by
  /// the text before the first one.
  func slices(of names: Set<String>) -> [ArraySlice<UInt32>] {
    let ends = sources.dropFirst().map(\.start) + [tokens.count]
    let named = zip(sources, ends).filter { names.isEmpty || names.contains($0.0.name) }
      .map { tokens[$0.0.start..<$0.1] }
    return names.isEmpty ? [tokens[..<(sources.first?.start ?? tokens.count)]] + named : named
  }
}

/// A reader of one text: a line is a sentence or a paragraph, a line `#SOURCE name` begins a source.
struct CorpusReader {
  /// The form ids, with `Census.Special.sentenceStart` before each sentence.
  private(set) var tokens: [UInt32] = []
  /// The start of each source among the tokens; tokens before the first belong to no source.
  private(set) var sources: [(name: String, start: Int)] = []
  /// The number of tokens that are words or numbers.
  private(set) var tokenCount = 0
  /// The source being read; every text begins a new one.
  private var source: UInt32
  private var rest: [UInt8] = []
  private var line: [LineToken] = []

  private struct LineToken {
    var form: UInt32
    var startsSentence: Bool
    var isCapitalized: Bool
    var isLong: Bool
  }

  private static let sourceMark = Array("#SOURCE ".utf8)

  /// The length at which lines are broken: 1 MiB without a line break is not prose.
  private static let maximumLineBytes = 1 << 20

  private let omitted: Set<String>
  private var isOmitting = false

  /// - Parameters:
  ///   - firstSource: A number that no previously read text has used for a source.
  ///   - omitted: The names of sources to be skipped.
  init(firstSource: UInt32, omitting omitted: Set<String> = []) {
    source = firstSource
    self.omitted = omitted
  }

  /// A number that the next text may use for its first source.
  var nextSource: UInt32 { source + 1 }

  /// Reads the next chunk; chunks may end anywhere within a line.
  mutating func read(_ chunk: [UInt8], census: inout Census) {
    var start = chunk.startIndex
    while let end = chunk[start...].firstIndex(of: 0x0A) {
      if rest.isEmpty {
        readLine(chunk[start..<end], census: &census)
      } else {
        rest.append(contentsOf: chunk[start..<end])
        finish(census: &census)
      }
      start = end + 1
    }
    rest.append(contentsOf: chunk[start...])
    if Self.maximumLineBytes < rest.count { finish(census: &census) }
  }

  /// Reads the remainder of a text that ends without a line break.
  mutating func finish(census: inout Census) {
    let line = rest
    rest.removeAll(keepingCapacity: true)
    readLine(line[...], census: &census)
  }

  private mutating func readLine(_ bytes: ArraySlice<UInt8>, census: inout Census) {
    if bytes.starts(with: Self.sourceMark) {
      source += 1
      let name = String(decoding: bytes.dropFirst(Self.sourceMark.count), as: UTF8.self)
      sources.append((name, tokens.count))
      isOmitting = omitted.contains(name)
      return
    }
    if isOmitting { return }
    line.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer { buffer in
      let text = buffer.span
      var tokenizer = Tokenizer()
      while let token = tokenizer.next(in: text) {
        let first = text[token.range.lowerBound]
        line.append(
          LineToken(
            form: census.form(of: token, in: text, source: source),
            startsSentence: token.startsSentence,
            isCapitalized: first.isASCIICapital,
            isLong: 4 <= token.range.count && token.kind == .word))
      }
    }
    appendLine(census: &census)
  }

  /// Adds the line to the tokens. In headings every word is in title case, which is no evidence about the words, so
  /// case is counted only in lines where most long words are in lower case.
  private mutating func appendLine(census: inout Census) {
    var long = 0
    var capitalized = 0
    for token in line where token.isLong && !token.startsSentence {
      long += 1
      if token.isCapitalized { capitalized += 1 }
    }
    let caseTells = long >= 2 && capitalized * 2 <= long
    for token in line {
      if token.startsSentence { tokens.append(Census.Special.sentenceStart) }
      tokens.append(token.form)
      if caseTells { census.countCase(of: token.form, atStart: token.startsSentence) }
    }
    tokenCount += line.count
  }
}
