// Another word in place of a correctly spelled one that was mistyped: form, for from, told by the words on both sides.

import InkLexicon
import InkModel
import InkText

extension Corrector {
  /// Returns the word that was meant by another one, if it is one slip away, or sounds like it, and is by far likelier
  /// between the same words.
  ///
  /// How far depends on the slip, as in any noisy channel: the odds have to exceed those against it; and not because
  /// the other word is the more frequent one everywhere: "job ad was". They have to be greater where little tells what
  /// is likely, at the start of a sentence and around rare words, which only what sounds like them replaces, or a small
  /// word for two letters; a language may say itself how great they have to be for a word that is confused with
  /// another. Nothing replaces a word whose last letter is the only difference: its language tells such forms apart,
  /// and counts do not. Costs two probabilities for most words, and some tens of microseconds for those that are
  /// unlikely where they are.
  ///
  /// - Parameters:
  ///   - typed: The word as typed.
  ///   - isAfterComma: Whether a comma is before it.
  ///   - nextWord: The word after it.
  ///   - alike: Words that sound like it, or have its letters.
  /// - Returns: The word in small letters; nil for nearly all words.
  package func likelierWord(
    than typed: String, afterComma isAfterComma: Bool, before nextWord: NextWord,
    soundingLike alike: [Homophone]
  ) -> String? {
    let (text, next) = (normalizedWord(typed), nextWord.text)
    guard case (let own?, let behind?) = scores(of: text, next) else { return nil }
    let isUnlikely = (own + behind).nats < Self.maximumLikelihood
    if !isUnlikely, alike.allSatisfy({ $0.minimumGain == nil }) { return nil }
    // After a comma a clause may begin, but no comparison goes on, nor too much.
    let homophones = homophones(
      alike.filter { !isAfterComma || !$0.isConfused || $0.text.contains("'") }, of: text,
      isBeforeLast: nextWord.endsSentence)
    let slips = isUnlikely ? slips(of: text) : []
    let others =
      homophones + slips.filter { slip in !alike.contains { $0.text == slip.text } }
    let best =
      others
      .compactMap { other -> Likelier? in
        // The word alone tells of most that they cannot be likelier by enough, whatever follows them.
        guard other.text != next,
          let meant = model.score(of: other.text, in: context, usesUserNgrams: false),
          (meant - (own + behind)).nats - Self.minimumCostOfNext >= other.leastGain,
          let afterMeant = scores(of: other.text, next).1
        else { return nil }
        let further = other.isConfused ? nextWord.following : nil
        return Likelier(
          word: other, gainBefore: (meant - own).nats,
          gainAfter: (afterMeant - behind).nats,
          gainFurther: further.map { furtherGain(of: other.text, over: text, before: next, $0) }
            ?? 0)
      }
      .max { $0.gain - $0.word.cost < $1.gain - $1.word.cost }
    // Where the likeliest one is not certain, no other one is either.
    guard let best, isTold(best, over: text, before: nextWord),
      best.word.isConfused || isToldByWriting(best, over: text, before: next)
    else { return nil }
    return best.word.text
  }

  /// The word after another one, and what is known of what comes after it.
  package struct NextWord {
    /// The word, normalized.
    let text: String
    /// Whether a mark follows it.
    let endsClause: Bool
    /// Whether that ends the sentence.
    let endsSentence: Bool
    /// The word that follows it, normalized; nil if it is not known yet.
    let following: String?

    /// Creates what is known after a word.
    package init(_ text: String, endsClause: Bool, endsSentence: Bool, following: String?) {
      (self.text, self.following) = (text, following)
      (self.endsClause, self.endsSentence) = (endsClause, endsSentence)
    }

    /// Whether enough is known to tell what it belongs to.
    var isSettled: Bool { endsClause || following != nil }
  }

  /// Another word that a typed one may have been meant to be.
  private struct OtherWord {
    let text: String
    /// -ln P(the typed word | this one).
    let cost: Double
    /// By how many nats it has to be likelier.
    let minimumGain: Double
    /// How many nats of it must come from the words around.
    let minimumGainAround: Double
    /// By how many at least: fewer than that if people confuse the two, where the words on both sides speak for it.
    let leastGain: Double
    /// How many nats must come from the next word.
    let minimumGainAfter: Double
    /// Whether people often confuse the two.
    let isConfused: Bool

    /// A word that is only ever told by the greater odds.
    init(
      _ text: String, cost: Double, minimumGain: Double,
      around minimumGainAround: Double = Corrector.minimumGainAround,
      after minimumGainAfter: Double = -.infinity
    ) {
      (self.text, self.cost, isConfused) = (text, cost, false)
      (self.minimumGain, leastGain) = (minimumGain, minimumGain)
      (self.minimumGainAround, self.minimumGainAfter) = (minimumGainAround, minimumGainAfter)
    }

    /// A word that is often confused with the typed one.
    init(confused text: String, cost: Double, minimumGain: Double, ofBothSides leastGain: Double) {
      (self.text, self.cost, isConfused) = (text, cost, true)
      (self.minimumGain, self.leastGain) = (minimumGain, leastGain)
      (minimumGainAround, minimumGainAfter) = (Corrector.minimumGainAround, -.infinity)
    }
  }

  /// Such a word, and by how many nats it is likelier after what is before it, and the next word and the one after that
  /// are after it.
  private struct Likelier {
    let word: OtherWord
    let gainBefore: Double
    let gainAfter: Double
    let gainFurther: Double

    var gain: Double { gainBefore + gainAfter + gainFurther }
  }

  /// Whether it is certain that a word was meant: it is by far likelier, and not just as it is everywhere; or people
  /// often confuse the two, and the words on both sides speak for it. On one side it takes two, since the next one may
  /// be of either, "its running", unless the sentence ends with it, which then need not speak for it: its over.
  private func isTold(_ other: Likelier, over text: String, before next: NextWord) -> Bool {
    if other.gain < other.word.leastGain || other.gainAfter < other.word.minimumGainAfter {
      return false
    }
    let anywhere = frequencyGain(of: other.word.text, over: text)
    let isContraction = other.word.text.contains("'") || text.contains("'")
    let isCertain =
      next.isSettled && (next.following == nil || isToldFurther(other, isContraction))
    if other.word.isConfused, isCertain, other.gainBefore >= anywhere,
      other.gainAfter >= (next.endsSentence ? Self.minimumGainOfLast : Self.minimumGainAfter)
    {
      return true
    }
    if other.word.isConfused, isContraction, !isCertain { return false }
    return other.gain >= max(other.word.minimumGain, anywhere + other.word.minimumGainAround)
  }

  /// Whether the word after the next one speaks for a word, or hardly against it where the others say enough. For or
  /// instead of a contraction, the latter takes much from the words before it, too: an adjective may be of either, its
  /// clear waters.
  private func isToldFurther(_ other: Likelier, _ isContraction: Bool) -> Bool {
    other.gainFurther >= Self.minimumGainFurther
      || !(isContraction && other.gainBefore < Self.minimumGainBeforeContraction)
        && other.gainFurther >= -Self.maximumLossFurther
        && other.gainBefore + other.gainAfter >= Self.minimumGainWithoutFurther
  }

  /// Returns by how many nats the word after the next one is likelier after a meant word than after the typed one.
  private func furtherGain(
    of meant: String, over typed: String, before next: String, _ following: String
  ) -> Double {
    func score(after word: String) -> Score? {
      let after = model.context(adding: [word, next], toWordsOf: context)
      return model.score(of: following, in: after, usesUserNgrams: false)
    }
    guard let afterMeant = score(after: meant), let afterTyped = score(after: typed) else {
      return 0
    }
    return (afterMeant - afterTyped).nats
  }

  /// Whether a word is likelier, too, where the document and the user's writing count. That is not asked of words that
  /// people confuse: whoever confuses two does so all the time.
  private func isToldByWriting(_ other: Likelier, over text: String, before next: String) -> Bool {
    gain(of: other.word.text, over: text, before: next, countsWriting: true)
      .map { $0 >= Self.shareWithWriting * other.word.minimumGain } ?? false
  }

  /// The words that sound like a word or have its letters.
  private func homophones(_ alike: [Homophone], of text: String, isBeforeLast: Bool)
    -> [OtherWord]
  {
    let surcharge = isCommon(text) ? 0 : Self.surcharge
    return alike.map {
      let cost = cost(ofLetters: text, for: $0.text)
      return switch $0.kind {
      case .other:
        OtherWord(
          $0.text, cost: cost, minimumGain: Self.minimumGainOfHomophone + surcharge)
      case .confused:
        OtherWord(
          confused: $0.text, cost: min(cost, Self.costOfConfused),
          minimumGain: Self.minimumGainOfHomophone + surcharge,
          ofBothSides: isBeforeLast ? Self.minimumGainBeforeLast : Self.minimumGainOfConfused)
      case .listed(let nats):
        OtherWord(
          $0.text, cost: cost, minimumGain: nats, around: Self.minimumGainAroundListed)
      case .marked(let nats):
        OtherWord(
          $0.text, cost: cost, minimumGain: nats, around: Self.minimumGainAroundMarked,
          after: -Self.maximumLossAfterMarked)
      }
    }
  }

  /// The words that are one slip from a word, where the packs tell what is likely around it: all for a common one that
  /// does not begin a sentence, and for others small words whose letters were swapped, or with one missing; with far
  /// greater odds, all for a common one, and for others any small words.
  private func slips(of text: String) -> [OtherWord] {
    let isCommon = isCommon(text)
    let isPlain = isCommon && context.history.last != Tokenizer.sentenceStart
    return wordsOneSlip(from: text).compactMap { other in
      let isSmall = mayBeSmallWord(other, mistypedAs: text)
      if !isCommon && !isSmall { return nil }
      let cost = cost(ofLetters: text, for: other)
      let isLikely = isPlain || isSmall && Self.lacksOrSwapsLetter(text, of: other)
      return OtherWord(
        other, cost: cost,
        minimumGain: Self.minimumGain(atCost: cost) + (isLikely ? 0 : Self.surcharge))
    }
  }

  /// Returns by how many nats a word is likelier than another one wherever they are.
  private func frequencyGain(of meant: String, over typed: String) -> Double {
    let nowhere = model.context(after: [], like: context)
    guard let meant = model.score(of: meant, in: nowhere, usesUserNgrams: false),
      let typed = model.score(of: typed, in: nowhere, usesUserNgrams: false)
    else { return 0 }
    return (meant - typed).nats
  }

  /// Whether a word is common enough for the packs to tell what is likely around it.
  package func isCommon(_ word: String) -> Bool {
    model.isFrequent(word, atLeast: Self.commonFrom)
  }

  /// Returns the cost in nats of having typed a word for another one, with what a missing apostrophe costs: wont.
  private func cost(ofLetters text: String, for other: String) -> Double {
    let isContraction = other.contains("'") && !text.contains("'")
    return cost(of: text, for: other)
      + (isContraction ? Score(rawValue: costs.kinds.contraction).nats : 0)
  }

  /// Whether two letters may be a small word with a slip.
  private func mayBeSmallWord(_ other: String, mistypedAs text: String) -> Bool {
    text.count == Self.lettersOfShortestWord
      && context.shares.written.contains {
        model.packs[$0].rules.words.small.contains(other)
      }
  }

  /// Whether letters are a word with two swapped, or without one: ot, th. Other letters may be an abbreviation: dt.
  private static func lacksOrSwapsLetter(_ text: String, of other: String) -> Bool {
    text == String(other.reversed())
      || other.count == text.count + 1 && (other.hasPrefix(text) || other.first == text.first)
  }

  /// The most that ln P of a word and of the next one may be for another pair to be likelier by enough.
  private static let maximumLikelihood = -11.0

  /// -ln P of the next word that is hardly ever less.
  private static let minimumCostOfNext = 1.5

  /// Returns by how many nats a word must be likelier than a common one, given the cost of the slip.
  ///
  /// In 171,000 places of texts that no pack has seen, this changes 20 right common words, of which a third are
  /// mistakes of their authors, and puts right 44 of 100 slips that make one common word another.
  private static func minimumGain(atCost cost: Double) -> Double { 2 + 0.75 * cost }

  /// The same for a word that sounds like it.
  private static let minimumGainOfHomophone = 5.5

  /// The same for a word that is often confused with it, if the words on both sides speak for it. This and the next
  /// ones were chosen by the gains of 156,000 such words in lines that no pack has seen, and of 10,800 exchanged ones.
  private static let minimumGainOfConfused = 3.0
  /// The same where the next word ends the sentence.
  private static let minimumGainBeforeLast = 2.0
  /// How many nats of it must come from the next word.
  private static let minimumGainAfter = 1.0
  /// The same where that ends the sentence.
  private static let minimumGainOfLast = -0.6
  /// How many nats must come from before a contraction, or what is one without its apostrophe: I think its very cold.
  private static let minimumGainBeforeContraction = 4.0
  /// What the word after the next one has to add: its running, time or late.
  private static let minimumGainFurther = 0.2
  /// What it may take where the others have more.
  private static let maximumLossFurther = 0.35
  /// How much more these must have there.
  private static let minimumGainWithoutFurther = 4.6
  /// -ln P(a word that is often confused with the meant one is written): less than an additional letter.
  private static let costOfConfused = 2.0

  /// How many nats of it must come from the words around. Of 566 slips put right in texts that no pack has seen, 561
  /// still are, and of 24 changes of right words in 955,000, seven are not made.
  private static let minimumGainAround = 3.0
  /// The same for the words of a language's own list, where a rare one is seldom meant: halla, for haya.
  private static let minimumGainAroundListed = 1.5
  /// The same for a word with marks, which everybody omits some of.
  private static let minimumGainAroundMarked = 0.5
  /// What the next word may take from it: for the other word in "cuando termino de", only what is before it speaks.
  private static let maximumLossAfterMarked = 0.2

  /// By how many nats more it must be likelier where counts hardly tell what is around a word.
  private static let surcharge = 4.0

  /// How many times fewer nats are enough where the document and the user's writing count as well.
  private static let shareWithWriting = 0.5

  private static let commonFrom = Score.once(in: 13_000)
}
