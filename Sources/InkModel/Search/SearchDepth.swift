// How a probability that may stay unseen is shared out among the sources of a search.

/// The part of each source: words that have less than it there are not looked at.
///
/// A source is known by its bound, the greatest probability that a word has in it. About 1/p words of a source have
/// more than p; under that assumption the fewest words are looked at in all if the parts are proportional to the square
/// roots of the bounds. A source whose part would be its whole bound is not looked at.
struct SearchDepth {
  private let scale: Double

  /// Shares out `unseen`, a probability less than the sum of the bounds.
  init(of unseen: Double, among bounds: [Double]) {
    var scale = 0.0
    // A part is never more than its bound; what such sources leave over goes to the others in the next round.
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

  /// The part of a source; nil if the source need not be looked at.
  func part(ofBound bound: Double) -> Double? {
    let part = scale * bound.squareRoot()
    return part < bound ? part : nil
  }
}
