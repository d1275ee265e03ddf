// What stands before each word of a pack: by these bytes words are passed over without being read.

/// The first three bytes of a word, and where they are.
struct WordHeader {
  private let offset: Int
  private let bits: Int

  /// The word at an offset; three bytes at once, and one more that is not looked at.
  init(at offset: Int, in file: PackFile) {
    self.offset = offset
    bits = file.uint32(at: offset)
  }

  /// How many bytes its key has in common with the one before.
  var common: Int { bits & 0xFF }
  /// How many bytes the key has of its own.
  var ownCount: Int { bits &>> 8 & 0xFF }
  /// What follows the key, and what may be done with the word.
  var info: PackWordInfo { PackWordInfo(rawValue: UInt8(truncatingIfNeeded: bits &>> 16)) }
  /// Where the bytes of its own begin.
  var keyOffset: Int { offset &+ 3 }

  /// Where the next word begins.
  func end(in file: PackFile) -> Int {
    let end = keyOffset &+ ownCount
    return info.isBare ? end : Self.end(ofRestAt: end, info, in: file)
  }

  /// Where what stands behind a key ends.
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
