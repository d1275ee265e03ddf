// The distribution of the probability that may remain unseen among the sources of a search.

/// The part of each source: words with less than it in that source are not considered.
///
/// A source is characterized by its bound, the maximum probability of a word in it. About 1/p words of a source have
/// more than p; under that assumption the fewest words are considered in total if the parts are proportional to the
/// square roots of the bounds. A source whose part would be its whole bound is skipped.
struct SearchDepth {
  private let scale: Double

  /// Distributes `unseen`, a probability less than the sum of the bounds.
  init(of unseen: Double, among bounds: [Double]) {
    var scale = 0.0
    // A part never exceeds its bound; what such sources leave is distributed among the others in the next round.
    for _ in bounds {
      var (left, roots) = (unseen, 0.0)
      for bound in bounds where bound > 0 {
        if scale * bound.squareRoot() >= bound, scale > 0 {
          left -= bound
        } else {
          roots += bound.squareRoot()
        }
      }
      let next = roots > 0 ? left / roots : scale
      if next <= scale { break }
      scale = next
    }
    self.scale = max(0, scale)
  }

  /// Returns the part of a source, or nil if the source can be skipped.
  func part(ofBound bound: Double) -> Double? {
    let part = scale * bound.squareRoot()
    return part < bound ? part : nil
  }
}
