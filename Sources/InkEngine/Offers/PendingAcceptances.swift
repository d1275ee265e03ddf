// What was accepted of a document's offers, until it is clear whether it stays.

import InkText

/// The number of offers accepted and what became of them.
package struct OfferTally: Equatable, Sendable {
  /// The number of offers accepted, in whole or in part, each counted once.
  package var taken = 0
  /// The number of those that stayed in the text.
  package var kept = 0
  /// The number of those that were undone or overwritten soon after.
  package var undone = 0

  /// Creates an empty tally.
  package init() {}

  /// Returns the sum of two tallies.
  package static func + (left: OfferTally, right: OfferTally) -> OfferTally {
    var sum = left
    sum.taken += right.taken
    sum.kept += right.kept
    sum.undone += right.undone
    return sum
  }
}

/// The acceptances that may still be undone, and the tally of all.
struct PendingAcceptances: Sendable {
  private(set) var open: [Acceptance] = []
  private(set) var tally = OfferTally()

  /// The number of bytes written after an acceptance until it counts as kept: some words.
  private static let settledAfterBytes = 20
  private static let openCount = 16

  /// Adds an acceptance. One that starts where an open one does is the same acceptance: nil if it adds nothing.
  @discardableResult
  mutating func add(_ acceptance: Acceptance) -> Acceptance? {
    if let index = open.lastIndex(where: { $0.range.lowerBound == acceptance.range.lowerBound }) {
      if open[index].bytes.count >= acceptance.bytes.count { return nil }
      open[index] = acceptance
      return acceptance
    }
    tally.taken += 1
    open.append(acceptance)
    if open.count > Self.openCount {
      open.removeFirst()
      tally.kept += 1
    }
    return acceptance
  }

  /// Tracks an edit: accepted text moves, is lost, or has stayed long enough.
  mutating func note(_ edit: AppliedEdit, in text: Text) {
    guard !open.isEmpty else { return }
    for index in open.indices.reversed() {
      let range = open[index].range
      let start = edit.moved(range.lowerBound)
      open[index].range = start..<max(start, edit.moved(range.upperBound))
      if edit.old.lowerBound < range.upperBound, range.lowerBound < edit.old.upperBound {
        let end = TextPoint(line: start.line, byte: start.byte + open[index].bytes.count)
        if text.bytes(in: start..<max(start, end)) != open[index].bytes {
          open.remove(at: index)
          tally.undone += 1
          continue
        }
        open[index].range = start..<end
      }
      open[index].bytesSince += edit.bytes.count
      if open[index].bytesSince > Self.settledAfterBytes {
        open.remove(at: index)
        tally.kept += 1
      }
    }
  }

  /// Counts everything that is open as kept.
  mutating func settle() {
    tally.kept += open.count
    open = []
  }
}
