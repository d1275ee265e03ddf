// How a line differs from what was read of it: the tokens to take back, and those to count in their place.

import InkText

/// A line compared with what was read of it.
///
/// A token counts with the three before it, so it stays as it was counted where all four are the same.
struct LineChange {
  /// Which of the tokens read before are to be taken back.
  let replaced: Range<Int>
  /// The tokens in their place, nothing counted yet, each with what stands before it.
  private(set) var added: [(token: ReadToken, history: [String])] = []
  /// Where the tokens that were looked at, the last ones of the line, begin and end now.
  private(set) var places: [Range<Int>] = []
  /// What the line hands on to the next.
  private(set) var end: TokensBefore

  /// Compares a line.
  ///
  /// - Parameters:
  ///   - old: What was read.
  ///   - line: The line as it is.
  ///   - marks: Which marks it may begin with.
  ///   - start: What stands before it.
  ///   - open: Where in it the word at the cursor begins, or the cursor stands before none.
  init(
    of old: ReadLine, to line: Span<UInt8>, marks: LineMarks, after start: TokensBefore, open: Int?
  ) {
    let kept = LineChange.keptCount(of: old, after: start)
    let isWhole = kept == 0
    let read = LineTokens(
      of: line, marks: marks, from: isWhole ? 0 : old.tokens[kept].core.lowerBound,
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
    end.above = LineShape(of: line, marks: marks, below: start.above)
    end.startsSentence = read.endsParagraph || read.isAtSentenceStart
    places = fresh.map { $0.token.core }
    let same = Self.sameEnds(old.tokens[kept...], fresh)
    replaced = kept + same.first..<old.tokens.count - same.last
    added = Array(fresh[same.first..<fresh.count - same.last])
  }

  /// How many tokens are the same at the start of what was read and of what is read now, and how many of the others at
  /// their end.
  private static func sameEnds(
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

  /// How many tokens surely are as they were, and end before the change; the last such is read again, since what
  /// follows it may have become a part of it.
  private static func keptCount(of old: ReadLine, after start: TokensBefore) -> Int {
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
  /// Stands for the token as it is written and the three before it.
  let identity: UInt64
  /// Stands for the token alone.
  let mark: UInt64
  /// Where its core stands in the line.
  var core: Range<Int>
  let startsSentence: Bool
  /// Whether a mark stands between it and the word before it on the line.
  let isParted: Bool
  /// Whether it is no part of a longer name, of an address or a path.
  let isWhole: Bool
  /// Whether it is the word at the cursor.
  let isOpen: Bool
  /// The token as language models know it.
  let text: String
  /// The word as it is written, where it is one.
  let word: String?
  /// The names that begin with this token and are more than a word, as they are written: the core, and what stands
  /// before its arguments, its value or its line number. Only what is worth offering.
  let names: [String]
  /// What was counted of it.
  var sightings: [Sighting] = []

  init(
    _ token: Token, isFirstOfCore: Bool, of line: Span<UInt8>, after state: TokensBefore, open: Int?
  ) {
    core = token.core
    startsSentence = token.startsSentence
    isWhole = token.core == token.range
    isParted =
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
    mark.combine(isOpen ? 1 : startsSentence ? 2 : isParted ? 4 : 3)
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

/// What stands before a line or a token: the last tokens, and whether a sentence begins.
struct TokensBefore: Hashable, Sendable {
  /// What the up to three tokens before stand for.
  private(set) var marks: [UInt64] = []
  /// These tokens, newest last, sentence starts among them.
  private var history: [String] = []
  /// Whether a sentence begins.
  var startsSentence = true
  /// The line above; nil at the start of a text.
  var above: LineShape?

  /// The start of a paragraph.
  static let paragraph = TokensBefore()

  private static let length = 3

  /// What stands before a token that comes next.
  func history(before token: ReadToken) -> [String] {
    if !token.startsSentence { return history }
    var tokens = history
    tokens.keepLast(Self.length - 1)
    tokens.append(Tokenizer.sentenceStart)
    return tokens
  }

  /// Goes behind the cursor where it stands before a token and no word ends at it: something is to be put in there, of
  /// which what follows tells as little as of a word that is half typed.
  ///
  /// - Parameters:
  ///   - gap: Where the cursor stands; nil once that was passed.
  ///   - core: Where the next token stands; nil behind the last.
  mutating func pass(_ gap: inout Int?, before core: Range<Int>?) {
    guard let place = gap else { return }
    if let core, core.upperBound <= place { return }
    if core.map({ place <= $0.lowerBound }) ?? true { (marks, history) = ([], []) }
    gap = nil
  }

  /// Goes behind a token. What stands before the word at the cursor is not known behind it.
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
  /// Drops all but the last so many.
  fileprivate mutating func keepLast(_ wanted: Int) { removeFirst(Swift.max(0, count - wanted)) }
}

extension Span<UInt8> {
  fileprivate func string(in range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in a core of more than a word: all of it, and what stands before the mark behind which a name is over:
  /// `os.path.join` in `os.path.join(a`. None of them is the word that is counted in its own right.
  fileprivate func names(in core: Range<Int>, besides word: Range<Int>?) -> [String] {
    let end = extracting(core).withUnsafeBufferPointer(\.nameEnd)
    let head = core.lowerBound..<core.lowerBound + end
    return (head == core ? [core] : [head, core]).filter { $0 != word && isName(in: $0) }
      .map { string(in: $0) }
  }

  /// Whether it may be offered again: names of files, numbers of versions, and not two words that a dash or a bracket
  /// joins.
  private func isName(in core: Range<Int>) -> Bool {
    guard (3...64).contains(core.count) else { return false }
    var index = core.lowerBound
    while index < core.upperBound {
      let next = scalar(at: index)
      if !next.characterClass.isWordCharacter {
        switch next.scalar {
        case "_", ".", "/", ":", "@", "#", "\\", "+", "=", "~", "&", "%", "(", "$": break
        default: return false
        }
      }
      index += next.width
    }
    return true
  }
}
