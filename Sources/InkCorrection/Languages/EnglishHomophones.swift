// English words that sound alike and are confused: there and their, should of and should have.

import InkText

/// Words that are correctly spelled but may be wrong in their context.
enum EnglishHomophones {
  /// Returns the words that sound like a word, the likeliest first; none for nearly all words. "of" may also mean
  /// "have" after an unknown word.
  static func others(of word: String, after previous: String?) -> [Homophone] {
    if word == "of" {
      return previous.map(modals.contains) ?? true ? [Homophone("have", .other)] : []
    }
    return table[word] ?? []
  }

  /// Words that are followed by a verb, never by a preposition.
  static let modals: Set = [
    "could", "should", "would", "must", "might", "couldn't", "shouldn't", "wouldn't", "mightn't",
  ]

  /// The words that sound like each one: those that many people mean by it, then the others of its row.
  private static let table: [String: [Homophone]] = {
    var table: [String: [Homophone]] = [:]
    func add(_ others: some Sequence<String>, to word: String, _ kind: Homophone.Kind) {
      let known = table[word] ?? []
      let new = others.filter { other in other != word && !known.contains { $0.text == other } }
      table[word] = known + new.map { Homophone($0, kind) }
    }
    for row in rows(of: confusedWithEachOther) {
      for word in row { add(row, to: word, .confused) }
    }
    for row in rows(of: confused) { add(row.dropFirst(), to: row[0], .confused) }
    for row in rows(of: further) {
      for word in row { add(row, to: word, .other) }
    }
    return table
  }()

  private static func rows(of list: String) -> [[String]] {
    list.listedWords.map { row in
      row.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }
  }

  /// Words that many people write for each other, and that the words around them tell apart.
  ///
  /// Pairs of common words, such as now and not, are left to the costs of slips: what tells them apart is too little.
  /// Chosen by 955,000 words that no pack has seen: of 900 that may be meant, those are left out for which a right one
  /// became another, or for which such a line was found: read flag, tree objects, fell today.
  private static let confusedWithEachOther = """
    there/their their/they're advice/advise affect/effect affects/effects allude/elude allusion/illusion bare/bear
    belief/believe brakes/breaks breath/breathe buy/by dear/deer decent/descent defuse/diffuse desert/dessert
    device/devise discreet/discrete elicit/illicit eminent/imminent envelop/envelope excited/exited exciting/exiting
    expansive/expensive forth/fourth grate/great guess/guest heal/heel hear/here hole/whole it's/its knew/new know/no
    know/now knows/nose later/latter lessen/lesson lose/loss loss/lost miner/minor perspective/prospective plain/plane
    pray/prey precede/proceed presence/presents proof/prove quiet/quite role/roll root/route sad/said sea/see
    sense/since steal/steel succeed/success thing/think though/thought tide/tied to/too too/two waist/waste way/weigh
    wear/where weather/whether were/where wood/would worse/worst you're/your
    """

  /// Words, each before those that many people mean by it.
  private static let confused = """
    affected/effected angel/angle bias/biased bored/board bought/brought break/brake bye/buy/by calm/clam
    casual/causal cell/sell cereal/serial cite/site cold/could coma/comma compliment/complement costumer/customer
    defiantly/definitely diary/dairy duel/dual edition/addition every/ever except/accept excess/access fare/fair
    flour/flower formerly/formally from/form herd/heard hoping/hopping hostel/hostile hour/our immigrate/emigrate
    ingenious/ingenuous jest/just knight/night knot/not led/lead let/let's lets/let's liar/lair lightening/lightning
    loath/loathe loose/lose lost/lose maid/made male/mail manor/manner meat/meet medal/metal mist/missed morale/moral
    naval/navel past/passed patience/patients peace/piece peak/pique pedal/peddle peek/peak peer/pier
    personal/personnel pleas/please pole/poll pour/poor principals/principles pubic/public quit/quiet/quite
    relief/relieve rite/right/write rode/road safe/save sail/sale sale/sell scared/scarred scene/seen seam/seem
    seams/seems sever/severe sew/so shown/shone sight/site sights/sites sing/sign singed/signed soul/sole
    starring/staring stationary/stationery suite/suit sum/some sweat/sweet then/than there/they're thorough/through
    though/through tired/tried trail/trial trough/through use/used vain/vein vary/very vice/vise warn/warm
    waver/waiver were/we're where/we're whose/who's witch/which worn/warn wound/would write/right
    """

  /// Words that are mostly right as written, so that only great odds change them; each for all others of its row,
  /// other than those that it is confused with.
  private static let further = """
    there/they're then/than whose/who's lose/loose lets/let's principal/principle passed/past brake/break peace/piece
    led/lead right/write week/weak choose/chose form/from complement/compliment
    """
}
