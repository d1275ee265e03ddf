// The cheapest way to mistype one word as another, letter by letter along a path of the trie.

/// Rows of the weighted edit distance between what is typed and what may be meant.
///
/// Row k holds the least cost of having typed the first i letters when the first k of the meant word were
/// meant, for every i at most ``reach`` away from k (Damerau 1964, with groups of letters as in Brill and
/// Moore 2000; the band is Ukkonen's). A path keeps the number of its last row.
struct Alignment {
  /// How many more or fewer letters are typed than were meant.
  static let reach = 5
  /// Words of more bytes are not aligned.
  static let longest = 40

  /// How many cells a row has: i typed letters are at i − k + reach, plus a sentinel that no path reaches.
  private static let width = 2 * reach + 2

  /// How a row came about, and what of it is asked for; its cells lie elsewhere, as they are many.
  private struct Head {
    var parent: Int32 = -1
    /// The last four letters, the last one lowest.
    var tail: UInt32 = 0
    /// How many letters are meant so far.
    var length: Int32 = 0
    /// The least cost that any word on from here can have.
    var least: Int32 = 0
    /// The least cost of all that is typed, for any beginning of the path so far.
    var whole = EditCosts.impossible
  }

  /// What is typed, as a folded key.
  let typed: [UInt8]
  private let costs: EditCosts
  private var heads = [Head()]
  /// The cells of the rows, one after another, with room for more.
  private var cells = [Int32](repeating: EditCosts.impossible, count: 256 * width)
  /// What each typed letter costs as one too many.
  private var extras: [Int32] = []
  /// What each typed letter costs where a letter a–z is meant: 26 lines of typed letters, and one for another letter.
  private var others: [Int32]
  private let groups: TypedGroups
  /// For each of these lines, how much more than the row before a row for its letter costs at least.
  private var leasts = [Int32](repeating: 0, count: 27)

  /// The alignment of a typed key with words still to come.
  init(typed: [UInt8], costs: EditCosts) {
    self.typed = typed
    self.costs = costs
    groups = TypedGroups(in: typed, costs)
    others = Array(repeating: 0, count: 27 * typed.count)
    for line in 0..<26 { setLine(line, to: UInt8(ascii: "a") + UInt8(line)) }
    heads.reserveCapacity(256)
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
    for line in 0..<26 { leasts[line] = leastCost(of: UInt8(ascii: "a") + UInt8(line), line) }
  }

  /// The least that it costs to mean the letter of a line, whatever was typed for it. A group of several letters costs
  /// what it does from its first letter on.
  private func leastCost(of letter: UInt8, _ line: Int) -> Int32 {
    var least = min(costs.missing(letter, after: letter), costs.missing(letter, after: nil))
    for index in typed.indices { least = min(least, others[line * typed.count + index]) }
    for index in groups.steps(endingWith: letter) {
      least = min(least, groups[index].count == 1 ? groups[index].cost : 0)
    }
    return least
  }

  /// How much more than the row before a row for a letter costs at least.
  func leastCost(of letter: UInt8) -> Int32 { leasts[min(Int(letter &- 0x61), 26)] }

  /// Writes down what each typed letter costs where another is meant.
  private mutating func setLine(_ line: Int, to letter: UInt8) {
    let start = line * typed.count
    for index in typed.indices {
      others[start + index] = costs.substitution(typed: typed[index], meant: letter)
    }
  }

  /// The row before the first letter of any word.
  var start: Int { 0 }

  /// How many letters are meant up to a row.
  func length(of row: Int) -> Int { Int(heads[row].length) }

  /// The least cost that any word can have whose path goes through a row.
  func leastCost(at row: Int) -> Int32 { heads[row].least }

  /// The least cost of having typed a beginning of what is meant up to a row.
  func wholeCost(at row: Int) -> Int32 { heads[row].whole }

  /// The cost of a word that ends with a row.
  func cost(at row: Int) -> Int32 {
    let cell = typed.count - Int(heads[row].length) + Self.reach
    return cell >= 0 && cell <= 2 * Self.reach
      ? cells[row * Self.width + cell] : EditCosts.impossible
  }

  /// Takes the row away that was appended last.
  mutating func dropLast() { heads.removeLast() }

  /// Appends the row after one more letter of the meant word and gives its number.
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
    var cells = cells.mutableSpan
    for cell in row * width..<(row + 1) * width { cells[cell] = EditCosts.impossible }
  }

  /// Where the costs of typing something for a letter begin.
  private mutating func line(of letter: UInt8) -> Int {
    let line = Int(letter) - 0x61
    if line >= 0, line < 26 { return line * typed.count }
    setLine(26, to: letter)
    return 26 * typed.count
  }

  /// What the cells of a row are made from.
  private struct Band {
    let row: Int
    let before: Int
    /// How many letters are meant with the row, and how many are typed.
    let length: Int
    let count: Int
    /// Where the costs of typing something for its letter begin.
    let line: Int
    /// What it costs to leave the letter out, and what a wrong first letter costs more.
    let missing: Int32
    let first: Int32
  }

  /// Fills the cells of a row and gives the least of them. Most of the time of a search is spent here.
  private static func fill(
    _ cells: inout [Int32], _ others: [Int32], _ extras: [Int32], _ band: Band
  ) -> Int32 {
    let lowest = max(0, band.length - reach)
    let highest = min(band.count, band.length + reach)
    if lowest > highest { return EditCosts.impossible }
    // Where the cells of no typed letters would be, in this row and in the one before.
    let here = band.row * width + reach - band.length
    let there = band.before * width + reach - band.length + 1
    let (others, extras, missing, line) = (others.span, extras.span, band.missing, band.line)
    var cells = cells.mutableSpan
    // Unchecked: an index of a typed letter lies in the band, and the band in both rows.
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

  /// Puts the groups into a row whose last letter they end with, and gives the least cost of those that
  /// have begun and may end further on.
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

  /// The least cost of having typed one key when another was meant.
  static func cost(of typed: [UInt8], meant: [UInt8], costs: EditCosts) -> Int32 {
    if typed.count > longest || meant.count > longest { return EditCosts.impossible }
    var alignment = Alignment(typed: typed, costs: costs)
    var row = alignment.start
    for letter in meant { row = alignment.append(letter, to: row) }
    return alignment.cost(at: row)
  }
}
