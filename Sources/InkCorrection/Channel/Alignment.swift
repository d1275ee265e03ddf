// Weighted edit distance between the typed key and candidate words, one row per letter of a trie path.

/// The rows of a weighted edit distance between the typed key and the words on paths of a trie.
///
/// Row k holds, for every i within ``reach`` of k, the minimum cost of having typed the first i letters when the first
/// k letters of the word were meant (Damerau 1964, with multi-letter edits as in Brill and Moore 2000 and Ukkonen's
/// band). A path is identified by the number of its last row.
struct Alignment {
  /// The maximum difference between the number of letters typed and the number meant, at any point of the alignment.
  static let reach = 5
  /// The maximum length of a key in bytes; longer keys are not aligned.
  static let maximumLength = 40

  /// The number of cells per row: the cell for i typed letters is at i − k + reach; the last cell is an unreachable
  /// sentinel.
  private static let width = 2 * reach + 2
  private static let usualRows = 128

  /// A row's metadata. Its cells are stored separately in `cells`, since there are many of them.
  private struct Head {
    var parent: Int32 = -1
    /// The last four letters of the path, the most recent in the lowest byte.
    var tail: UInt32 = 0
    /// The number of meant letters up to this row.
    var length: Int32 = 0
    /// A lower bound on the cost of any word whose path continues from this row.
    var least: Int32 = 0
    /// The minimum cost of the whole typed key against any prefix of the path so far.
    var whole = EditCosts.impossible
  }

  /// The typed word as a folded key.
  let typed: [UInt8]
  private let costs: EditCosts
  private var heads = [Head()]
  /// The cells of all rows, one row after another, with room for as many rows as most words need.
  private var cells = [Int32](repeating: EditCosts.impossible, count: usualRows * width)
  /// The cost of each typed letter as an extra letter.
  private var extras: [Int32] = []
  /// The cost of each typed letter as a substitution: a line for each meant letter a–z, and one for any other letter.
  private var others: [Int32]
  private let groups: TypedGroups
  /// For each of these lines, a lower bound on the cost that a row for its letter adds to the row before.
  private var minima = [Int32](repeating: 0, count: 27)

  /// Creates the alignment of a typed key with words that are yet to be appended.
  init(typed: [UInt8], costs: EditCosts) {
    self.typed = typed
    self.costs = costs
    groups = TypedGroups(in: typed, costs)
    others = Array(repeating: 0, count: 27 * typed.count)
    for line in 0..<26 { setLine(line, to: UInt8(ascii: "a") + UInt8(line)) }
    heads.reserveCapacity(Self.usualRows)
    extras.reserveCapacity(typed.count)
    cells[Self.reach] = 0
    for index in typed.indices {
      let extra = costs.extra(
        typed[index], between: index > 0 ? typed[index - 1] : nil,
        and: index + 1 < typed.count ? typed[index + 1] : nil)
      extras.append(extra + (index == 0 ? costs.kinds.firstLetter : 0))
      if index < Self.reach {
        cells[Self.reach + index + 1] = cells[Self.reach + index] &+ extras[index]
      }
    }
    heads[0].whole = cost(at: 0)
    for line in 0..<26 { minima[line] = minimumCost(of: UInt8(ascii: "a") + UInt8(line), line) }
  }

  /// Returns the minimum cost of meaning the letter of a line, whatever was typed for it. The cost of a group is
  /// charged at its first letter, so its later letters are free.
  private func minimumCost(of letter: UInt8, _ line: Int) -> Int32 {
    var least = min(costs.missing(letter, after: letter), costs.missing(letter, after: nil))
    for index in typed.indices { least = min(least, others[line * typed.count + index]) }
    for index in groups.steps(endingWith: letter) {
      least = min(least, groups[index].count == 1 ? groups[index].cost : 0)
    }
    return least
  }

  /// Returns a lower bound on the cost that a row for a letter adds to the row before.
  func minimumCost(of letter: UInt8) -> Int32 { minima[min(Int(letter &- 0x61), 26)] }

  /// Fills a line with the cost of each typed letter where `letter` is meant.
  private mutating func setLine(_ line: Int, to letter: UInt8) {
    let start = line * typed.count
    for index in typed.indices {
      others[start + index] = costs.substitution(typed: typed[index], meant: letter)
    }
  }

  /// The row before the first letter of any word.
  var start: Int { 0 }

  /// Returns the number of meant letters up to a row.
  func length(of row: Int) -> Int { Int(heads[row].length) }

  /// Returns a lower bound on the cost of any word whose path passes through a row.
  func minimumCost(at row: Int) -> Int32 { heads[row].least }

  /// Returns the minimum cost of the whole typed key against any prefix of the path up to a row.
  func wholeCost(at row: Int) -> Int32 { heads[row].whole }

  /// Returns the cost of a word that ends at a row. Inlined, since otherwise the alignment would be copied for each
  /// call.
  @inline(__always)
  func cost(at row: Int) -> Int32 {
    let cell = typed.count - Int(heads[row].length) + Self.reach
    return cell >= 0 && cell <= 2 * Self.reach
      ? cells[row * Self.width + cell] : EditCosts.impossible
  }

  /// Removes the row that was appended last.
  mutating func dropLast() { heads.removeLast() }

  /// Appends the row for one more letter of the meant word and returns its number.
  mutating func append(_ letter: UInt8, to before: Int) -> Int {
    let parent = heads[before]
    let row = heads.count
    var head = Head(
      parent: Int32(truncatingIfNeeded: before), tail: parent.tail << 8 | UInt32(letter),
      length: parent.length + 1)
    if (row + 1) * Self.width > cells.count {
      cells += repeatElement(EditCosts.impossible, count: cells.count)
    }
    Self.clear(&cells, row)
    let pending = applyGroups(to: row, head)
    let previous = parent.length == 0 ? nil : UInt8(truncatingIfNeeded: parent.tail)
    let first = parent.length == 0 ? costs.kinds.firstLetter : 0
    let line = line(of: letter)
    let least = Self.fill(
      &cells, others, extras,
      Band(
        row: row, before: before, length: Int(head.length), count: typed.count, line: line,
        missing: costs.missing(letter, after: previous) &+ first, first: first))
    head.least = min(pending, least)
    let cell = typed.count - Int(head.length) + Self.reach
    head.whole = parent.whole
    if cell >= 0, cell <= 2 * Self.reach {
      head.whole = min(head.whole, cells[row * Self.width + cell])
    }
    heads.append(head)
    return row
  }

  private static func clear(_ cells: inout [Int32], _ row: Int) {
    let start = row * width
    var cells = cells.mutableSpan
    precondition(start >= 0 && start + width <= cells.count)
    for cell in 0..<width { cells[unchecked: start &+ cell] = EditCosts.impossible }
  }

  /// Returns the offset of a letter's line in `others`, filling the shared line for letters other than a–z.
  private mutating func line(of letter: UInt8) -> Int {
    let line = Int(letter) - 0x61
    if line >= 0, line < 26 { return line * typed.count }
    setLine(26, to: letter)
    return 26 * typed.count
  }

  /// The inputs from which the cells of a row are computed.
  private struct Band {
    let row: Int
    let before: Int
    /// The number of meant letters including this row's, and the number of typed letters.
    let length: Int
    let count: Int
    /// The offset of the line of the row's letter in `others`.
    let line: Int
    /// The cost of leaving the letter out, and the surcharge for a wrong first letter.
    let missing: Int32
    let first: Int32
  }

  /// Fills the cells of a row and returns their minimum. The inner loop of the search: most of its time is spent here.
  private static func fill(
    _ cells: inout [Int32], _ others: [Int32], _ extras: [Int32], _ band: Band
  ) -> Int32 {
    let lowest = max(0, band.length - reach)
    let highest = min(band.count, band.length + reach)
    if lowest > highest { return EditCosts.impossible }
    // The positions that the cell for zero typed letters would have in this row and in the row before.
    let here = band.row * width + reach - band.length
    let there = band.before * width + reach - band.length + 1
    let (others, extras, missing, line) = (others.span, extras.span, band.missing, band.line)
    var cells = cells.mutableSpan
    // Unchecked indices: a typed index lies within the band, and the band within both rows.
    var left = min(cells[unchecked: here &+ lowest], cells[unchecked: there &+ lowest] &+ missing)
    if lowest > 0 {
      let other = others[unchecked: line &+ lowest &- 1]
      left = min(left, cells[unchecked: there &+ lowest &- 1] &+ other)
    }
    cells[unchecked: here &+ lowest] = left
    var least = left
    var index = lowest
    while index < highest {
      var other = others[unchecked: line &+ index]
      if index == 0, other > 0 { other = other &+ band.first }
      let (place, above) = (here &+ index &+ 1, there &+ index)
      left = min(
        min(cells[unchecked: place], cells[unchecked: above &+ 1] &+ missing),
        min(cells[unchecked: above] &+ other, left &+ extras[unchecked: index]))
      cells[unchecked: place] = left
      least = min(least, left)
      index &+= 1
    }
    return least
  }

  /// Applies the groups that end with the row's last letter, and returns the minimum cost of the groups that have begun
  /// and may end at a later row.
  private mutating func applyGroups(to row: Int, _ head: Head) -> Int32 {
    var pending = EditCosts.impossible
    for index in groups.steps(endingWith: UInt8(truncatingIfNeeded: head.tail)) {
      let step = groups[index]
      guard step.matches(head.tail), head.length >= step.count else { continue }
      var ancestor = Int(head.parent)
      for _ in 1..<step.count { ancestor = Int(heads[ancestor].parent) }
      let start = Int(heads[ancestor].length)
      let cell = Int(step.start) - start + Self.reach
      guard cell >= 0, cell <= 2 * Self.reach else { continue }
      let first = step.start == 0 && start == 0 ? costs.kinds.firstLetter : 0
      let cost = cells[ancestor * Self.width + cell] &+ step.cost &+ first
      if step.isWhole {
        let end = Int(step.end) - Int(head.length) + Self.reach
        if end >= 0, end <= 2 * Self.reach {
          cells[row * Self.width + end] = min(cells[row * Self.width + end], cost)
        }
      } else {
        pending = min(pending, cost)
      }
    }
    return pending
  }

  /// Returns the minimum cost of having typed one key when another was meant.
  static func cost(of typed: [UInt8], meant: [UInt8], costs: EditCosts) -> Int32 {
    if typed.count > maximumLength || meant.count > maximumLength { return EditCosts.impossible }
    var alignment = Alignment(typed: typed, costs: costs)
    var row = alignment.start
    for letter in meant { row = alignment.append(letter, to: row) }
    return alignment.cost(at: row)
  }
}
