// How far a build has come, as a value that a terminal or a protocol can show.

/// One step of a build under way.
package struct BuildProgress: Equatable, Sendable {
  /// What is being done.
  package enum Stage: String, Sendable {
    /// Files are read and tokenised.
    case reading
    /// n-grams are counted and smoothed.
    case counting
    /// Models are mixed.
    case mixing
    /// A model is pruned to its size.
    case pruning
    /// The residual network learns.
    case training
    /// The pack is put together.
    case assembling
  }
  /// What is being done.
  package var stage: Stage
  /// What it is done to: a file, a component.
  package var subject: String
  /// How much of the whole build is done, 0…1; by the experience of what takes how long.
  package var fraction: Double
  /// Tokens read so far.
  package var tokens: Int

  /// A step of a build.
  package init(_ stage: Stage, _ subject: String, fraction: Double, tokens: Int) {
    self.stage = stage
    self.subject = subject
    self.fraction = fraction
    self.tokens = tokens
  }
}
