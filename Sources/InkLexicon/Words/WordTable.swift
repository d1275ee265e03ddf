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
    file.uint64(at: hidden.offset + (id >> 6) * 8) &>> UInt64(id & 63) & 1 != 0
  }

  /// A word with all that is known about it; nil for an id outside the table or damaged bytes.
  package func word(_ id: Int, in file: PackFile) -> PackWord? {
    var reader = WordReader(at: id, of: self, in: file)
    return reader.word()
  }

  /// The text of a word as the language models know it.
  package func text(of id: Int, in file: PackFile) -> String? { word(id, in: file)?.text }

  /// The folded key of a word.
  package func key(of id: Int, in file: PackFile) -> [UInt8] {
    var reader = WordReader(at: id, of: self, in: file)
    return reader.readKey() ? reader.key : []
  }

  /// How many bytes the folded key of a word has, without reading it; 0 on damage.
  package func keyByteCount(of id: Int, in file: PackFile) -> Int {
    guard let offset = offset(of: id, in: file) else { return 0 }
    let head = WordHeader(at: offset, in: file)
    return head.common + head.ownCount
  }

  /// Gives the folded keys of some words in their order until `body` wants no more; nothing is allocated.
  package func forEachKey(
    of ids: Range<Int>, in file: PackFile, _ body: (_ id: Int, _ key: Span<UInt8>) -> Bool
  ) {
    if ids.isEmpty { return }
    var reader = WordReader(at: ids.lowerBound, of: self, in: file)
    reader.forEachKey(of: ids, body)
  }

  /// Where the block of a word begins, as an offset into the file.
  func blockOffset(of id: Int, in file: PackFile) -> Int {
    stream.offset + file.uint32(at: index.offset + id / PackFormat.wordsPerBlock * 4)
  }

  var end: Int { stream.offset + stream.count }
}
