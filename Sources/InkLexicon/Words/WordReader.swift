// Reading the words of a pack one after another: front-coded keys, then text, flags and surfaces.

import InkText

/// Walks over the words of a table from a given one on.
///
/// A word's key is told from the key before, so the walk starts at the word's block of 16. The key stands
/// in the value itself, which is made where it stands; nothing is allocated until a text is asked for.
struct WordReader {
  /// The id of the word that is read next.
  private(set) var id: Int
  private var offset: Int
  private var info = PackWordInfo(rawValue: 0)
  private var bytes = InlineArray<128, UInt8>(repeating: 0)
  private var keyCount = 0
  private let table: WordTable
  private let file: PackFile

  /// Stands before a word; at the end for an id outside the table, or where damage lies before the word.
  init(at id: Int, of table: WordTable, in file: PackFile) {
    let isInside = id >= 0 && id < table.count
    self.id = isInside ? id / PackFormat.wordsPerBlock * PackFormat.wordsPerBlock : table.count
    self.table = table
    self.file = file
    offset = isInside ? table.blockOffset(of: id, in: file) : table.end
    if isInside, !passOver(id % PackFormat.wordsPerBlock) { offset = table.end }
  }

  /// Passes over the first words of a block: looks at their sizes only, then puts the last one's key together
  /// from its end, each part from the last word that has it.
  private mutating func passOver(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    var offsets = InlineArray<16, Int>(repeating: 0)
    for index in 0..<count {
      guard offset < table.end else { return false }
      offsets[index] = offset
      // Three bytes at once: what the key has in common with the one before, what it has of its own, the info.
      let head = file.uint32(at: offset)
      info = PackWordInfo(rawValue: UInt8(truncatingIfNeeded: head &>> 16))
      offset += 3 + (head &>> 8) & 0xFF
      skipRest()
    }
    let last = offsets[count - 1]
    keyCount = Int(file.byte(at: last)) + Int(file.byte(at: last + 1))
    guard keyCount <= bytes.count else { return false }
    var missing = keyCount
    for index in stride(from: count - 1, through: 0, by: -1) where missing > 0 {
      let offset = offsets[index]
      let (common, own) = (Int(file.byte(at: offset)), Int(file.byte(at: offset + 1)))
      if common >= missing { continue }
      // A part that leaves a hole is damage: the words before it have a longer key in common than there is.
      guard common + own >= missing else { return false }
      for place in common..<missing { bytes[place] = file.byte(at: offset + 3 + place - common) }
      missing = common
    }
    id += count
    return missing == 0
  }

  /// Reads the key of the next word and stands before its text; false at the end or on damage.
  mutating func readKey() -> Bool {
    guard id < table.count, offset < table.end else { return false }
    if id % PackFormat.wordsPerBlock == 0 { keyCount = 0 }
    let (common, own) = (Int(file.byte(at: offset)), Int(file.byte(at: offset + 1)))
    info = PackWordInfo(rawValue: file.byte(at: offset + 2))
    guard common <= keyCount, common + own <= bytes.count, offset + 3 + own <= table.end else {
      return false
    }
    for index in 0..<own { bytes[common + index] = file.byte(at: offset + 3 + index) }
    keyCount = common + own
    offset += 3 + own
    id += 1
    return true
  }

  /// Passes over what stands behind the key that was read.
  mutating func skipRest() {
    if info.isBare { return }
    if info.hasText { offset += 1 + Int(file.byte(at: offset)) }
    for _ in 0..<info.surfaceCount {
      let isExplicit = file.byte(at: offset) == PackSurfaceForm.explicit.rawValue
      offset += 3
      if isExplicit { offset += 1 + Int(file.byte(at: offset)) }
    }
  }

  /// The key that was read last.
  var key: [UInt8] { (0..<keyCount).map { bytes[$0] } }

  /// Gives the key that was read last in place.
  func withKey<R>(_ body: (Span<UInt8>) -> R) -> R { body(bytes.span.extracting(first: keyCount)) }

  private var keyText: String {
    bytes.span.extracting(first: keyCount).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether the key that was read last is a given one.
  func keyEquals(_ other: [UInt8]) -> Bool { keyCount == other.count && keyStarts(with: other) }

  /// Whether the key that was read last begins with a prefix.
  func keyStarts(with prefix: [UInt8]) -> Bool {
    guard prefix.count <= keyCount else { return false }
    for index in prefix.indices where bytes[index] != prefix[index] { return false }
    return true
  }

  /// Whether the word whose key was read last has a text.
  func textEquals(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard info.hasText else {
      return utf8.count == keyCount && zip(utf8, 0..<keyCount).allSatisfy { $0 == bytes[$1] }
    }
    let written = file.bytes(at: offset + 1, count: Int(file.byte(at: offset)))
    return utf8.elementsEqual(written)
  }

  /// Reads the next word; nil on damage.
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

  /// A string behind its length.
  private mutating func string() -> String {
    let bytes = file.bytes(at: offset + 1, count: Int(file.byte(at: offset)))
    offset += 1 + bytes.count
    return String(decoding: bytes, as: UTF8.self)
  }
}
