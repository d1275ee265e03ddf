// What two texts begin and end with alike: an edit that sends more than it changes is made small by it.

/// How much two pieces of text share at both ends, by whole code points and line breaks.
package struct CommonEnds {
  /// How many bytes both begin with.
  package private(set) var head: Int
  /// How many bytes both end with, none of them in `head`.
  package private(set) var tail: Int

  /// Compares two pieces; costs what they share.
  package init(of old: ArraySlice<UInt8>, and new: ArraySlice<UInt8>) {
    head = zip(old, new).prefix { $0 == $1 }.count
    while head > 0, old.isCut(behind: head) || new.isCut(behind: head) { head -= 1 }
    tail =
      zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    while tail > 0, old.isCut(behind: old.count - tail) || new.isCut(behind: new.count - tail) {
      tail -= 1
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a place lies inside a code point or a line break of two bytes.
  fileprivate func isCut(behind count: Int) -> Bool {
    guard count > 0, count < self.count else { return false }
    let index = startIndex + count
    return self[index].isContinuation || self[index] == 10 && self[index - 1] == 13
  }
}
