// How far to look down each source of words, so that few are looked at and none is missed.

/// What may stay unseen in all, shared out among the sources of the search.
///
/// Words get more numerous about as fast as they get unlikelier, so the fewest are looked at when a source
/// with bound B has a part that goes with the square root of B: twice the depth where there is four times
/// to find. A source whose part would be its whole bound is not looked at.
struct SearchDepth {
  private let scale: Double

  /// Shares out `unseen`, which is below the sum of the bounds.
  init(of unseen: Double, among bounds: [Double]) {
    var scale = 0.0
    // Each round the sources that are whole keep their bound and the rest is shared anew.
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

  /// The part of a source; nil where its whole bound may stay unseen.
  func part(ofBound bound: Double) -> Double? {
    let part = scale * bound.squareRoot()
    return part < bound ? part : nil
  }
}
