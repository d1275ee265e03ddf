// The header before each word of a pack, by which words are skipped without reading them.

/// The first three bytes of a word, and their offset.
struct WordHeader {
  private let offset: Int
  private let bits: Int

  /// Reads the header at an offset: three bytes at once, and one more that is ignored.
  init(at offset: Int, in file: PackFile) {
    self.offset = offset
    bits = file.uint32(at: offset)
  }

  /// The number of bytes the key shares with the preceding key.
  var common: Int { bits & 0xFF }
  /// The number of remaining bytes of the key.
  var ownCount: Int { bits &>> 8 & 0xFF }
  /// The word's flags, and what follows the key.
  var info: PackWordInfo { PackWordInfo(rawValue: UInt8(truncatingIfNeeded: bits &>> 16)) }
  /// The offset of the remaining bytes of the key.
  var keyOffset: Int { offset &+ 3 }

  /// Returns the offset of the next word.
  func end(in file: PackFile) -> Int {
    let end = keyOffset &+ ownCount
    return info.isBare ? end : Self.end(ofRestAt: end, info, in: file)
  }

  /// Returns the end of what follows a key.
  static func end(ofRestAt start: Int, _ info: PackWordInfo, in file: PackFile) -> Int {
    var offset = start
    if info.hasText { offset &+= 1 &+ Int(file.byte(at: offset)) }
    for _ in 0..<info.surfaceCount {
      let isExplicit = file.byte(at: offset) == PackSurfaceForm.explicit.rawValue
      offset &+= 3
      if isExplicit { offset &+= 1 &+ Int(file.byte(at: offset)) }
    }
    return offset
  }
}
