// The offers of a document's last answers, and which of them were taken: read off the text, whatever clients hint.

import InkText

/// What one answer offered.
struct OfferedAnswer: Sendable {
  /// The answer's serial number, unique within an engine.
  var serial: Int
  /// The offers; an id ends with the index of its offer.
  var offers: [Offer]

  /// One thing that could have been taken: what would stand in which range.
  struct Offer: Sendable {
    /// What stands in the range when it was taken, without a space that comes with it.
    var text: String
    /// Where it goes; its start moves with the text before it.
    var range: Range<TextPoint>
    /// Whether it brings a space behind it.
    var bringsSpace = false
  }

  /// Adds an offer and gives its id.
  mutating func add(
    _ text: String, _ range: Range<TextPoint>, bringsSpace: Bool = false
  ) -> String {
    offers.append(Offer(text: text, range: range, bringsSpace: bringsSpace))
    return OfferID(serial: serial, index: offers.count - 1).text
  }
}

/// The last answers that offered something, oldest first, and what was taken of them.
///
/// An edit takes an offer if the text from the offer's start on now reads as the offer or its first words, and the edit
/// brought more than one key can type. Where only one character was missing, only a client's hint can tell. An offer is
/// taken once, however many edits and hints speak of it.
struct OfferLog: Sendable {
  /// An id stays valid until this many newer answers of its document.
  static let answerCount = 8

  private var answers: [OfferedAnswer] = []
  /// An offer whose acceptance was hinted at before its edit came.
  private var acceptanceAwaitingEdit: OfferID?
  private(set) var acceptances = PendingAcceptances()
  /// The space that came with the offer taken last. One edit right behind it keeps it, and so does a second one if the
  /// first was a `:` or `;`, since only the next character shows whether those are marks. Anything else ends it.
  private(set) var broughtSpace: Range<TextPoint>?

  mutating func append(_ answer: OfferedAnswer) {
    if answer.offers.isEmpty { return }
    if answers.count >= Self.answerCount { answers.removeFirst() }
    answers.append(answer)
  }

  /// Forgets the offers, not what was taken of them; the cursor may be elsewhere.
  mutating func forgetOffers() {
    answers = []
    acceptanceAwaitingEdit = nil
    broughtSpace = nil
  }

  /// The offer of this id, while it is valid.
  func offer(_ id: OfferID) -> OfferedAnswer.Offer? {
    guard let answer = answers.last(where: { $0.serial == id.serial }),
      answer.offers.indices.contains(id.index)
    else { return nil }
    return answer.offers[id.index]
  }

  /// Reads an edit; costs a look at each valid offer. Gives what it took, if it took anything.
  @discardableResult
  mutating func note(_ change: TextChange, in text: Text) -> Acceptance? {
    acceptances.note(change, in: text)
    if let space = broughtSpace, !space.isRight(before: change.replaced, in: text) {
      broughtSpace = nil
    }
    for answer in answers.indices {
      for offer in answers[answer].offers.indices {
        let range = answers[answer].offers[offer].range
        let start = change.moved(range.lowerBound)
        answers[answer].offers[offer].range = start..<max(start, change.moved(range.upperBound))
      }
    }
    let hint = acceptanceAwaitingEdit
    acceptanceAwaitingEdit = nil
    if !change.isMore, hint == nil { return nil }
    for answer in answers.reversed() {
      for (index, offer) in answer.offers.enumerated() {
        let id = OfferID(serial: answer.serial, index: index)
        guard change.isMore || id == hint,
          let acceptance = Acceptance(of: offer, by: change, in: text)
        else { continue }
        broughtSpace = acceptance.space
        return acceptances.add(acceptance)
      }
    }
    return nil
  }

  /// Takes the hint that an offer was taken, or so many characters of it in UTF-16; false for an id that is not valid.
  mutating func hint(_ id: OfferID, length: Int? = nil, in text: Text) -> Bool {
    guard let offer = offer(id) else { return false }
    let standing = Acceptance(of: offer, standingIn: text, length: length)
    if let standing { acceptances.add(standing) }
    // The word that was typed stands already where it is taken as it is; its space is yet to come.
    let lacksSpace = standing.map { offer.bringsSpace && $0.isWhole && !$0.isBeforeSpace(in: text) }
    if lacksSpace ?? true { acceptanceAwaitingEdit = id }
    return true
  }

  /// Settles the open acceptances, since the document was saved or closed.
  mutating func settle() { acceptances.settle() }
}

/// The name of an offer: the serial number of its answer and its place in it.
struct OfferID: Equatable, Sendable {
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

  var text: String { String(serial) + "." + String(index) }
}
