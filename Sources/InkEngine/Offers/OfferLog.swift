// The offers of a document's last answers, and which of them were accepted, as read off the text whatever clients hint.

import InkText

/// The offers of one answer.
struct OfferedAnswer: Sendable {
  /// The answer's serial number, unique within an engine.
  var serial: Int
  /// The offers; an id ends with the index of its offer.
  var offers: [Offer]

  /// One thing that can be accepted: a text for a range.
  struct Offer: Sendable {
    /// The text in the range after it was accepted, without a space that is inserted with it.
    var text: String
    /// The range to replace; its start moves with the text before it.
    var range: Range<TextPoint>
    /// Whether a space is inserted after it.
    var insertsSpace = false
  }

  /// Adds an offer and returns its id.
  mutating func add(
    _ text: String, _ range: Range<TextPoint>, insertsSpace: Bool = false
  ) -> String {
    offers.append(Offer(text: text, range: range, insertsSpace: insertsSpace))
    return OfferID(serial: serial, index: offers.count - 1).text
  }
}

/// The last answers that offered something, oldest first, and what was accepted of them.
///
/// An edit accepts an offer if the text from the offer's start now reads as the offer or its first words, and the edit
/// inserted more than one keystroke can. Where only one character was missing, only a client's hint can tell. An offer
/// is accepted once, however many edits and hints refer to it.
struct OfferLog: Sendable {
  /// An id stays valid until this many newer answers of its document.
  static let answerCount = 8

  private var answers: [OfferedAnswer] = []
  /// An offer whose acceptance was hinted at before its edit arrived.
  private var acceptanceAwaitingEdit: OfferID?
  private(set) var acceptances = PendingAcceptances()
  /// The space that was inserted with the last accepted offer. One edit right after it keeps it, and so does a second
  /// one if the first was a `:` or `;`, since only the next character shows whether those are punctuation. Anything
  /// else ends it.
  private(set) var broughtSpace: Range<TextPoint>?

  mutating func append(_ answer: OfferedAnswer) {
    if answer.offers.isEmpty { return }
    if answers.count >= Self.answerCount { answers.removeFirst() }
    answers.append(answer)
  }

  /// Forgets the offers, but not what was accepted of them; the cursor may have moved.
  mutating func forgetOffers() {
    answers = []
    acceptanceAwaitingEdit = nil
    broughtSpace = nil
  }

  /// Returns the offer with an id, while it is valid.
  func offer(_ id: OfferID) -> OfferedAnswer.Offer? {
    guard let answer = answers.last(where: { $0.serial == id.serial }),
      answer.offers.indices.contains(id.index)
    else { return nil }
    return answer.offers[id.index]
  }

  /// Reads an edit; costs a check of each valid offer. Returns what it accepted, if anything.
  @discardableResult
  mutating func note(_ edit: AppliedEdit, in text: Text) -> Acceptance? {
    acceptances.note(edit, in: text)
    if let space = broughtSpace, !space.isRight(before: edit.old, in: text) {
      broughtSpace = nil
    }
    for answer in answers.indices {
      for offer in answers[answer].offers.indices {
        let range = answers[answer].offers[offer].range
        // What ends before the edit stays where it is.
        if range.upperBound <= edit.old.lowerBound { continue }
        let start = edit.moved(range.lowerBound)
        answers[answer].offers[offer].range = start..<max(start, edit.moved(range.upperBound))
      }
    }
    let hint = acceptanceAwaitingEdit
    acceptanceAwaitingEdit = nil
    let isMore = edit.isMoreThanAKeystroke
    if !isMore, hint == nil { return nil }
    for answer in answers.reversed() {
      for (index, offer) in answer.offers.enumerated() {
        let id = OfferID(serial: answer.serial, index: index)
        guard isMore || id == hint,
          let acceptance = Acceptance(of: offer, by: edit, in: text)
        else { continue }
        broughtSpace = acceptance.space
        return acceptances.add(acceptance)
      }
    }
    return nil
  }

  /// Takes the hint that an offer, or so many of its characters in UTF-16 units, was accepted; false for an id that is
  /// not valid.
  mutating func hint(_ id: OfferID, length: Int? = nil, in text: Text) -> Bool {
    guard let offer = offer(id) else { return false }
    let standing = Acceptance(of: offer, standingIn: text, length: length)
    if let standing { acceptances.add(standing) }
    // The typed word is already there where it is accepted as it is; its space is yet to come.
    let lacksSpace = standing.map {
      offer.insertsSpace && $0.isWhole && !$0.isBeforeSpace(in: text)
    }
    if lacksSpace ?? true { acceptanceAwaitingEdit = id }
    return true
  }

  /// Settles the open acceptances, since the document was saved or closed.
  mutating func settle() { acceptances.settle() }
}

/// The name of an offer: the serial number of its answer and its index.
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
