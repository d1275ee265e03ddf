// The words of a pack by id: folded key, text, flags and written forms.

import InkText

/// Where the words of a pack are, and how to read one.
package struct WordTable: Sendable {
  /// Words with the specials; ids are below it.
  package let count: Int
  /// Special words, which have the lowest ids.
  package let specialCount: Int
  private let index: SectionPlace
  private let stream: SectionPlace
  private let hidden: SectionPlace

  init(_ table: SectionTable, _ wordCount: Int, _ specialCount: Int) throws(PackError) {
    guard (0...PackFormat.maximumWordCount).contains(wordCount),
      (0...PackFormat.maximumWordCount).contains(specialCount),
      wordCount + specialCount <= PackFormat.maximumWordCount
    else { throw .damagedSection("metadata") }
    count = wordCount + specialCount
    self.specialCount = specialCount
    let perBlock = PackFormat.wordsPerBlock
    index = try table.place(of: .wordIndex, byteCount: (count + perBlock - 1) / perBlock * 4)
    stream = try table.place(of: .words)
    hidden = try table.place(of: .hiddenWords, byteCount: (count + 63) / 64 * 8)
  }

  /// Whether a word may not be offered: special, offensive, or too rare.
  @inline(__always)
  package func isHidden(_ id: Int, in file: PackFile) -> Bool {
    file.uint64(at: hidden.offset + (id >> 6) * 8) >> UInt64(id & 63) & 1 != 0
  }

  /// A word with all that is known about it; nil for an id outside the table or damaged bytes.
  package func word(_ id: Int, in file: PackFile) -> PackWord? {
    guard var reader = WordReader(at: id, of: self, in: file) else { return nil }
    while reader.id < id { if !reader.skip() { return nil } }
    return reader.word()
  }

  /// The text of a word as the language models know it.
  package func text(of id: Int, in file: PackFile) -> String? { word(id, in: file)?.text }

  /// The folded key of a word.
  package func key(of id: Int, in file: PackFile) -> [UInt8] {
    guard var reader = WordReader(at: id, of: self, in: file) else { return [] }
    while reader.id < id { if !reader.skip() { return [] } }
    return reader.readKey() ? reader.key : []
  }

  /// Gives the folded keys of some words in their order; the words before them in their block are passed over.
  package func forEachKey(
    of ids: Range<Int>, in file: PackFile, _ body: (_ id: Int, _ key: [UInt8]) -> Void
  ) {
    if ids.isEmpty { return }
    guard var reader = WordReader(at: ids.lowerBound, of: self, in: file) else { return }
    while reader.id < ids.upperBound, reader.skip() {
      if reader.id > ids.lowerBound { body(reader.id - 1, reader.key) }
    }
  }

  /// The word with a text among those of an interval that have one folded key.
  func id(ofText text: String, among ids: Range<Int>, in file: PackFile) -> Int? {
    guard var reader = WordReader(at: ids.lowerBound, of: self, in: file) else { return nil }
    while reader.id < ids.lowerBound { if !reader.skip() { return nil } }
    while reader.id < ids.upperBound {
      let id = reader.id
      guard let word = reader.word() else { return nil }
      if word.text.utf8.elementsEqual(text.utf8) { return id }
    }
    return nil
  }

  /// Where the block of a word begins, as an offset into the file.
  fileprivate func blockOffset(of id: Int, in file: PackFile) -> Int {
    stream.offset + file.uint32(at: index.offset + id / PackFormat.wordsPerBlock * 4)
  }

  fileprivate var end: Int { stream.offset + stream.count }
}

/// Walks over the words of the table from the start of a block on.
struct WordReader {
  /// The id of the word that is read next.
  private(set) var id: Int
  /// The folded key of the word read last.
  private(set) var key: [UInt8] = []
  private var offset: Int
  private var info = PackWordInfo(rawValue: 0)
  private let table: WordTable
  private let file: PackFile

  /// Stands at the start of the block that holds a word; nil for an id outside the table.
  init?(at id: Int, of table: WordTable, in file: PackFile) {
    guard id >= 0, id < table.count else { return nil }
    self.id = id / PackFormat.wordsPerBlock * PackFormat.wordsPerBlock
    self.table = table
    self.file = file
    offset = table.blockOffset(of: id, in: file)
    key.reserveCapacity(32)
  }

  /// Reads the key of the next word and stands before its text; false at the end or on damage.
  mutating func readKey() -> Bool {
    guard id < table.count, offset < table.end else { return false }
    if id % PackFormat.wordsPerBlock == 0 { key.removeAll(keepingCapacity: true) }
    let (common, own) = (Int(file.byte(at: offset)), Int(file.byte(at: offset + 1)))
    info = PackWordInfo(rawValue: file.byte(at: offset + 2))
    guard common <= key.count, offset + 3 + own <= table.end else { return false }
    key.removeLast(key.count - common)
    key.append(contentsOf: file.bytes(at: offset + 3, count: own))
    offset += 3 + own
    id += 1
    return true
  }

  /// Passes over the next word.
  mutating func skip() -> Bool {
    guard readKey() else { return false }
    if info.hasText { offset += 1 + Int(file.byte(at: offset)) }
    for _ in 0..<info.surfaceCount {
      let isExplicit = file.byte(at: offset) == PackSurfaceForm.explicit.rawValue
      offset += 3
      if isExplicit { offset += 1 + Int(file.byte(at: offset)) }
    }
    return true
  }

  /// Reads the next word.
  mutating func word() -> PackWord? {
    guard readKey() else { return nil }
    let text = info.hasText ? string() : String(decoding: key, as: UTF8.self)
    var word = PackWord(text, flags: info.flags)
    for _ in 0..<info.surfaceCount {
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
      word.surfaces.append(
        PackSurface(written, probability: probability, atSentenceStart: atSentenceStart))
    }
    return word
  }

  /// A string behind its length.
  private mutating func string() -> String {
    let bytes = file.bytes(at: offset + 1, count: Int(file.byte(at: offset)))
    offset += 1 + bytes.count
    return String(decoding: bytes, as: UTF8.self)
  }
}
