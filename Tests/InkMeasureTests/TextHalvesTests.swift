// Documents split in two where half of their words were written.

import Testing

@testable import InkMeasure

private func halves(_ documents: String...) -> (earlier: [String], later: [String], words: Int) {
  let halves = TextHalves(of: documents.map { Array($0.utf8) })
  return (
    halves.earlier.map { String(decoding: $0, as: UTF8.self) },
    halves.later.map { String(decoding: $0, as: UTF8.self) }, halves.earlierWordCount
  )
}

@Test func `documents are split after the line with half of their words written`() {
  let cut = halves("one two three\n", "four\nfive -- six\nseven\n", "eight nine\n")
  #expect(cut.earlier == ["one two three\n", "four\nfive -- six"])
  #expect(cut.later == ["seven\n", "eight nine\n"])
  #expect(cut.words == 6)
}

@Test func `a split between two documents leaves both whole`() {
  let cut = halves("one two\n", "three four\n")
  #expect(cut.earlier == ["one two"])
  #expect(cut.later == ["three four\n"])
  #expect(cut.words == 2)
}

@Test func `a single line has no later half`() {
  #expect(halves("one two three").later.isEmpty)
  #expect(halves().later.isEmpty)
}
