// The state of corrections and their ranges through changes, in tables.

import InkTestSupport
import InkText
import Testing

@testable import InkEngine

@Suite struct CorrectionStateTests {
  /// A change that typed a character, one that took text out, and one that replaced text elsewhere.
  static let typing = CorrectionState.Change(inserts: true, isTyped: true, manner: .byTyping)
  static let cutting = CorrectionState.Change(removes: true, manner: .byCutting)
  static let elsewhere = CorrectionState.Change()

  @Test(
    arguments: [
      (.given, .corrected, elsewhere, .made), (.given, .typed, cutting, .given),
      (.given, .other, cutting, .given),
      (.made, .corrected, elsewhere, .made), (.made, .typed, cutting, .undone(.byCutting)),
      (.made, .typed, typing, .undone(.byTyping)), (.made, .other, cutting, .made),
      (.undone(.byUndoing), .corrected, cutting, .made),
      (.undone(.byUndoing), .typed, elsewhere, .undone(.byUndoing)),
      (.undone(.byUndoing), .typed, cutting, .undonePast),
      (.undone(.byUndoing), .typed, typing, .reverted(.byUndoing)),
      (.undone(.byTyping), .typed, typing, .reverted(.byTyping)),
      (.undone(.byUndoing), .other, elsewhere, .undonePast),
      (.undone(.byCutting), .other, cutting, .made),
      (.undone(.byCutting), .other, typing, .undonePast),
      (.undonePast, .corrected, cutting, .made), (.undonePast, .typed, typing, .undonePast),
      (.undonePast, .other, cutting, .undonePast),
      (.reverted(.byUndoing), .corrected, elsewhere, .made),
      (.reverted(.byUndoing), .other, typing, .reverted(.byUndoing)),
    ] as [(CorrectionState, CorrectionState.Sight, CorrectionState.Change, CorrectionState)])
  func `a correction is offered, made, undone and undone beyond`(
    before: CorrectionState, sight: CorrectionState.Sight, change: CorrectionState.Change,
    after: CorrectionState
  ) {
    var state = before
    state.advance(seeing: sight, after: change)
    #expect(state == after)
  }

  /// A range of a line and a change of that line: the bytes of the range, those replaced, the inserted text, and the
  /// range afterwards; nil where it is lost.
  typealias Change = (range: Range<Int>, old: Range<Int>, put: String, after: Range<Int>?)

  @Test(
    arguments: [
      (4..<7, 0..<0, "So ", 7..<10), (4..<7, 0..<3, "", 1..<4), (4..<7, 8..<8, "x", 4..<7),
      (4..<7, 7..<7, ",", 4..<7), (4..<7, 7..<7, "s", 4..<8), (4..<7, 7..<8, "s", 4..<7),
      (4..<7, 4..<4, "a ", 6..<9), (4..<7, 4..<4, "a", 4..<8), (4..<7, 5..<6, "xyz", 4..<9),
      (4..<7, 4..<7, "", 4..<4), (4..<7, 3..<5, "", nil), (4..<7, 6..<8, "", 4..<6),
      (4..<7, 6..<9, "", nil), (4..<7, 4..<8, "", 4..<4), (4..<7, 4..<9, "", nil),
      (4..<7, 5..<5, "\n", nil),
    ] as [Change])
  func `a range is followed through a change of its line`(change: Change) {
    var document = Document(
      uri: "a", languageID: "markdown", version: 1, text: Text("The dog is here"))
    let edit = document.edit(change.old, change.put)
    let range = edit.following(change.range.points, mayBreakLines: false)
    #expect(range == change.after?.points)
  }

  @Test func `a completed or shortened range is found however the change is reported`() {
    for (written, wanted, old, put, after) in [
      ("dog", "dog is", 7..<7, " is", 4..<10), ("dog", "dog is", 8..<8, "is ", 4..<10),
      ("dog", "a dog", 4..<4, "a ", 4..<9), ("dog", "dog is", 7..<7, " a", nil),
      ("dog", "dog is", 0..<0, " is", nil),
    ] as [(String, String, Range<Int>, String, Range<Int>?)] {
      var document = Document(
        uri: "a", languageID: "markdown", version: 1, text: Text("The dog here"))
      let edit = document.edit(old, put)
      let range = edit.completing((4..<7).points, from: written, to: wanted, in: document.text)
      #expect(range == after?.points, "\(put)")
    }
    for (old, after) in [(7..<10, 4..<7), (8..<11, 4..<7), (4..<7, nil), (10..<13, nil)]
      as [(Range<Int>, Range<Int>?)]
    {
      var document = Document(
        uri: "a", languageID: "markdown", version: 1, text: Text("The dog is is here"))
      let edit = document.edit(old, "")
      let range = edit.shortening(
        (4..<10).points, from: "dog is", to: "dog", in: document.text)
      #expect(range == after?.points, "\(old)")
    }
  }
}

extension Range<Int> {
  /// A byte range of the first line as points.
  fileprivate var points: Range<TextPoint> {
    TextPoint(line: 0, byte: lowerBound)..<TextPoint(line: 0, byte: upperBound)
  }
}

extension Document {
  /// Changes the first line and returns the change as a client would report it.
  fileprivate mutating func edit(_ old: Range<Int>, _ put: String) -> MinimalEdit {
    MinimalEdit(replace(old.points, with: Array(put.utf8)))
  }
}
