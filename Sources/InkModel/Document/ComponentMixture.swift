// The mixture of a pack's components that suits a text, from how well each foresaw the words of the text as it is.

import InkLexicon

/// Weights of components by expectation maximisation over the words of a text, whatever their order.
///
/// Of a word only its kind is kept: how much less likely than in the best component it is in each other one,
/// in steps of half a nat. So a text is a short table of kinds with counts, words can be taken back, and the weights
/// follow from the table alone. The pack's own weights count like words of the document besides.
struct ComponentMixture: Sendable {
  /// A kind: four bits a component.
  typealias Kind = UInt32

  /// How many words the pack's own weights are worth.
  private static let priorWords = 12.0
  /// Rounds of expectation maximisation; it begins with the pack's own weights each time.
  private static let roundCount = 6
  /// No component's weight falls below this.
  private static let leastWeight = 0.01

  /// The weights, which sum to one.
  private(set) var weights: [Double]
  private let prior: [Double]
  /// The kinds in their order with their counts.
  private var kinds: [(kind: Kind, count: Int)] = []
  /// Whether the weights are older than the counts.
  private var isStale = false

  /// Nothing read yet.
  init(prior: [Double]) {
    self.prior = prior
    weights = prior
  }

  /// The kind of a word that has some probability in each component; nil where there is nothing to choose.
  static func kind(of probabilities: [Double]) -> Kind? {
    guard probabilities.count > 1, let best = probabilities.max(), best > 0 else { return nil }
    var kind: Kind = 0
    for probability in probabilities.reversed() {
      let loss = Logarithm.score(best).rawValue - Logarithm.score(probability).rawValue
      kind = kind << 4 | Kind(clamping: min(15, (loss + 1024) >> 11))
    }
    return kind
  }

  /// Counts words of a kind; fewer than none takes them back.
  mutating func add(_ count: Int, of kind: Kind) {
    var (low, high) = (0, kinds.count)
    while low < high {
      let middle = (low + high) / 2
      if kinds[middle].kind < kind { low = middle + 1 } else { high = middle }
    }
    if low == kinds.count || kinds[low].kind != kind { kinds.insert((kind, 0), at: low) }
    isStale = true
    kinds[low].count += count
    if kinds[low].count == 0 { kinds.remove(at: low) }
  }

  /// Brings the weights up to date with what was counted; costs nothing where nothing was.
  mutating func update() {
    guard isStale else { return }
    isStale = false
    weights = prior
    if kinds.isEmpty { return }
    var (found, next) = (Weights(repeating: 0), Weights(repeating: 0))
    let places = 0..<min(prior.count, PackFormat.maximumComponentCount)
    for index in places { found[index] = prior[index] }
    let shares = ComponentMixture.shares
    for _ in 0..<ComponentMixture.roundCount {
      var total = ComponentMixture.priorWords
      for index in places { next[index] = prior[index] * total }
      for (kind, count) in kinds {
        ComponentMixture.add(kind, count, to: &next, found, places, shares.span)
        total += Double(count)
      }
      for index in places { found[index] = max(ComponentMixture.leastWeight, next[index] / total) }
    }
    for index in places { weights[index] = found[index] }
    let total = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= total }
  }

  /// A weight for each component a pack may have.
  private typealias Weights = InlineArray<8, Double>

  /// Shares words of a kind out among the components, by their weights and by how well each foresaw the kind.
  @inline(__always)
  private static func add(
    _ kind: Kind, _ count: Int, to next: inout Weights, _ weights: Weights, _ places: Range<Int>,
    _ shares: Span<Double>
  ) {
    var (sum, rest) = (0.0, kind)
    for index in places {
      sum += weights[index] * shares[Int(rest & 15)]
      rest >>= 4
    }
    let scale = Double(count) / sum
    rest = kind
    for index in places {
      next[index] += scale * weights[index] * shares[Int(rest & 15)]
      rest >>= 4
    }
  }

  /// e^(-i / 2).
  private static let shares = (0..<16).map { Logarithm.exponential(-Double($0) / 2) }
}
