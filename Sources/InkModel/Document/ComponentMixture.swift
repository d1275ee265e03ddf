// The mixture weights of a pack's components that fit a text, estimated from how well each predicted its words.

import InkLexicon
import InkText

/// Component weights estimated by expectation maximization over the words of a text, independent of their order.
///
/// Of each word only its kind is kept: how much less likely than in the best component it is in each other one, in
/// steps of half a nat. A text is thus a short table of kinds with counts, words can be removed again, and the weights
/// are a function of the table. The pack's own weights count like additional words of the document.
struct ComponentMixture: Sendable {
  /// A kind of word, with four bits for each component: room for ``PackFormat/maximumComponentCount``, above which no
  /// pack is read.
  typealias Kind = UInt32

  /// The number of words that the pack's own weights are worth.
  private static let priorWords = 12.0
  /// The number of iterations of expectation maximization, which always starts from the pack's own weights.
  private static let roundCount = 6
  /// The minimum weight of a component.
  private static let minimumWeight = 0.01

  /// The weights, which sum to one.
  var weights: [Double] { newest.weights }
  private let prior: [Double]
  /// The kinds in ascending order with their counts.
  private var kinds: [(kind: Kind, count: Int)] = []
  /// A hash of the table, to which each word contributes by itself, so that it is the same again once a word was
  /// removed.
  private var table: UInt64 = 0
  /// The last two tables with the weights that follow from them. When a word ends, its correction is judged without it,
  /// and the next question counts it again.
  private var (newest, older): (Estimate, Estimate)

  private typealias Estimate = (table: UInt64, weights: [Double])

  /// Creates the mixture of an empty text.
  init(prior: [Double]) {
    self.prior = prior
    (newest, older) = ((0, prior), (0, prior))
  }

  /// Returns the kind of a word given its probability in each component, or nil if there is nothing to choose between.
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
    table &+= UInt64(bitPattern: Int64(count)) &* Self.hash(of: kind)
    kinds[index].count += count
    if kinds[index].count == 0 { kinds.remove(at: index) }
  }

  /// Recomputes the weights if the counts have changed.
  mutating func update() {
    if table == newest.table { return }
    (newest, older) = (table == older.table ? older : (table, estimated()), newest)
  }

  private func estimated() -> [Double] {
    if kinds.isEmpty { return prior }
    let weights =
      prior.count <= SIMD4<Double>.scalarCount
      ? estimated(as: SIMD4<Double>.self) : estimated(as: SIMD8<Double>.self)
    let total = weights.reduce(0, +)
    return weights.map { $0 / total }
  }

  /// Estimates the weights in vectors with at least as many elements as there are components; the others stay 0.
  @inline(__always)
  private func estimated<Weights: SIMD>(as _: Weights.Type) -> [Double]
  where Weights.Scalar == Double {
    let places = 0..<min(prior.count, Weights.scalarCount)
    var (start, least) = (Weights(), Weights())
    for index in places { (start[index], least[index]) = (prior[index], Self.minimumWeight) }
    let sharesOfLoss = Self.shares
    var (found, shares) = (start, Weights())
    for _ in 0..<Self.roundCount {
      var (next, total) = (start * Self.priorWords, Self.priorWords)
      for (kind, count) in kinds {
        for index in places { shares[index] = sharesOfLoss[Int(kind >> Kind(index * 4) & 15)] }
        // The words of a kind are distributed in proportion to the posterior probabilities of the components.
        let parts = found * shares
        var sum = 0.0
        for index in parts.indices { sum += parts[index] }
        next += Double(count) / sum * found * shares
        total += Double(count)
      }
      found = pointwiseMax(least, next / total)
    }
    return places.map { found[$0] }
  }

  /// Returns a hash of a kind; not 0 for any.
  private static func hash(of kind: Kind) -> UInt64 { (UInt64(kind) &+ .goldenGamma).mixed }

  /// e^(-i / 2).
  private static let shares = (0..<16).map { Logarithm.exponential(-Double($0) / 2) }
}
