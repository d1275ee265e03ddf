// The progress of a build, as a value that a terminal or a protocol can show.

/// A step of a running build.
package struct BuildProgress: Equatable, Sendable {
  /// The kind of work being done.
  package enum Stage: String, Sendable {
    /// Files are read and tokenized.
    case reading
    /// n-grams are counted and smoothed.
    case counting
    /// Models are mixed.
    case mixing
    /// A model is pruned to its size.
    case pruning
    /// The residual network is trained.
    case training
    /// The pack is assembled.
    case assembling
  }
  /// The kind of work being done.
  package var stage: Stage
  /// The file or component it is done to.
  package var subject: String
  /// The fraction of the whole build that is done, 0…1, estimated from typical durations.
  package var fraction: Double
  /// The number of tokens read so far.
  package var tokens: Int

  /// Creates a step of a build.
  package init(_ stage: Stage, _ subject: String, fraction: Double, tokens: Int) {
    self.stage = stage
    self.subject = subject
    self.fraction = fraction
    self.tokens = tokens
  }
}
