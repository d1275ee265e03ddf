// The difference between a line and what was read of it: the tokens to remove, and those to count in their place.

import InkText

/// The comparison of a line with what was read of it.
///
/// A token is counted with the three tokens before it, so it stays counted if all four are unchanged.
struct LineChange {
  /// The previously read tokens to be removed.
  let replaced: Range<Int>
  /// The tokens that replace them, not yet counted, each with the tokens before it.
  private(set) var added: [(token: ReadToken, history: [String])] = []
  /// The current ranges of the examined tokens, which are the last ones of the line.
  private(set) var places: [Range<Int>] = []
  /// What the line passes on to the next one.
  private(set) var end: TokensBefore

  /// Compares a line with what was read of it.
  ///
  /// - Parameters:
  ///   - old: What was read.
  ///   - line: The current line.
  ///   - text: The text, which knows what its lines may begin and its sentences end with.
  ///   - start: What comes before it.
  ///   - open: The start of the word at the cursor if it is in this line, or the cursor if there is no such word.
  init(
    of old: ReadLine, to line: Span<UInt8>, of text: Text, after start: TokensBefore, open: Int?
  ) {
    let kept = LineChange.unchangedCount(of: old, after: start)
    let isWhole = kept == 0
    let read = LineTokens(
      of: line, marks: text.lineMarks, abbreviations: text.abbreviations,
      from: isWhole ? 0 : old.tokens[kept].core.lowerBound,
      startsSentence: isWhole ? start.startsSentence : old.tokens[kept].startsSentence,
      below: start.above)
    end = read.startsParagraph ? .paragraph : start
    var gap = open
    for token in old.tokens[max(0, kept - 3)..<kept] {
      end.pass(&gap, before: token.core)
      end.pass(token)
    }
    var fresh: [(token: ReadToken, history: [String])] = []
    var core = -1..<0
    for token in read.tokens {
      end.pass(&gap, before: token.core)
      let isFirst = token.core != core
      core = token.core
      let next = ReadToken(token, isFirstOfCore: isFirst, of: line, after: end, open: open)
      fresh.append((next, end.history(before: next)))
      end.pass(next)
    }
    end.pass(&gap, before: nil)
    if read.endsParagraph { end = .paragraph }
    end.above = LineShape(of: line, marks: text.lineMarks, below: start.above)
    end.startsSentence = read.endsParagraph || read.isAtSentenceStart
    places = fresh.map { $0.token.core }
    let same = Self.commonEnds(old.tokens[kept...], fresh)
    replaced = kept + same.first..<old.tokens.count - same.last
    added = Array(fresh[same.first..<fresh.count - same.last])
  }

  /// Returns the number of tokens that are the same at the start of both sequences, and of the remaining ones those
  /// that are the same at the end.
  private static func commonEnds(
    _ old: ArraySlice<ReadToken>, _ new: [(token: ReadToken, history: [String])]
  ) -> (first: Int, last: Int) {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[old.startIndex + first].identity == new[first].token.identity {
      first += 1
    }
    var last = 0
    while last < shorter - first,
      old[old.endIndex - 1 - last].identity == new[new.count - 1 - last].token.identity
    {
      last += 1
    }
    return (first, last)
  }

  /// Returns the number of leading tokens that are certainly unchanged and end before the change. The last of these is
  /// read again, since the text after it may have become part of it.
  private static func unchangedCount(of old: ReadLine, after start: TokensBefore) -> Int {
    guard old.start == start else { return 0 }
    var kept = 0
    while kept < old.tokens.count, old.tokens[kept].core.upperBound < old.changedFrom { kept += 1 }
    kept = max(0, kept - 1)
    while kept > 0, old.tokens[kept - 1].core == old.tokens[kept].core { kept -= 1 }
    return kept
  }
}

/// A token of a line that was read.
struct ReadToken: Sendable {
  /// A hash of the token as written and the three tokens before it.
  let identity: UInt64
  /// A hash of the token alone.
  let mark: UInt64
  /// The range of its core in the line.
  var core: Range<Int>
  let startsSentence: Bool
  /// Whether a mark is between it and the preceding word on the line.
  let followsMark: Bool
  /// Whether it is not part of a longer name, an address or a path.
  let isWhole: Bool
  /// Whether it is the word at the cursor.
  let isOpen: Bool
  /// The form the language models use.
  let text: String
  /// The word as written; nil if it is not a word.
  let word: String?
  /// The names that begin with this token and are more than a word, as written: the core, and the part before its
  /// arguments, value or line number. Only names worth suggesting.
  let names: [String]
  /// The occurrences counted for it.
  var sightings: [Sighting] = []

  init(
    _ token: Token, isFirstOfCore: Bool, of line: Span<UInt8>, after state: TokensBefore, open: Int?
  ) {
    core = token.core
    startsSentence = token.startsSentence
    isWhole = token.core == token.range
    followsMark =
      WordJoint.last(in: line, upTo: token.range.lowerBound).map { $0 != .space } ?? false
    isOpen = open.map { token.range.contains($0) } ?? false
    text = token.modelText(in: line)
    word = token.kind == .word && !isOpen ? line.string(in: token.range) : nil
    let isName = isFirstOfCore && (token.kind != .word || token.core != token.range)
    let isOpenName = open.map { token.core.contains($0) } ?? false
    names =
      isName && !isOpenName
      ? line.names(in: token.core, besides: token.kind == .word ? token.range : nil) : []
    var mark = FNVHash()
    // Everything that is derived from other text than the token's own: a kept token keeps these.
    mark.combine(
      (isOpen ? 1 : 0) | (startsSentence ? 2 : 0) | (followsMark ? 4 : 0) | (isWhole ? 8 : 0))
    for byte in (isOpen ? "" : word ?? text).utf8 { mark.combine(byte) }
    mark.combine(0)
    for byte in names.joined(separator: " ").utf8 { mark.combine(byte) }
    self.mark = mark.value
    for before in state.marks {
      for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
        mark.combine(UInt8(truncatingIfNeeded: before >> shift))
      }
    }
    identity = mark.value
  }
}

/// The context of a line or token: the last tokens, and whether a sentence begins.
struct TokensBefore: Hashable, Sendable {
  /// The hashes of up to three preceding tokens.
  private(set) var marks: [UInt64] = []
  /// These tokens, the most recent last, including sentence starts.
  private var history: [String] = []
  /// Whether a sentence begins.
  var startsSentence = true
  /// The line above; nil at the start of a text.
  var above: LineShape?

  /// The start of a paragraph.
  static let paragraph = TokensBefore()

  private static let length = 3

  /// Returns the tokens before the token that comes next.
  func history(before token: ReadToken) -> [String] {
    if !token.startsSentence { return history }
    var tokens = history
    tokens.keepLast(Self.length - 1)
    tokens.append(Tokenizer.sentenceStart)
    return tokens
  }

  /// Passes the cursor if it is before a token and not at the end of a word. Text is about to be inserted there, so the
  /// tokens before it are unknown to what follows, as after an unfinished word.
  ///
  /// - Parameters:
  ///   - gap: The cursor; set to nil once passed.
  ///   - core: The range of the next token; nil after the last one.
  mutating func pass(_ gap: inout Int?, before core: Range<Int>?) {
    guard let place = gap else { return }
    if let core, core.upperBound <= place { return }
    if core.map({ place <= $0.lowerBound }) ?? true { (marks, history) = ([], []) }
    gap = nil
  }

  /// Passes a token. After the word at the cursor, the tokens before it are treated as unknown.
  mutating func pass(_ token: ReadToken) {
    startsSentence = false
    if token.isOpen {
      (marks, history) = ([], [])
      return
    }
    if token.startsSentence { history = history(before: token) }
    history.keepLast(Self.length - 1)
    history.append(token.text)
    marks.keepLast(Self.length - 1)
    marks.append(token.mark)
  }
}

extension Array {
  /// Removes all but the last `wanted` elements.
  fileprivate mutating func keepLast(_ wanted: Int) { removeFirst(Swift.max(0, count - wanted)) }
}

extension Span<UInt8> {
  fileprivate func string(in range: Range<Int>) -> String {
    String(utf8: extracting(range))
  }

  /// Returns the names in a core that are more than a word: the whole core, and the part before the mark that ends the
  /// name, such as `os.path.join` in `os.path.join(a`. Excludes the word that is counted on its own.
  fileprivate func names(in core: Range<Int>, besides word: Range<Int>?) -> [String] {
    let end = extracting(core).leadingNameEnd
    let head = core.lowerBound..<core.lowerBound + end
    return (head == core ? [core] : [head, core]).filter { $0 != word && isName(in: $0) }
      .map { string(in: $0) }
  }

  /// Whether a text is a name worth suggesting again, such as a file name or version number, rather than two words
  /// joined by a dash or bracket. Two hyphens are a dash unless other marks show that it is a name:
  /// `page__title--small`.
  private func isName(in core: Range<Int>) -> Bool {
    guard (3...64).contains(core.count) else { return false }
    var (index, hasDash, hasMark) = (core.lowerBound, false, false)
    var isAfterHyphen = false
    while index < core.upperBound {
      let next = scalar(at: index)
      hasDash = hasDash || isAfterHyphen && next.scalar == "-"
      isAfterHyphen = next.scalar == "-"
      if !next.characterClass.isWordCharacter {
        hasMark = hasMark || next.scalar == "_" || next.scalar == "/" || next.scalar == "="
        switch next.scalar {
        case "_", ".", "/", ":", "@", "#", "\\", "+", "=", "~", "&", "%", "(", "$": break
        default: return false
        }
      }
      index += next.width
    }
    return hasMark || !hasDash
  }
}
