// Serialization of follower lists: bit-packed values, byte codes, and in long lists maxima, sums and best entries.

import InkLexicon

/// The lists of one order, and the start of each sixteenth list.
struct FollowerListsWriter {
  /// The concatenated lists.
  private(set) var stream: [UInt8] = []
  /// Two 32-bit numbers for each group of 16 lists: the offset of its first byte and the number of its first entry.
  private(set) var index: [UInt8] = []

  init(_ order: QuantizedOrder, isHidden: [Bool]) {
    var (sink, offsets) = (ByteSink(), ByteSink())
    for (position, list) in order.lists.enumerated() {
      if position % PackFormat.listsPerGroup == 0 {
        offsets.append(littleEndian: UInt32(truncatingIfNeeded: sink.bytes.count))
        offsets.append(littleEndian: UInt32(truncatingIfNeeded: list.entries.lowerBound))
      }
      FollowerListsWriter.append(list, of: order, isHidden, to: &sink)
    }
    stream = sink.bytes
    index = offsets.bytes
  }

  private static func append(
    _ list: QuantizedOrder.List, of order: QuantizedOrder, _ isHidden: [Bool],
    to sink: inout ByteSink
  ) {
    let entries = list.entries
    let size = PackFormat.entriesPerBlock
    let isLong = entries.count > size
    let starts =
      isLong ? Array(stride(from: entries.lowerBound, to: entries.upperBound, by: size)) : []
    // The values of a long list are relative to the first value of their block.
    let base = { (index: Int) -> UInt32 in
      isLong ? order.values[entries.lowerBound + (index - entries.lowerBound) / size * size] : 0
    }
    let relative = entries.map { order.values[$0] - base($0) }
    let width = UInt32.bitWidth - (relative.max() ?? 0).leadingZeroBitCount
    let isOffered = { (index: Int) in !isHidden[NgramKey.lastWord(of: order.keys[index])] }

    sink.append(UInt8(width) << 3 | (entries.count < 8 ? UInt8(entries.count) : 0))
    if entries.count >= 8 { sink.append(varint: entries.count) }
    sink.append(list.backoffCode)
    let blocks = starts.map { $0..<min($0 + size, entries.upperBound) }
    for block in blocks {
      sink.append(block.filter(isOffered).map { order.codes[$0] }.max() ?? 0)
    }
    for start in starts { sink.append(littleEndian: order.values[start]) }
    for block in blocks {
      let gain = block.reduce(0.0) {
        $0 + Double(order.probability(at: $1)) - Double(list.backoff) * Double(order.lowerP[$1])
      }
      sink.append(Float(gain))
    }
    if entries.count > PackFormat.maximumListLengthWithoutBest {
      appendBest(of: entries, offered: entries.filter(isOffered), in: order, to: &sink)
    }
    sink.append(relative, bitWidth: width)
    sink.append(contentsOf: order.codes[entries])
  }

  /// Appends the positions of the likeliest entries of a long list, padded with its length if there are too few.
  private static func appendBest(
    of entries: Range<Int>, offered: [Int], in order: QuantizedOrder, to sink: inout ByteSink
  ) {
    let best = offered.sorted { (order.codes[$1], $0) < (order.codes[$0], $1) }
    for rank in 0..<PackFormat.bestCount {
      let position = rank < best.count ? best[rank] - entries.lowerBound : entries.count
      sink.append(contentsOf: (0..<3).map { UInt8(truncatingIfNeeded: position >> (8 * $0)) })
    }
  }
}
