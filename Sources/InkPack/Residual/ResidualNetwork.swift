// The parameters of the residual network during training, and a training step on consecutive positions.

internal import CInkPack
import InkLexicon

/// The network of a pack's residual model, with AdaGrad's sums of squared gradients (Duchi, Hazan, Singer 2011): one
/// number for each row of the vectors, one for each weight between input and hidden units.
final class ResidualNetwork {
  /// The number of positions in a step.
  static let batch = 64

  let contexts: FloatTable
  let topics: FloatTable
  let outputs: FloatTable
  let biases: FloatTable
  /// The weights from each input to the hidden units; the last row has the biases of these.
  let weights: FloatTable
  private let contextSquares: FloatTable
  private let topicSquares: FloatTable
  private let outputSquares: FloatTable
  private let weightSquares: FloatTable

  /// The inputs at the positions of a step, and the gradients of the loss with respect to them.
  let inputs = FloatTable(rows: batch, columns: ResidualShape.inputSize)
  let inputGradients = FloatTable(rows: batch, columns: ResidualShape.inputSize)
  private let hidden = FloatTable(rows: batch, columns: ResidualShape.hiddenSize)
  private let hiddenGradients = FloatTable(rows: batch, columns: ResidualShape.hiddenSize)
  private let transposedInputs = FloatTable(rows: ResidualShape.inputSize, columns: batch)
  private let transposedWeights = FloatTable(
    rows: ResidualShape.hiddenSize, columns: ResidualShape.inputSize)
  private let weightGradients = FloatTable(
    rows: ResidualShape.inputSize + 1, columns: ResidualShape.hiddenSize)

  /// The initial sum of squares, which keeps the first steps from being too large.
  private static let initialSquare: Float = 1e-4
  private static let hiddenLanes = ResidualShape.hiddenSize / 8

  init(rowCount: Int, _ random: inout Xorshift) {
    contexts = FloatTable(rows: rowCount, columns: ResidualShape.vectorSize)
    topics = FloatTable(rows: rowCount, columns: ResidualShape.vectorSize)
    outputs = FloatTable(rows: rowCount, columns: ResidualShape.hiddenSize)
    biases = FloatTable(rows: 1, columns: rowCount)
    weights = FloatTable(rows: ResidualShape.inputSize + 1, columns: ResidualShape.hiddenSize)
    weightSquares = FloatTable(
      rows: ResidualShape.inputSize + 1, columns: ResidualShape.hiddenSize)
    contextSquares = FloatTable(rows: 1, columns: rowCount)
    topicSquares = FloatTable(rows: 1, columns: rowCount)
    outputSquares = FloatTable(rows: 1, columns: rowCount)
    for squares in [contextSquares, topicSquares, outputSquares, weightSquares] {
      squares.fill(Self.initialSquare)
    }
    contexts.scatter(within: 0.1, &random)
    topics.scatter(within: 0.1, &random)
    outputs.scatter(within: 0.01, &random)
    weights.scatter(within: 1.7 / Float(ResidualShape.inputSize).squareRoot(), &random)
    let added = weights.row(ResidualShape.inputSize)
    for lane in 0..<Self.hiddenLanes { added[lane] = .zero }
  }

  /// Computes the hidden units from the inputs.
  func predict() {
    let added = weights.row(ResidualShape.inputSize)
    for place in 0..<Self.batch {
      for lane in 0..<Self.hiddenLanes { hidden.row(place)[lane] = added[lane] }
    }
    // The row of biases follows those that the inputs are multiplied by.
    hidden.add(inputs, times: weights, rows: ResidualShape.inputSize)
    for index in 0..<Self.batch * Self.hiddenLanes {
      hidden.lanes[index] = softsign(hidden.lanes[index])
    }
    hiddenGradients.clear()
  }

  /// Trains the outputs at one position of the step to distinguish its word, the first of the rows, from the others.
  ///
  /// The loss is that of a softmax over the scores of all of them, without a correction for the noise distribution,
  /// which is that of the n-grams. The scores therefore converge to ln P(word | text) - ln P(word | n-grams), up to a
  /// constant shared by all words at the position (van den Oord, Li, Vinyals 2018, section 2.3).
  func learn(_ rows: UnsafeBufferPointer<UInt16>, at place: Int, rate: Float) {
    ink_contrast(
      outputs.numbers(0), biases.numbers(0), outputSquares.numbers(0), ResidualShape.hiddenSize,
      rows.baseAddress, min(rows.count, INK_CONTRAST_LIMIT), hidden.numbers(place),
      hiddenGradients.numbers(place), rate)
  }

  /// Completes a step: updates the weights and computes the gradients of the inputs.
  func update(rate: Float) {
    transposedWeights.take(transposed: weights)
    inputGradients.clear()
    inputGradients.add(hiddenGradients, times: transposedWeights)
    transposedInputs.take(transposed: inputs)
    weightGradients.clear()
    weightGradients.add(transposedInputs, times: hiddenGradients)
    let added = weightGradients.row(ResidualShape.inputSize)
    for place in 0..<Self.batch {
      let gradients = hiddenGradients.row(place)
      for lane in 0..<Self.hiddenLanes { added[lane] += gradients[lane] }
    }
    weights.descend(weightGradients, squares: weightSquares, rate: rate)
  }

  /// Updates a context vector.
  func changeContext(_ row: Int, by gradient: UnsafeMutablePointer<FloatTable.Lane>, rate: Float) {
    Self.change(contexts.row(row), contextSquares.numbers(0) + row, by: gradient, rate: rate)
  }

  /// Updates a topic vector.
  func changeTopic(_ row: Int, by gradient: UnsafeMutablePointer<FloatTable.Lane>, rate: Float) {
    Self.change(topics.row(row), topicSquares.numbers(0) + row, by: gradient, rate: rate)
  }

  private static func change(
    _ vector: UnsafeMutablePointer<FloatTable.Lane>, _ squares: UnsafeMutablePointer<Float>,
    by gradient: UnsafeMutablePointer<FloatTable.Lane>, rate: Float
  ) {
    var square = FloatTable.Lane()
    for lane in 0..<ResidualShape.vectorSize / 8 { square += gradient[lane] * gradient[lane] }
    squares.pointee += square.sum() / Float(ResidualShape.vectorSize)
    let step = rate / squares.pointee.squareRoot()
    for lane in 0..<ResidualShape.vectorSize / 8 { vector[lane] -= gradient[lane] * step }
  }
}

/// Returns a / (1 + |a|).
private func softsign(_ value: FloatTable.Lane) -> FloatTable.Lane {
  value / (value.replacing(with: -value, where: value .< 0) + 1)
}
