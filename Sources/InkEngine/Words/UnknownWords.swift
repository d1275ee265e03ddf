// The unknown words of a document, kept line by line, so that a keystroke costs its line.

import InkText

/// The unknown words of the part of a document that was searched, and the words and settings they were judged by.
///
/// Keeps nothing until it is first asked; then 24 bytes a line, and 16 an unknown word.
struct UnknownWords: Sendable {
  /// What makes a word known, or a line prose; with another basis everything is read again.
  struct Basis: Equatable, Sendable {
    var packs: PackSet
    /// The revision of the user's words, and that of the last removal among them.
    var words: UInt64
    var lostWords: UInt64
    var regions: RegionRules
    var language: String?

    /// Whether the other basis differs only in knowing more words.
    func onlyAddsWords(to other: Basis) -> Bool {
      var same = self
      same.words = other.words
      return same == other
    }
  }

  private struct Line: Sendable {
    /// The state in which the line was read.
    var state: LineState
    /// The unknown words, in order.
    var words: [Range<Int>]
  }

  private var lines: [Line?] = []
  private var basis: Basis?
  /// The first line that may have to be read.
  private(set) var next = 0
  /// The line from which on, if it begins as when it was read, all that were read are as they were.
  private var unsettledEnd = 0
  /// The number of unknown words that are kept.
  private var count = 0
  /// How many of them are in the lines before one that is not behind `next`.
  private var counted = (line: 0, words: 0)

  /// All unknown words, in the order of the text; computed lazily.
  var ranges: some Sequence<Range<TextPoint>> {
    lines.enumerated().lazy.flatMap { number, line in
      (line?.words ?? []).map { Range(line: number, bytes: $0) }
    }
  }

  /// Returns the unknown word that ends or continues at a point.
  func word(at point: TextPoint) -> Range<Int>? {
    guard point.line < lines.count else { return nil }
    return lines[point.line]?.words.first {
      $0.lowerBound <= point.byte && point.byte <= $0.upperBound
    }
  }

  /// Starts anew, or continues, with what is known now; `isKnown` is called for the kept words where some may have
  /// become known.
  mutating func rebase(on basis: Basis, isKnown: (Range<TextPoint>) -> Bool) {
    if self.basis == basis { return }
    defer { self.basis = basis }
    guard let old = self.basis, basis.onlyAddsWords(to: old) else {
      self = UnknownWords()
      return
    }
    for number in lines.indices where lines[number]?.words.isEmpty == false {
      let before = lines[number]?.words ?? []
      let left = before.filter { !isKnown(Range(line: number, bytes: $0)) }
      lines[number]?.words = left
      count -= before.count - left.count
    }
    counted = (0, 0)
  }

  /// Whether more unknown words than a number are found before the next line.
  mutating func areMore(than limit: Int) -> Bool {
    if count <= limit { return false }
    while counted.line < next, counted.words <= limit {
      counted.words += lines[counted.line]?.words.count ?? 0
      counted.line += 1
    }
    return counted.words > limit
  }

  /// Whether the next line was already read in this state; if so, it is skipped, and so are those after it that no edit
  /// concerns.
  mutating func passesOver(_ state: LineState) -> Bool {
    guard next < lines.count, lines[next]?.state == state else { return false }
    next = next < unsettledEnd ? next + 1 : lines.count
    return true
  }

  /// Stores what was found in the next line.
  mutating func keep(_ words: [Range<Int>], _ state: LineState) {
    let line = Line(state: state, words: words)
    if next < lines.count {
      count -= lines[next]?.words.count ?? 0
      lines[next] = line
    } else {
      lines.append(line)
    }
    count += words.count
    next += 1
  }

  /// Notes an edit. The line after those that it changed may have become, or ceased to be, the start of a paragraph.
  mutating func recordEdit(_ edit: AppliedEdit) {
    let (first, last, growth) = (edit.firstLine, edit.lastLine, edit.growth)
    guard first < lines.count else { return }
    let unsettled = next < lines.count ? max(next, unsettledEnd) : 0
    unsettledEnd = max(last + 1, unsettled) + growth
    next = min(next, first)
    if first < counted.line { counted = (0, 0) }
    let end = min(last + 1, lines.count)
    for line in lines[first..<end] { count -= line?.words.count ?? 0 }
    if last < lines.count, last + growth >= first {
      lines.replaceSubrange(
        first..<end, with: repeatElement(nil, count: last + 1 + growth - first))
      let behind = last + 1 + growth
      if behind < lines.count {
        count -= lines[behind]?.words.count ?? 0
        lines[behind] = nil
      }
    } else {
      for line in lines[end...] { count -= line?.words.count ?? 0 }
      lines.removeLast(lines.count - first)
    }
  }
}
