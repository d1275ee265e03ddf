// The common prefix and suffix of two texts, to shrink an edit that sends more than it changes.

/// The lengths of the common prefix and suffix of two pieces of text, in whole code points and line breaks.
package struct CommonEnds {
  /// The length of the common prefix, in bytes.
  package private(set) var head: Int
  /// The length of the common suffix, in bytes; it never overlaps `head`.
  package private(set) var tail: Int

  /// Compares two pieces in time linear in what they share.
  package init(of old: ArraySlice<UInt8>, and new: ArraySlice<UInt8>) {
    head = old.commonPrefixCount(with: new)
    while head > 0, old.isCut(after: head) || new.isCut(after: head) { head -= 1 }
    tail = old.dropFirst(head).reversed()
      .commonPrefixCount(with: new.dropFirst(head).reversed())
    while tail > 0, old.isCut(after: old.count - tail) || new.isCut(after: new.count - tail) {
      tail -= 1
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a byte offset lies inside a code point or between the two bytes of a line break.
  fileprivate func isCut(after count: Int) -> Bool {
    guard count > 0, count < self.count else { return false }
    let index = startIndex + count
    return self[index].isContinuation || self[index] == 10 && self[index - 1] == 13
  }
}
