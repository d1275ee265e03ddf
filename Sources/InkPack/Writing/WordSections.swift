// Serialization of words: folded keys front-coded in blocks of 16, each with its text, flags and surfaces.

import InkLexicon
import InkText

/// The word section and its index.
struct WordSections {
  /// A 32-bit offset into the stream for each block of 16 words.
  let index: [UInt8]
  /// The concatenated words.
  let stream: [UInt8]
  /// The number of special words at the beginning.
  let specialCount: Int

  init(_ words: [PackWord], keys: [[UInt8]]) {
    var (offsets, stream) = (ByteSink(), ByteSink())
    for (id, word) in words.enumerated() {
      if id % PackFormat.wordsPerBlock == 0 {
        offsets.append(littleEndian: UInt32(truncatingIfNeeded: stream.bytes.count))
      }
      let previous = id % PackFormat.wordsPerBlock == 0 ? [] : keys[id - 1]
      WordSections.append(word, key: keys[id], after: previous, to: &stream)
    }
    index = offsets.bytes
    self.stream = stream.bytes
    specialCount = words.prefix { $0.flags.contains(.special) }.count
  }

  /// Appends a word: number of bytes shared with the preceding key, number of remaining bytes, info, these bytes, then
  /// text and surfaces.
  private static func append(
    _ word: PackWord, key: [UInt8], after previous: [UInt8], to sink: inout ByteSink
  ) {
    let common = key.commonPrefixCount(with: previous)
    let text = Array(word.text.utf8)
    let info = PackWordInfo(
      flags: word.flags, hasText: text != key, surfaceCount: word.surfaces.count)
    sink.append(UInt8(truncatingIfNeeded: common))
    sink.append(UInt8(truncatingIfNeeded: key.count - common))
    sink.append(info.rawValue)
    sink.append(contentsOf: key[common...])
    if info.hasText {
      sink.append(UInt8(truncatingIfNeeded: text.count))
      sink.append(contentsOf: text)
    }
    for surface in word.surfaces { append(surface, of: word.text, to: &sink) }
  }

  /// Appends the form of a surface and its two probabilities in 255ths.
  private static func append(_ surface: PackSurface, of text: String, to sink: inout ByteSink) {
    let form: PackSurfaceForm =
      switch surface.form {
      case text: .text
      case LetterCase.title.applied(to: text): .title
      case LetterCase.upper.applied(to: text): .upper
      default: .explicit
      }
    sink.append(form.rawValue)
    sink.append(byte(of: surface.probability))
    sink.append(byte(of: surface.probabilityAtSentenceStart))
    if form == .explicit {
      let bytes = Array(surface.form.utf8)
      sink.append(UInt8(truncatingIfNeeded: bytes.count))
      sink.append(contentsOf: bytes)
    }
  }

  private static func byte(of probability: Float) -> UInt8 {
    probability.isFinite ? UInt8(max(0, min(1, probability)) * 255 + 0.5) : 0
  }
}
