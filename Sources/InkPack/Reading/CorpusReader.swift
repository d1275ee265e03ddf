// Plain text, read in chunks of bytes, as a stream of forms with a mark before each sentence.

import InkText

/// A text that was read: form ids, cut into sources.
struct CorpusText {
  /// Form ids, `Census.Special.sentenceStart` before each sentence.
  var tokens: [UInt32] = []
  /// Where each source begins.
  var sources: [(name: String, start: Int)] = []

  /// The form ids of some sources, of all where none is named.
  func tokens(of names: Set<String>) -> ArraySlice<UInt32> {
    if names.isEmpty { return tokens[...] }
    return slices(of: names).reduce([], +)
  }

  /// The form ids of some sources, each for itself; of all, where none is named, and of what stands before the first.
  func slices(of names: Set<String>) -> [ArraySlice<UInt32>] {
    let ends = sources.dropFirst().map(\.start) + [tokens.count]
    let named = zip(sources, ends).filter { names.isEmpty || names.contains($0.0.name) }
      .map { tokens[$0.0.start..<$0.1] }
    return names.isEmpty ? [tokens[..<(sources.first?.start ?? tokens.count)]] + named : named
  }
}

/// Reads one text: a line is a sentence or a paragraph, a line `#SOURCE name` begins a source.
struct CorpusReader {
  /// Form ids, `Census.Special.sentenceStart` before each sentence.
  private(set) var tokens: [UInt32] = []
  /// Where each source begins among the tokens; what stands before the first has no name.
  private(set) var sources: [(name: String, start: Int)] = []
  /// How many tokens are words or numbers.
  private(set) var tokenCount = 0
  /// The source that is being read; every text begins a new one.
  private var source: UInt32
  private var rest: [UInt8] = []
  private var line: [LineToken] = []

  private struct LineToken {
    var form: UInt32
    var startsSentence: Bool
    var isCapitalised: Bool
    var isLong: Bool
  }

  private static let sourceMark = Array("#SOURCE ".utf8)

  /// Lines longer than this are broken: 1 MiB without a line break is no prose.
  private static let longestLineBytes = 1 << 20

  private let omitted: Set<String>
  private var isOmitting = false

  /// - Parameters:
  ///   - firstSource: a number that no text read before has used for a source.
  ///   - omitted: names of sources that are passed over.
  init(firstSource: UInt32, omitting omitted: Set<String> = []) {
    source = firstSource
    self.omitted = omitted
  }

  /// A number that the next text may begin with.
  var nextSource: UInt32 { source + 1 }

  /// Reads on; a line may be cut anywhere between two chunks.
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
    if Self.longestLineBytes < rest.count { finish(census: &census) }
  }

  /// Reads what is left when the text ends without a line break.
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
            isCapitalised: (0x41...0x5A).contains(first),
            isLong: 4 <= token.range.count && token.kind == .word))
      }
    }
    appendLine(census: &census)
  }

  /// Passes the line on. In headings every word is in title case, which tells nothing about the words,
  /// so case is counted only where most long words are in lower case.
  private mutating func appendLine(census: inout Census) {
    var long = 0
    var capitalised = 0
    for token in line where token.isLong && !token.startsSentence {
      long += 1
      if token.isCapitalised { capitalised += 1 }
    }
    let caseTells = long >= 2 && capitalised * 2 <= long
    for token in line {
      if token.startsSentence { tokens.append(Census.Special.sentenceStart) }
      tokens.append(token.form)
      if caseTells { census.countCase(of: token.form, atStart: token.startsSentence) }
    }
    tokenCount += line.count
  }
}
