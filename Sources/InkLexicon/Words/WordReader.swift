// Sequential reading of a pack's words: front-coded keys, then text, flags and surfaces.

import InkText

/// A reader of consecutive words of a table.
///
/// A word's key is decoded from the preceding key, so reading starts at the word's block of 16. The key is stored
/// inline in this value; nothing is allocated until a text is requested.
struct WordReader {
  /// The id of the word to be read next.
  private(set) var id: Int
  private var offset: Int
  private var info = PackWordInfo(rawValue: 0)
  private var bytes = InlineArray<128, UInt8>(repeating: 0)
  private var keyCount = 0
  private let table: WordTable
  private let file: PackFile

  /// Creates a reader positioned before a word; at the end if the id is outside the table or the data before the word
  /// is damaged.
  init(at id: Int, of table: WordTable, in file: PackFile) {
    let isInside = id >= 0 && id < table.count
    self.id = isInside ? id / PackFormat.wordsPerBlock * PackFormat.wordsPerBlock : table.count
    self.table = table
    self.file = file
    offset = isInside ? table.blockOffset(of: id, in: file) : table.end
    if isInside, !passOver(id % PackFormat.wordsPerBlock) { offset = table.end }
  }

  /// Creates a reader positioned before a word at a known offset, where the caller already knows the first `depth`
  /// bytes of the key, so they are not decoded.
  init(at id: Int, offset: Int, after depth: Int, of table: WordTable, in file: PackFile) {
    self.id = id
    self.table = table
    self.file = file
    self.offset = offset
    keyCount = min(depth, bytes.count)
  }

  /// Skips the first words of a block: reads only their headers, then assembles the last one's key backwards, each part
  /// from the last word that contains it.
  private mutating func passOver(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    var offsets = InlineArray<16, Int>(repeating: 0)
    for index in 0..<count {
      guard offset < table.end else { return false }
      offsets[index] = offset
      offset = WordHeader(at: offset, in: file).end(in: file)
    }
    let last = WordHeader(at: offsets[count - 1], in: file)
    info = last.info
    keyCount = last.common + last.ownCount
    guard keyCount <= bytes.count else { return false }
    var missing = keyCount
    for index in stride(from: count - 1, through: 0, by: -1) where missing > 0 {
      let head = WordHeader(at: offsets[index], in: file)
      if head.common >= missing { continue }
      // A gap means damage: a key claims more bytes in common than the preceding key has.
      guard head.common + head.ownCount >= missing else { return false }
      for place in head.common..<missing {
        bytes[place] = file.byte(at: head.keyOffset + place - head.common)
      }
      missing = head.common
    }
    id += count
    return missing == 0
  }

  /// Reads the key of the next word, leaving the reader before its text; returns false at the end or on damage.
  mutating func readKey() -> Bool {
    guard id < table.count, offset < table.end else { return false }
    if id % PackFormat.wordsPerBlock == 0 { keyCount = 0 }
    let head = WordHeader(at: offset, in: file)
    let (common, own) = (head.common, head.ownCount)
    info = head.info
    guard common <= keyCount, common + own <= bytes.count, head.keyOffset + own <= table.end else {
      return false
    }
    for index in 0..<own { bytes[common + index] = file.byte(at: head.keyOffset + index) }
    keyCount = common + own
    offset = head.keyOffset + own
    id += 1
    return true
  }

  /// Skips what follows the key just read.
  mutating func skipRest() {
    if !info.isBare { offset = WordHeader.end(ofRestAt: offset, info, in: file) }
  }

  /// The key read last.
  var key: [UInt8] {
    bytes.span.extracting(first: keyCount).withUnsafeBufferPointer { Array($0) }
  }

  /// Calls a closure with the keys of some words, of which the next word must be the first, until it returns false.
  /// Allocates nothing.
  mutating func forEachKey(of ids: Range<Int>, _ body: (_ id: Int, _ key: Span<UInt8>) -> Bool) {
    for id in ids {
      guard readKey(), body(id, bytes.span.extracting(first: keyCount)) else { return }
      skipRest()
    }
  }

  private var keyText: String { String(utf8: bytes.span.extracting(first: keyCount)) }

  /// Whether the key read last begins with a prefix.
  func keyStarts(with prefix: [UInt8]) -> Bool {
    guard prefix.count <= keyCount else { return false }
    for index in prefix.indices where bytes[index] != prefix[index] { return false }
    return true
  }

  /// Reads the next word; returns nil on damage.
  mutating func word() -> PackWord? {
    guard readKey() else { return nil }
    let text = info.hasText ? string() : keyText
    var word = PackWord(text, flags: info.flags)
    for _ in 0..<info.surfaceCount {
      guard let surface = surface(of: text) else { return nil }
      word.surfaces.append(surface)
    }
    return word
  }

  private mutating func surface(of text: String) -> PackSurface? {
    guard offset + 3 <= table.end, let form = PackSurfaceForm(rawValue: file.byte(at: offset))
    else { return nil }
    let probability = Float(file.byte(at: offset + 1)) / 255
    let atSentenceStart = Float(file.byte(at: offset + 2)) / 255
    offset += 3
    let written =
      switch form {
      case .text: text
      case .title: LetterCase.title.applied(to: text)
      case .upper: LetterCase.upper.applied(to: text)
      case .explicit: string()
      }
    return PackSurface(written, probability: probability, atSentenceStart: atSentenceStart)
  }

  /// Reads a length-prefixed string.
  private mutating func string() -> String {
    let bytes = file.string(at: offset)
    offset += 1 + bytes.count
    return String(decoding: bytes, as: UTF8.self)
  }
}
