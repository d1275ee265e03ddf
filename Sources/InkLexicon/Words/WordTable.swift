// The words of a pack by id: folded key, text, flags and written forms.

import InkText

/// The location of a pack's words, and ways to read them.
package struct WordTable: Sendable {
  /// The number of words including special words; every id is below it.
  package let count: Int
  /// The number of special words, which have the lowest ids.
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

  /// Whether a word may not be suggested because it is special, offensive or too rare.
  @inline(__always)
  package func isHidden(_ id: Int, in file: PackFile) -> Bool {
    file.uint64(at: hidden.offset + (id >> 6) * 8) &>> UInt64(id & 63) & 1 != 0
  }

  /// Returns a word with all its data, or nil if the id is outside the table or the data is damaged.
  package func word(_ id: Int, in file: PackFile) -> PackWord? {
    var reader = WordReader(at: id, of: self, in: file)
    return reader.word()
  }

  /// Returns the text of a word in the form the language models use.
  package func text(of id: Int, in file: PackFile) -> String? { word(id, in: file)?.text }

  /// Returns the folded key of a word.
  package func key(of id: Int, in file: PackFile) -> [UInt8] {
    var reader = WordReader(at: id, of: self, in: file)
    return reader.readKey() ? reader.key : []
  }

  /// Returns the number of bytes of a word's folded key without decoding it; 0 on damage.
  package func keyByteCount(of id: Int, in file: PackFile) -> Int {
    guard let offset = offset(of: id, in: file) else { return 0 }
    let head = WordHeader(at: offset, in: file)
    return head.common + head.ownCount
  }

  /// Calls a closure with the folded keys of some words in order until it returns false. Allocates nothing.
  package func forEachKey(
    of ids: Range<Int>, in file: PackFile, _ body: (_ id: Int, _ key: Span<UInt8>) -> Bool
  ) {
    if ids.isEmpty { return }
    var reader = WordReader(at: ids.lowerBound, of: self, in: file)
    reader.forEachKey(of: ids, body)
  }

  /// Returns the file offset of a word's block.
  func blockOffset(of id: Int, in file: PackFile) -> Int {
    stream.offset + file.uint32(at: index.offset + id / PackFormat.wordsPerBlock * 4)
  }

  var end: Int { stream.offset + stream.count }
}
