// The words to be distinguished at all positions, drawn before training, by every thread that has time.

import Synchronization

/// Draws the lessons of a text, one component after the other: what is drawn from takes more memory than anything else,
/// and no component needs that of another. Sorting the positions and drawing do not depend on the network, so they run
/// while the components are built, and any thread may help: each takes the next block of positions, and the result is
/// always the same.
final class LessonDrawing: Sendable {
  /// What is drawn from, and the positions that no thread has taken yet.
  private struct Source {
    let sampler: NoiseSampler
    let skipped: Int
    var left: Range<Int>
  }

  /// Nil while positions are sorted, and when all lessons of the component have been taken.
  private let source = Mutex<Source?>(nil)
  private let text: TrainingText
  private let keys: [[UInt8]]
  private let rowOfWord: [UInt16]
  /// The number of positions drawn at a time.
  private let blockSize: Int
  /// The lessons, complete when all threads have returned.
  let lessons: Lessons

  /// Creates the drawing for a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keys: The folded key of each word; empty for special words.
  ///   - rowOfWord: The row of each word.
  ///   - blockSize: The number of positions drawn at a time.
  init(of text: TrainingText, keys: [[UInt8]], rowOfWord: [UInt16], blockSize: Int) {
    self.text = text
    self.keys = keys
    self.rowOfWord = rowOfWord
    self.blockSize = blockSize
    lessons = Lessons(count: text.words.count)
  }

  /// Sorts the positions of each component, then draws. To be called once.
  func run() {
    for places in text.ranges {
      let (part, skipped) = text.excerpt(places)
      let sampler = NoiseSampler(part, keys: keys)
      source.withLock { $0 = Source(sampler: sampler, skipped: skipped, left: places) }
      help()
    }
  }

  /// Draws blocks until none is left; does nothing while positions are sorted.
  func help() {
    while let block = nextBlock() {
      lessons.draw(
        block.left, by: block.sampler, skipped: block.skipped, rowOfWord: rowOfWord)
    }
  }

  /// Takes positions from the source, and the source away with the last of them.
  private func nextBlock() -> Source? {
    source.withLock { source in
      guard var block = source else { return nil }
      let left = block.left.dropFirst(blockSize)
      block.left = block.left.prefix(blockSize)
      if left.isEmpty { source = nil } else { source?.left = left }
      return block
    }
  }
}
