// The mixture weights of a pack's components that fit a text, estimated from how well each predicted its words.

import InkLexicon
import InkText

/// Component weights estimated by expectation maximisation over the words of a text, independent of their order.
///
/// Of each word only its kind is kept: how much less likely than in the best component it is in each other one,
/// in steps of half a nat. A text is thus a short table of kinds with counts, words can be removed again, and the
/// weights are a function of the table. The pack's own weights count like additional words of the document.
struct ComponentMixture: Sendable {
  /// A kind of word, with four bits for each component.
  typealias Kind = UInt32

  /// The number of words that the pack's own weights are worth.
  private static let priorWords = 12.0
  /// The number of iterations of expectation maximisation, which always starts from the pack's own weights.
  private static let roundCount = 6
  /// The minimum weight of a component.
  private static let minimumWeight = 0.01

  /// The weights, which sum to one.
  private(set) var weights: [Double]
  private let prior: [Double]
  /// The kinds in ascending order with their counts.
  private var kinds: [(kind: Kind, count: Int)] = []
  /// Whether the counts have changed since the weights were computed.
  private var isStale = false

  /// Creates the mixture of an empty text.
  init(prior: [Double]) {
    self.prior = prior
    weights = prior
  }

  /// Returns the kind of a word given its probability in each component, or nil if there is nothing to choose
  /// between.
  static func kind(of probabilities: [Double]) -> Kind? {
    guard probabilities.count > 1, let best = probabilities.max(), best > 0 else { return nil }
    var kind: Kind = 0
    for probability in probabilities.reversed() {
      let loss = Logarithm.score(best).rawValue - Logarithm.score(probability).rawValue
      kind = kind << 4 | Kind(clamping: min(15, (loss + 1024) >> 11))
    }
    return kind
  }

  /// Adds words of a kind; a negative count removes them.
  mutating func add(_ count: Int, of kind: Kind) {
    let index = kinds.partitionPoint { $0.kind < kind }
    if index == kinds.count || kinds[index].kind != kind { kinds.insert((kind, 0), at: index) }
    isStale = true
    kinds[index].count += count
    if kinds[index].count == 0 { kinds.remove(at: index) }
  }

  /// Recomputes the weights if the counts have changed.
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
      for index in places {
        found[index] = max(ComponentMixture.minimumWeight, next[index] / total)
      }
    }
    for index in places { weights[index] = found[index] }
    let total = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= total }
  }

  /// A weight for each component a pack may have.
  private typealias Weights = InlineArray<8, Double>

  /// Distributes the words of a kind among the components in proportion to their posterior probabilities.
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
