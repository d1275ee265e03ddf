// The texts of a pack as one stream of word ids for training, with the component of each position.

/// Concatenated texts.
struct TrainingText: Sendable {
  /// The word ids, with `<s>` before each sentence.
  private(set) var words: [UInt32] = []
  /// For each position, the component whose text it is in.
  private(set) var components: [UInt8] = []
  /// Whether a source begins at a position, which makes it independent of the text before.
  private(set) var begins: [Bool] = []

  /// Appends a source of a component's text; those of a component have to be appended one after the other.
  mutating func append(_ source: some Sequence<UInt32>, component: Int) {
    let start = words.count
    words += source
    let count = words.count - start
    components += [UInt8](repeating: UInt8(truncatingIfNeeded: component), count: count)
    begins += [Bool](repeating: false, count: count)
    if start < begins.count { begins[start] = true }
  }

  /// The positions of each component.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < components.count {
      let end = components[start...].firstIndex { $0 != components[start] } ?? components.count
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// Returns some positions and the first three of each source elsewhere, all in order, and how many positions before
  /// the former it lacks.
  ///
  /// For the noise of a component, that is all that counts: an n-gram of up to four words is one of a component, unless
  /// it begins before the start of a source.
  func excerpt(_ places: Range<Int>) -> (text: TrainingText, skipped: Int) {
    var text = TrainingText()
    text.append(heads(in: 0..<places.lowerBound), of: self)
    let skipped = places.lowerBound - text.words.count
    text.append(places, of: self)
    text.append(heads(in: places.upperBound..<words.count), of: self)
    return (text, skipped)
  }

  /// Returns the first three positions of each source that begins among some positions.
  private func heads(in places: Range<Int>) -> [Int] {
    places.filter { begins[max($0 - 2, places.lowerBound)...$0].contains(true) }
  }

  private mutating func append(_ places: some Sequence<Int>, of other: TrainingText) {
    for place in places {
      words.append(other.words[place])
      components.append(other.components[place])
      begins.append(other.begins[place])
    }
  }
}
