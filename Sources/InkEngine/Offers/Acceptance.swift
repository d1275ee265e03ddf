// An offer that was accepted, in whole or in its first words.

import InkText

/// The text of an offer that was accepted and is in the document.
struct Acceptance: Sendable {
  /// The range of the accepted text.
  var range: Range<TextPoint>
  /// The text itself, to see whether it stays.
  var bytes: [UInt8]
  /// Whether the whole offer was accepted.
  var isWhole: Bool
  /// The space after it that was inserted with it, if the offer includes one.
  private(set) var space: Range<TextPoint>?
  /// The number of bytes written elsewhere since.
  var bytesSince = 0

  /// Creates what an edit accepted of an offer; nil if it accepted nothing.
  init?(of offer: OfferedAnswer.Offer, by edit: AppliedEdit, in text: Text) {
    let start = offer.range.lowerBound
    let end = edit.new.upperBound
    guard start.line == end.line, start <= edit.new.lowerBound,
      // Too long to be the offer and a space; of a long line nothing is copied to find that out.
      end.byte - start.byte <= offer.text.utf8.count + 1
    else { return nil }
    let stands = text.bytes(in: start..<end)
    self.init(of: offer, standing: stands)
    if offer.insertsSpace, isWhole, stands.count > bytes.count, stands.last == 0x20 {
      space = range.upperBound..<end
    }
  }

  /// Creates what is in the text of an offer that a client says was accepted, with a length in UTF-16 units; nil if it
  /// is not there.
  init?(of offer: OfferedAnswer.Offer, standingIn text: Text, length: Int?) {
    let whole = Array(offer.text.utf8)
    let count =
      length.map { length in
        offer.text.utf16.prefix(length).reduce(into: [UInt16]()) { $0.append($1) }
      }.map { String(decoding: $0, as: UTF16.self).utf8.count } ?? whole.count
    let start = offer.range.lowerBound
    let end = TextPoint(line: start.line, byte: start.byte + count)
    guard count > 0, text.clamped(end) == end else { return nil }
    self.init(of: offer, standing: text.bytes(in: start..<end))
  }

  /// Whether a space follows it.
  func isBeforeSpace(in text: Text) -> Bool {
    let start = range.upperBound
    let end = text.clamped(TextPoint(line: start.line, byte: start.byte + 1))
    return text.bytes(in: start..<end) == [0x20]
  }

  /// A space or mark after the offer was inserted with it and is not part of it.
  private init?(of offer: OfferedAnswer.Offer, standing: [UInt8]) {
    let whole = Array(offer.text.utf8)
    if whole.isEmpty || standing.isEmpty { return nil }
    if standing.starts(with: whole) {
      guard standing.count <= whole.count + 1 else { return nil }
      bytes = whole
    } else {
      // The first words of the offer, with or without the space after them.
      guard whole.starts(with: standing) else { return nil }
      let next = whole[standing.count]
      guard next == 0x20 || standing.last == 0x20 else { return nil }
      bytes = standing
    }
    isWhole = bytes.count == whole.count
    let start = offer.range.lowerBound
    range = start..<TextPoint(line: start.line, byte: start.byte + bytes.count)
  }
}
