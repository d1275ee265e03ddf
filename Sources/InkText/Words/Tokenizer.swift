// Splitting text into the tokens of the language models, by the same rules for training and typing.

/// An iterator over the tokens that language models count.
///
/// White space separates tokens; surrounding characters that are neither letters nor digits are dropped. Letters,
/// marks, digits and inner apostrophes and hyphens make a word; other inner characters separate two ("and/or"). A token
/// followed by `.`, `!` or `?` ends the sentence unless it is an abbreviation. Nothing is allocated.
package struct Tokenizer: Sendable {
  /// Precedes the first word of a sentence.
  package static let sentenceStart = "<s>"
  /// Represents a number.
  package static let number = "<num>"
  /// Represents a token that is not a word, such as a web or email address, or is out of vocabulary.
  package static let unknown = "<unk>"

  /// Whether a token is one of those, which are no words.
  package static func isSpecial(_ token: String) -> Bool {
    token.utf8.first == UInt8(ascii: "<")
  }

  /// The byte offset from which the next run is searched.
  private var position = 0
  /// The rest of the current run without white space.
  private var run = 0..<0
  /// The core of the current run.
  private var core = 0..<0
  private var atSentenceStart: Bool
  private var runEndsSentence = false
  private let abbreviations: Abbreviations

  /// Creates a tokenizer at byte 0 of a text whose full stops may belong to some abbreviations; to those of all
  /// languages, as in the texts that packs are built from.
  package init(startsSentence: Bool = true, abbreviations: Abbreviations = .all) {
    atSentenceStart = startsSentence
    self.abbreviations = abbreviations
  }

  /// Whether a word after everything read so far would begin a sentence.
  package var isAtSentenceStart: Bool { atSentenceStart || run.isEmpty && runEndsSentence }

  /// Returns the next token; nil at the end of the text.
  package mutating func next(in text: Span<UInt8>) -> Token? {
    while true {
      if let token = nextPiece(in: text) { return token }
      if runEndsSentence { atSentenceStart = true }
      runEndsSentence = false
      guard let whole = nextRun(in: text) else { return nil }
      core = coreRange(of: whole, in: text)
      runEndsSentence = endsSentence(whole, core: core, in: text, abbreviations)
      if core.isEmpty { continue }
      if let kind = wholeKind(of: core, in: text) { return token(kind, core) }
      run = core
    }
  }

  private mutating func token(_ kind: Token.Kind, _ range: Range<Int>) -> Token {
    defer { atSentenceStart = false }
    return Token(kind: kind, range: range, core: core, startsSentence: atSentenceStart)
  }

  /// Returns the next run without white space from the current position.
  private mutating func nextRun(in text: Span<UInt8>) -> Range<Int>? {
    var start = position
    while start < text.count {
      let decoded = text.scalar(at: start)
      guard decoded.characterClass == .space else { break }
      start += decoded.width
    }
    var end = start
    while end < text.count {
      let decoded = text.scalar(at: end)
      if decoded.characterClass == .space { break }
      end += decoded.width
    }
    position = end
    return start < end ? start..<end : nil
  }

  /// Returns the next word or number inside the run, if the run is not one token as a whole.
  private mutating func nextPiece(in text: Span<UInt8>) -> Token? {
    while !run.isEmpty {
      let start = run.lowerBound
      var end = start
      while end < run.upperBound {
        let decoded = text.scalar(at: end)
        guard decoded.characterClass.isWordCharacter,
          decoded.characterClass != .hyphen || !text.hasDash(at: end)
        else { break }
        end += decoded.width
      }
      let skipped = end == start ? text.scalar(at: start).width : 0
      run = end + skipped..<run.upperBound
      let piece = coreRange(of: start..<end, in: text)
      if piece.isEmpty { continue }
      return token(hasLetter(piece, in: text) ? .word : .number, piece)
    }
    return nil
  }

  /// Returns the kind of a core that is a single token whatever it contains.
  private func wholeKind(of core: Range<Int>, in text: Span<UInt8>) -> Token.Kind? {
    var isPlain = true
    var isOpaque = false
    var hasLetter = false
    var index = core.lowerBound
    while index < core.upperBound {
      let decoded = text.scalar(at: index)
      let characterClass = decoded.characterClass
      if characterClass == .letter { hasLetter = true }
      if !characterClass.isWordCharacter { isPlain = false }
      if characterClass == .hyphen, text.hasDash(at: index) { isPlain = false }
      switch decoded.scalar {
      case "@", "\\", "_", "=": isOpaque = true
      case ":" where text.hasBytes("://", at: index): isOpaque = true
      default: break
      }
      index += decoded.width
    }
    if !hasLetter { return .number }
    if isPlain { return .word }
    if isOpaque { return .unknown }
    return isDottedInitials(core, in: text) ? .word : nil
  }
}

/// A token: its range and its kind.
package struct Token: Hashable, Sendable {
  /// The kind of a token to a language model.
  package enum Kind: Sendable {
    /// A word, identified by its letters.
    case word
    /// A number, whatever its digits: `<num>`.
    case number
    /// An address or other text that is not a word: `<unk>`.
    case unknown
  }

  /// The kind of the token.
  package let kind: Kind
  /// Its bytes in the text as written.
  package let range: Range<Int>
  /// From the first to the last letter or digit of the surrounding run without white space: the token itself, or more
  /// as in `lib/file.rs`.
  package let core: Range<Int>
  /// Whether `<s>` precedes it.
  package let startsSentence: Bool

  /// Returns the token for a text that begins `count` bytes earlier.
  func moved(by count: Int) -> Token {
    Token(
      kind: kind, range: range.lowerBound + count..<range.upperBound + count,
      core: core.lowerBound + count..<core.upperBound + count, startsSentence: startsSentence)
  }

  /// Appends the token as the language models know it: `don't`, `<num>`, `<unk>`.
  package func appendModelBytes(in text: Span<UInt8>, to bytes: inout [UInt8]) {
    switch kind {
    case .word: appendNormalized(text.extracting(range), to: &bytes)
    case .number: bytes.append(contentsOf: Tokenizer.number.utf8)
    case .unknown: bytes.append(contentsOf: Tokenizer.unknown.utf8)
    }
  }

  /// Returns the token as the language models know it.
  package func modelText(in text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    appendModelBytes(in: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Tokenizer {
  /// Returns all tokens of a text as the language models know them, with `<s>` before each sentence.
  package static func modelTokens(of text: String) -> [String] {
    var tokens: [String] = []
    var tokenizer = Tokenizer()
    var copy = text
    copy.withUTF8 { bytes in
      while let token = tokenizer.next(in: bytes.span) {
        if token.startsSentence { tokens.append(sentenceStart) }
        tokens.append(token.modelText(in: bytes.span))
      }
    }
    return tokens
  }
}
