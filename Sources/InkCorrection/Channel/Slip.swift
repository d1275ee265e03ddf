// The individual slips between a candidate and the typed word with their costs, for explanations.

package import InkLexicon
import InkModel
import InkText

/// Letters that were typed in place of others.
package struct Slip: Sendable, Equatable {
  /// The typed letters; empty if letters are missing.
  package var typed: String
  /// The meant letters; empty if the typed ones are extra.
  package var meant: String
  /// The cost: -ln P(typed | meant), divided by ``Judgement/scale``.
  package var cost: Score
}

extension Corrector {
  /// Returns the cheapest slips that turn the one or two meant words into the typed word, in order; empty if the two
  /// are equal, nil if they are too far apart. Costs some tens of microseconds.
  package func slips(typing typed: String, for meant: String) -> [Slip]? {
    let word = TypedForm(typed)
    let other = normalizedWord(meant)
    if word.text == other { return [] }
    if other.isSplit {
      let isSplit = other.filter { $0 != " " } == word.text
      return isSplit
        ? [Slip(typed: "", meant: " ", cost: Score(rawValue: costs.kinds.space))] : nil
    }
    let languages = model.packs.map(\.rules)
    let isWithoutUmlauts = languages.contains {
      $0.respelledForms(of: word.text).contains(other)
    }
    let isRegularized = languages.contains {
      $0.irregularForms.forms(of: word.text, isKnown: false).contains(other)
    }
    if isWithoutUmlauts || isRegularized {
      let cost = isWithoutUmlauts ? costs.kinds.accent : costs.kinds.regularized
      return [Slip(typed: typed, meant: meant, cost: Score(rawValue: cost))]
    }
    let key = foldedKey(other)
    guard var slips = Alignment.slips(of: word.key, meant: key, costs: costs) else { return nil }
    let signs = Spelling.cost(of: other, typedAs: word.text, costs)
    if signs > 0 { slips.append(Slip(typed: typed, meant: meant, cost: Score(rawValue: signs))) }
    return slips
  }
}

extension Alignment {
  /// Returns the slips of the cheapest alignment of two folded keys in order, or nil if there is no alignment within
  /// ``reach``. Their costs add up to ``cost(of:meant:costs:)``.
  static func slips(of typed: [UInt8], meant: [UInt8], costs: EditCosts) -> [Slip]? {
    if typed.count > maximumLength || meant.count > maximumLength { return nil }
    var table = SlipTable(typed: typed, meant: meant, costs: costs)
    table.fill()
    return table.slips
  }
}

/// An edit distance table with back-pointers (Wagner and Fischer 1974).
private struct SlipTable {
  let typed: [UInt8]
  let meant: [UInt8]
  let costs: EditCosts
  private let groups: TypedGroups
  private var cells: [Cell]

  /// The minimum cost of turning a prefix of the meant word into a prefix of the typed word.
  private struct Cell {
    var cost = EditCosts.impossible
    /// The number of letters of each word that the last step consumed.
    var typedCount = 0
    var meantCount = 0
  }

  init(typed: [UInt8], meant: [UInt8], costs: EditCosts) {
    (self.typed, self.meant, self.costs) = (typed, meant, costs)
    groups = TypedGroups(in: typed, costs)
    cells = Array(repeating: Cell(), count: (typed.count + 1) * (meant.count + 1))
    cells[0].cost = 0
  }

  mutating func fill() {
    for length in 0...meant.count {
      for index in 0...typed.count where abs(index - length) <= Alignment.reach {
        if index > 0, length > 0 {
          let other = costs.substitution(typed: typed[index - 1], meant: meant[length - 1])
          let first = index == 1 && length == 1 && other > 0 ? costs.kinds.firstLetter : 0
          take(1, 1, at: index, length, for: other + first)
        }
        if length > 0 {
          let before = length > 1 ? meant[length - 2] : nil
          let first = length == 1 ? costs.kinds.firstLetter : 0
          take(
            0, 1, at: index, length, for: costs.missing(meant[length - 1], after: before) + first)
        }
        if index > 0 {
          let extra = costs.extra(
            typed[index - 1], between: index > 1 ? typed[index - 2] : nil,
            and: index < typed.count ? typed[index] : nil)
          take(1, 0, at: index, length, for: extra + (index == 1 ? costs.kinds.firstLetter : 0))
        }
        takeGroups(at: index, length)
      }
    }
  }

  /// Tries the letter groups that end at both positions: transpositions and spelling rules.
  private mutating func takeGroups(at index: Int, _ length: Int) {
    guard length > 0 else { return }
    let tail = meant[max(0, length - 4)..<length].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    for number in groups.steps(endingWith: meant[length - 1]) {
      let step = groups[number]
      guard step.isWhole, Int(step.end) == index, Int(step.count) <= length, step.matches(tail)
      else {
        continue
      }
      let isFirst = step.start == 0 && Int(step.count) == length
      let cost = step.cost + (isFirst ? costs.kinds.firstLetter : 0)
      take(Int(step.end) - Int(step.start), Int(step.count), at: index, length, for: cost)
    }
  }

  /// Returns the index of the cell for the given numbers of typed and meant letters.
  private func number(_ index: Int, _ length: Int) -> Int { length * (typed.count + 1) + index }

  /// Updates a cell with a step from an earlier one if that is cheaper than its current cost.
  private mutating func take(
    _ typedCount: Int, _ meantCount: Int, at index: Int, _ length: Int, for cost: Int32
  ) {
    let sum = cells[number(index - typedCount, length - meantCount)].cost + cost
    let cell = number(index, length)
    if sum < cells[cell].cost {
      cells[cell] = Cell(cost: sum, typedCount: typedCount, meantCount: meantCount)
    }
  }

  /// The steps with a cost on the cheapest path, in order; nil if no path reaches the end.
  var slips: [Slip]? {
    var (index, length) = (typed.count, meant.count)
    guard cells[number(index, length)].cost < EditCosts.impossible else { return nil }
    var slips: [Slip] = []
    while index > 0 || length > 0 {
      let cell = cells[number(index, length)]
      let before = (index - cell.typedCount, length - cell.meantCount)
      let cost = cell.cost - cells[number(before.0, before.1)].cost
      if cost > 0 {
        slips.append(
          Slip(
            typed: String(decoding: typed[before.0..<index], as: UTF8.self),
            meant: String(decoding: meant[before.1..<length], as: UTF8.self),
            cost: Score(rawValue: cost)))
      }
      (index, length) = before
    }
    return slips.reversed()
  }
}
