// Training of the residual network on all texts of the components.

import InkLexicon
import InkText

extension PackBuilder {
  /// A network that is about to be trained.
  struct Training {
    let trainer: ResidualTrainer
    /// The words that have a row.
    let words: [UInt32]
    /// Waits until the other thread has drawn its part of the noise.
    let wait: () -> Void
  }

  /// Starts drawing the noise for the network of a vocabulary on another thread; returns nil if the recipe does not ask
  /// for a network or there is too little text.
  func startTraining(_ vocabulary: Vocabulary) throws -> Training? {
    guard recipe.residualWordCount > 0 else { return nil }
    let text = trainingText(vocabulary)
    var counts = [UInt32](repeating: 0, count: vocabulary.count)
    for word in text.words { counts[Int(word)] += 1 }
    // A single occurrence says too little about the contexts of a word.
    let frequent = counts.indices.filter { counts[$0] > 1 }
      .sorted { (counts[$1], $0) < (counts[$0], $1) }
    let words = frequent.prefix(recipe.residualWordCount).map { UInt32($0) }.sorted()
    guard !words.isEmpty, text.words.count > ResidualNetwork.batch else { return nil }
    let keys = vocabulary.texts.map { Census.Special.all.contains($0) ? [] : foldedKey($0) }
    let trainer = ResidualTrainer(text, keys: keys, words: words)
    let wait = try aside { [drawing = trainer.drawing] in drawing.run() }
    return Training(trainer: trainer, words: words, wait: wait)
  }

  /// Returns the trained network.
  func residual(
    from training: Training, report: (BuildProgress) throws -> Void
  ) throws -> PackResidual {
    func progress(_ done: Double) throws {
      try report(
        BuildProgress(.training, recipe.name, fraction: 0.4 + 0.55 * done, tokens: tokenCount))
    }
    try progress(0)
    var trainer = training.trainer
    trainer.drawing.help()
    training.wait()
    try trainer.run(passes: recipe.residualPassCount, report: progress)
    return trainer.trained(training.words, strength: Self.residualStrength)
  }

  /// The factor applied to the network's output within a word. It was trained on what n-grams of the same texts miss,
  /// whereas those of a pack also include other texts. Of values from 0.3 to 1.2 the best on ten held-out sources.
  private static let residualStrength: Float = 0.9

  /// Returns the texts of all components as word ids; each source starts anew.
  private func trainingText(_ vocabulary: Vocabulary) -> TrainingText {
    let whole = wholeIds(vocabulary)
    var text = TrainingText()
    for (index, component) in recipe.components.enumerated() {
      for part in component.parts where part.kind == .text {
        for source in texts[part.file]?.slices(of: part.sources) ?? [] {
          text.append(
            wordIds(of: source, vocabulary: vocabulary, whole: whole), component: index)
        }
      }
    }
    return text
  }
}
