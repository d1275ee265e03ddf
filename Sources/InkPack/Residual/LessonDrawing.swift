// The words to be distinguished at all positions, drawn before training, by every thread that has time.

import Synchronization

/// Draws the lessons of all batches. Sorting the positions and drawing do not depend on the network, so they run while
/// the components are built, and any thread may help: each takes the next block of batches, and the result is always
/// the same.
final class LessonDrawing: Sendable {
  private struct State {
    /// What to draw from; nil until the positions are sorted, and when all lessons have been taken.
    var sampler: NoiseSampler?
    /// The number of blocks that a thread has taken.
    var begun = 0
    var blocks: [Lessons?]
  }

  private let state: Mutex<State>
  private let text: TrainingText
  private let keys: [[UInt8]]
  private let rowOfWord: [UInt16]
  private let batches: [UInt32]
  /// The number of batches of a block.
  let blockSize: Int

  /// Creates the drawing for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keys: The folded key of each word; empty for special words.
  ///   - rowOfWord: The row of each word.
  ///   - batches: Which of the consecutive parts of the text each batch is.
  ///   - blockSize: The number of batches drawn at a time.
  init(
    of text: TrainingText, keys: [[UInt8]], rowOfWord: [UInt16], batches: [UInt32], blockSize: Int
  ) {
    self.text = text
    self.keys = keys
    self.rowOfWord = rowOfWord
    self.batches = batches
    self.blockSize = blockSize
    let count = (batches.count + blockSize - 1) / blockSize
    state = Mutex(State(blocks: Array(repeating: nil, count: count)))
  }

  /// Sorts the positions, then draws. To be called once.
  func run() {
    let sampler = NoiseSampler(text, keys: keys)
    state.withLock { $0.sampler = sampler }
    help()
  }

  /// Draws blocks until none is left; does nothing while the positions are not sorted.
  func help() {
    while let (block, sampler) = nextBlock() {
      let part = batches.dropFirst(block * blockSize).prefix(blockSize)
      let lessons = Lessons(for: part, by: sampler, rowOfWord: rowOfWord)
      state.withLock { $0.blocks[block] = lessons }
    }
  }

  private func nextBlock() -> (Int, NoiseSampler)? {
    state.withLock { state in
      guard let sampler = state.sampler, state.begun < state.blocks.count else { return nil }
      state.begun += 1
      return (state.begun - 1, sampler)
    }
  }

  /// Returns the blocks, which must all be drawn, and releases everything that drawing needed.
  func take() -> [Lessons] {
    state.withLock { state in
      defer { state = State(blocks: []) }
      return state.blocks.compactMap(\.self)
    }
  }
}
