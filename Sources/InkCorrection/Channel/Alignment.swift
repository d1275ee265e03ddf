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

  /// The cells of one row: that of i typed letters at i − k + reach.
  typealias Cells = InlineArray<11, Int32>

  /// A row and how it came about.
  private struct Row {
    var cells = Cells(repeating: EditCosts.impossible)
    var parent: Int32 = -1
    /// The last four letters, the last one lowest.
    var tail: UInt32 = 0
    /// How many letters are meant so far.
    var length = 0
    /// The least cost that any word on from here can have.
    var least = EditCosts.impossible
    /// The least cost of all that is typed, for any beginning of the path so far.
    var whole = EditCosts.impossible
  }

  /// What is typed, as a folded key.
  let typed: [UInt8]
  private let costs: EditCosts
  private var rows: [Row] = []
  /// What each typed letter costs as one too many.
  private var extras: [Int32] = []
  /// What each typed letter costs where a letter a–z is meant: 26 lines of typed letters.
  private var others: [Int32] = []
  private let groups: TypedGroups

  /// The alignment of a typed key with words still to come.
  init(typed: [UInt8], costs: EditCosts = .us) {
    self.typed = typed
    self.costs = costs
    groups = TypedGroups(in: typed, costs)
    var start = Row()
    start.cells[Self.reach] = 0
    for index in typed.indices {
      let extra = costs.extra(
        typed[index], between: index > 0 ? typed[index - 1] : nil,
        and: index + 1 < typed.count ? typed[index + 1] : nil)
      extras.append(extra + (index == 0 ? costs.kinds.firstLetter : 0))
      if index < Self.reach {
        start.cells[Self.reach + index + 1] = start.cells[Self.reach + index] &+ extras[index]
      }
    }
    others.reserveCapacity(26 * typed.count)
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      for key in typed { others.append(costs.substitution(typed: key, meant: letter)) }
    }
    start.least = 0
    rows.append(start)
    rows[0].whole = cost(of: start)
  }

  /// The row before the first letter of any word.
  var start: Int { 0 }

  /// How many letters are meant up to a row.
  func length(of row: Int) -> Int { rows[row].length }

  /// The least cost that any word on from a row can have.
  func leastCost(at row: Int) -> Int32 { rows[row].least }

  /// The least cost of having typed a beginning of what is meant up to a row.
  func wholeCost(at row: Int) -> Int32 { rows[row].whole }

  /// The cost of a word that ends with a row.
  func cost(at row: Int) -> Int32 { cost(of: rows[row]) }

  private func cost(of row: Row) -> Int32 {
    let index = typed.count - row.length + Self.reach
    return index >= 0 && index <= 2 * Self.reach ? row.cells[index] : EditCosts.impossible
  }

  /// Takes the row away that was appended last.
  mutating func dropLast() { rows.removeLast() }

  /// Appends the row after one more letter of the meant word and gives its number.
  mutating func append(_ letter: UInt8, to before: Int) -> Int {
    let parent = rows[before]
    var row = Row()
    row.length = parent.length + 1
    row.parent = Int32(truncatingIfNeeded: before)
    row.tail = parent.tail << 8 | UInt32(letter)
    row.least = applyGroups(to: &row, ending: letter)
    let previous = parent.length == 0 ? nil : UInt8(truncatingIfNeeded: parent.tail)
    let first = parent.length == 0 ? costs.kinds.firstLetter : 0
    let missing = costs.missing(letter, after: previous) &+ first
    let lowest = max(0, row.length - Self.reach)
    let highest = min(typed.count, row.length + Self.reach)
    let line = (Int(letter) - 0x61) * typed.count
    let isListed = line >= 0 && line < others.count
    var left = EditCosts.impossible
    for index in stride(from: lowest, through: highest, by: 1) {
      let cell = index &- row.length &+ Self.reach
      var best = row.cells[cell]
      if cell < 2 * Self.reach { best = min(best, parent.cells[cell &+ 1] &+ missing) }
      if index > 0 {
        let before = index &- 1
        var other =
          isListed
          ? others[line &+ before] : costs.substitution(typed: typed[before], meant: letter)
        if before == 0, other > 0 { other = other &+ first }
        best = min(best, parent.cells[cell] &+ other, left &+ extras[before])
      }
      row.cells[cell] = best
      row.least = min(row.least, best)
      left = best
    }
    row.whole = min(parent.whole, cost(of: row))
    rows.append(row)
    return rows.count - 1
  }

  /// Puts the groups into a row whose last letter they end with, and gives the least cost of those that
  /// have begun and may end further on.
  private func applyGroups(to row: inout Row, ending letter: UInt8) -> Int32 {
    var pending = EditCosts.impossible
    for index in groups.steps(endingWith: letter) {
      let step = groups[index]
      guard step.matches(row.tail), row.length >= step.count else { continue }
      var ancestor = Int(row.parent)
      for _ in 1..<step.count { ancestor = Int(rows[ancestor].parent) }
      let start = rows[ancestor]
      let cell = step.start - start.length + Self.reach
      guard cell >= 0, cell <= 2 * Self.reach else { continue }
      let first = step.start == 0 && start.length == 0 ? costs.kinds.firstLetter : 0
      let cost = start.cells[cell] &+ step.cost &+ first
      if step.isWhole {
        let end = step.end - row.length + Self.reach
        if end >= 0, end <= 2 * Self.reach { row.cells[end] = min(row.cells[end], cost) }
      } else {
        pending = min(pending, cost)
      }
    }
    return pending
  }

  /// The least cost of having typed one key when another was meant.
  static func cost(of typed: [UInt8], meant: [UInt8], costs: EditCosts = .us) -> Int32 {
    if typed.count > longest || meant.count > longest { return EditCosts.impossible }
    var alignment = Alignment(typed: typed, costs: costs)
    var row = alignment.start
    for letter in meant { row = alignment.append(letter, to: row) }
    return alignment.cost(at: row)
  }
}
