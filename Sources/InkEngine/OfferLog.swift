// The offers of a document's last answers, so that a later acceptance can name one of them.

import InkText

/// What one answer offered.
struct OfferedAnswer: Sendable {
  /// The answer's serial number, unique within an engine.
  var serial: Int
  /// The version of the document the ranges belong to.
  var version: Int
  /// The offers; an id ends with the index of its offer.
  var offers: [Offer]

  /// One thing that could have been taken: what would stand in which range.
  struct Offer: Sendable {
    var newText: String
    var range: Range<TextPoint>
  }

  /// Adds an offer and gives its id.
  mutating func add(_ newText: String, _ range: Range<TextPoint>) -> String {
    offers.append(Offer(newText: newText, range: range))
    return OfferID(serial: serial, index: offers.count - 1).text
  }
}

/// The last answers that offered something, oldest first.
struct OfferLog: Sendable {
  /// An id stays valid until this many newer answers of its document.
  static let answerCount = 8

  private var answers: [OfferedAnswer] = []

  mutating func append(_ answer: OfferedAnswer) {
    if answers.count >= Self.answerCount { answers.removeFirst() }
    answers.append(answer)
  }

  /// The offer of this id, while it is valid.
  func offer(_ id: OfferID) -> OfferedAnswer.Offer? {
    guard let answer = answers.last(where: { $0.serial == id.serial }),
      answer.offers.indices.contains(id.index)
    else { return nil }
    return answer.offers[id.index]
  }
}

/// The name of an offer: the serial number of its answer and its place in it.
struct OfferID: Equatable {
  var serial: Int
  var index: Int

  init(serial: Int, index: Int) {
    self.serial = serial
    self.index = index
  }

  /// Reads `12.3`; nil for anything else.
  init?(_ text: String) {
    let halves = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard halves.count == 2, let serial = Int(Substring(halves[0])),
      let index = Int(Substring(halves[1])), index >= 0
    else { return nil }
    self.init(serial: serial, index: index)
  }

  var text: String { "\(serial).\(index)" }
}
