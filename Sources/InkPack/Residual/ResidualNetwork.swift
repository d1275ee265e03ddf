// The parameters of the residual network during training, and a training step on consecutive positions.

import InkLexicon

/// The network of a pack's residual model, with AdaGrad's sums of squared gradients (Duchi, Hazan, Singer 2011):
/// one number for each row of the vectors, one for each weight between input and hidden units.
final class ResidualNetwork {
  /// The number of positions in a step.
  static let batch = 64

  let contexts: FloatTable
  let topics: FloatTable
  let outputs: FloatTable
  var biases: [Float]
  /// The weights from each input to the hidden units; the last row has the biases of these.
  let weights: FloatTable
  private var contextSquares: [Float]
  private var topicSquares: [Float]
  private var outputSquares: [Float]
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
    rows: ResidualShape.inputSize, columns: ResidualShape.hiddenSize)
  private var scores: [Float] = []

  /// The initial sum of squares, which keeps the first steps from being too large.
  private static let initialSquare: Float = 1e-4
  private static let hiddenLanes = ResidualShape.hiddenSize / 8

  init(rowCount: Int, _ random: inout Xorshift) {
    contexts = FloatTable(rows: rowCount, columns: ResidualShape.vectorSize)
    topics = FloatTable(rows: rowCount, columns: ResidualShape.vectorSize)
    outputs = FloatTable(rows: rowCount, columns: ResidualShape.hiddenSize)
    biases = [Float](repeating: 0, count: rowCount)
    weights = FloatTable(rows: ResidualShape.inputSize + 1, columns: ResidualShape.hiddenSize)
    weightSquares = FloatTable(
      rows: ResidualShape.inputSize + 1, columns: ResidualShape.hiddenSize)
    contextSquares = [Float](repeating: Self.initialSquare, count: rowCount)
    topicSquares = contextSquares
    outputSquares = contextSquares
    contexts.scatter(within: 0.1, &random)
    topics.scatter(within: 0.1, &random)
    outputs.scatter(within: 0.01, &random)
    weights.scatter(within: 1.7 / Float(ResidualShape.inputSize).squareRoot(), &random)
    let added = weights.row(ResidualShape.inputSize)
    for lane in 0..<Self.hiddenLanes { added[lane] = .zero }
    for index in 0..<weightSquares.rowCount * weightSquares.width {
      weightSquares.lanes[index] = .init(repeating: Self.initialSquare)
    }
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

  /// Trains the network at one position of the step to distinguish its word, the first of the rows, from the
  /// others.
  ///
  /// The loss is that of a softmax over the scores of all of them, without a correction for the noise
  /// distribution, which is that of the n-grams. The scores therefore converge to ln P(word | text) - ln P(word |
  /// n-grams), up to a constant shared by all words at the position (van den Oord, Li, Vinyals 2018, section
  /// 2.3).
  func learn(_ rows: [Int], at place: Int, rate: Float) {
    let own = hidden.row(place)
    scores.removeAll(keepingCapacity: true)
    var greatest = -Float.infinity
    for row in rows {
      var sum = FloatTable.Lane()
      let output = outputs.row(row)
      for lane in 0..<Self.hiddenLanes { sum += output[lane] * own[lane] }
      let score = sum.sum() + biases[row]
      scores.append(score)
      greatest = max(greatest, score)
    }
    var total: Float = 0
    for index in scores.indices {
      scores[index] = naturalPower(scores[index] - greatest)
      total += scores[index]
    }
    var square = FloatTable.Lane()
    for lane in 0..<Self.hiddenLanes { square += own[lane] * own[lane] }
    let ownSquare = square.sum() / Float(ResidualShape.hiddenSize)
    let gradients = hiddenGradients.row(place)
    for (index, row) in rows.enumerated() {
      let gradient = scores[index] / total - (index == 0 ? 1 : 0)
      if abs(gradient) < 1e-4 { continue }
      let squared = gradient * gradient
      outputSquares[row] += squared * (0.02 + ownSquare)
      let step = rate * gradient / outputSquares[row].squareRoot()
      biases[row] -= step
      let output = outputs.row(row)
      for lane in 0..<Self.hiddenLanes {
        gradients[lane] += output[lane] * gradient
        output[lane] -= own[lane] * step
      }
    }
    for lane in 0..<Self.hiddenLanes {
      let slope = 1 - magnitude(own[lane])
      gradients[lane] *= slope * slope
    }
  }

  /// Completes a step: updates the weights and computes the gradients of the inputs.
  func update(rate: Float) {
    transposedWeights.take(transposed: weights)
    inputGradients.clear()
    inputGradients.add(hiddenGradients, times: transposedWeights)
    transposedInputs.take(transposed: inputs)
    weightGradients.clear()
    weightGradients.add(transposedInputs, times: hiddenGradients)
    for index in 0..<weightGradients.rowCount * Self.hiddenLanes {
      change(lane: index, by: weightGradients.lanes[index], rate: rate)
    }
    let added = ResidualShape.inputSize * Self.hiddenLanes
    for lane in 0..<Self.hiddenLanes {
      var sum = FloatTable.Lane()
      for place in 0..<Self.batch { sum += hiddenGradients.row(place)[lane] }
      change(lane: added + lane, by: sum, rate: rate)
    }
  }

  private func change(lane index: Int, by gradient: FloatTable.Lane, rate: Float) {
    weightSquares.lanes[index] += gradient * gradient
    weights.lanes[index] -= gradient * rate / weightSquares.lanes[index].squareRoot()
  }

  /// Updates a context vector.
  func changeContext(_ row: Int, by gradient: UnsafeMutablePointer<FloatTable.Lane>, rate: Float) {
    Self.change(contexts.row(row), &contextSquares[row], by: gradient, rate: rate)
  }

  /// Updates a topic vector.
  func changeTopic(_ row: Int, by gradient: UnsafeMutablePointer<FloatTable.Lane>, rate: Float) {
    Self.change(topics.row(row), &topicSquares[row], by: gradient, rate: rate)
  }

  private static func change(
    _ vector: UnsafeMutablePointer<FloatTable.Lane>, _ squares: inout Float,
    by gradient: UnsafeMutablePointer<FloatTable.Lane>, rate: Float
  ) {
    var square = FloatTable.Lane()
    for lane in 0..<ResidualShape.vectorSize / 8 { square += gradient[lane] * gradient[lane] }
    squares += square.sum() / Float(ResidualShape.vectorSize)
    let step = rate / squares.squareRoot()
    for lane in 0..<ResidualShape.vectorSize / 8 { vector[lane] -= gradient[lane] * step }
  }
}

/// Returns a / (1 + |a|).
private func softsign(_ value: FloatTable.Lane) -> FloatTable.Lane {
  value / (magnitude(value) + 1)
}

private func magnitude(_ value: FloatTable.Lane) -> FloatTable.Lane {
  value.replacing(with: -value, where: value .< 0)
}

/// Returns e to the power of a number up to 0, accurate to about six digits, by splitting off a power of two and
/// a polynomial.
private func naturalPower(_ value: Float) -> Float {
  if value < -80 { return 0 }
  let scaled = value * 1.442_695_04
  let whole = scaled.rounded(.down)
  let rest = (scaled - whole) * 0.693_147_18
  let series =
    1 + rest * (1 + rest * (0.5 + rest * (1 / 6 + rest * (1 / 24 + rest * (1 / 120 + rest / 720)))))
  return series * Float(sign: .plus, exponent: Int(whole), significand: 1)
}
