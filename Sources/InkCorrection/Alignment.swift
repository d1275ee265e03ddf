// The cheapest way to mistype one word as another, letter by letter along a path of the trie.

/// Rows of the weighted edit distance between what is typed and what may be meant.
///
/// Row k holds, for every i, the least cost of having typed the first i letters when the first k of the
/// meant word were meant (Damerau 1964 with transpositions of neighbours, each slip with its own cost).
/// Rows stand in one array; a path keeps the numbers of its last two.
struct Alignment {
  /// A place on a path: its last two rows and its last two letters.
  struct Step {
    fileprivate var row: Int
    fileprivate var rowBefore: Int?
    fileprivate var letter: UInt8?
    /// The number of letters so far.
    fileprivate(set) var length: Int
  }

  /// What is typed, as a folded key.
  let typed: [UInt8]
  private let costs: EditCosts
  private var cells: [Int32]
  /// What each typed letter costs as one too many.
  private let extras: [Int32]

  /// The alignment of a typed key with words still to come.
  init(typed: [UInt8], costs: EditCosts = .us) {
    self.typed = typed
    self.costs = costs
    extras = typed.indices.map { index in
      EditCosts.extra(
        typed[index], between: index > 0 ? typed[index - 1] : nil,
        and: index + 1 < typed.count ? typed[index + 1] : nil)
        + (index == 0 ? EditCosts.firstLetter : 0)
    }
    cells = [0]
    for extra in extras { cells.append(cells[cells.count - 1] &+ extra) }
  }

  /// Before the first letter of any word.
  var start: Step { Step(row: 0, rowBefore: nil, letter: nil, length: 0) }

  /// The least cost any word on from here can have; a swap reaches back over the last letter.
  func leastCost(at step: Step) -> Int32 {
    let least = leastCell(inRow: step.row)
    guard let rowBefore = step.rowBefore else { return least }
    return min(least, leastCell(inRow: rowBefore) &+ EditCosts.transposition)
  }

  private func leastCell(inRow row: Int) -> Int32 {
    cells[row..<row + width].min() ?? .max
  }

  /// The cost of a word that ends here.
  func cost(at step: Step) -> Int32 { cells[step.row + width - 1] }

  /// The place after one more letter of the meant word.
  mutating func appending(_ letter: UInt8, to step: Step) -> Step {
    let row = cells.count
    let first = step.length == 0 ? EditCosts.firstLetter : 0
    let missing = EditCosts.missing(letter, after: step.letter) &+ first
    cells.append(cells[step.row] &+ missing)
    for index in typed.indices {
      let key = typed[index]
      let same = cells[step.row + index]
      var best =
        key == letter
        ? same : same &+ costs.substitution(typed: key, meant: letter) &+ (index == 0 ? first : 0)
      best = min(best, cells[row + index] &+ extras[index])
      best = min(best, cells[step.row + index + 1] &+ missing)
      if index > 0, let rowBefore = step.rowBefore, key == step.letter, typed[index - 1] == letter,
        key != letter
      {
        let swapped = cells[rowBefore + index - 1] &+ EditCosts.transposition
        best = min(best, swapped &+ (step.length == 1 && index == 1 ? EditCosts.firstLetter : 0))
      }
      cells.append(best)
    }
    return Step(row: row, rowBefore: step.row, letter: letter, length: step.length + 1)
  }

  /// The least cost of having typed one key when another was meant.
  static func cost(of typed: [UInt8], meant: [UInt8]) -> Int32 {
    var alignment = Alignment(typed: typed)
    var step = alignment.start
    for letter in meant { step = alignment.appending(letter, to: step) }
    return alignment.cost(at: step)
  }

  private var width: Int { typed.count + 1 }
}
