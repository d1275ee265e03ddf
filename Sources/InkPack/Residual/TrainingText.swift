// The texts of a pack as one stream of word ids for training, with the component of each position.

/// Concatenated texts.
struct TrainingText: Sendable {
  /// The word ids, with `<s>` before each sentence.
  private(set) var words: [UInt32] = []
  /// For each position, the component whose text it is in.
  private(set) var components: [UInt8] = []
  /// Whether a source begins at a position, which makes it independent of the text before.
  private(set) var begins: [Bool] = []

  /// Appends a source of a component's text.
  mutating func append(_ source: some Sequence<UInt32>, component: Int) {
    let start = words.count
    words += source
    let count = words.count - start
    components += [UInt8](repeating: UInt8(truncatingIfNeeded: component), count: count)
    begins += [Bool](repeating: false, count: count)
    if start < begins.count { begins[start] = true }
  }
}
