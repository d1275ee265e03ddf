// English phrases that many people write with a word that sounds like the right one: a mute point, a sneak peak.

import InkText

/// Words that mean another one in a phrase, whatever their odds: who writes it has heard it more often than read it.
enum EnglishSetPhrases {
  /// All words that stand for others in one of the phrases.
  static let words: Set<String> = Set(phrases.keys)

  /// Returns what is meant by a word beside the others of a phrase; nil for nearly all words.
  static func meant(by word: String, after previous: String, before next: String) -> String? {
    phrases[word]?.first {
      ($0.previous.isEmpty || $0.previous == previous) && ($0.next.isEmpty || $0.next == next)
    }?.meant
  }

  /// The neighbors of a word in a phrase, empty at its ends, and what is meant by the word there.
  private struct Phrase {
    let previous: String
    let next: String
    let meant: String
  }

  private static let phrases: [String: [Phrase]] = {
    var phrases: [String: [Phrase]] = [:]
    for row in rows.listedRows {
      guard let index = row.firstIndex(where: { $0.contains("/") }) else { continue }
      let words = row[index].split(separator: "/")
      guard let typed = words.first, let meant = words.last else { continue }
      let (before, after) = (row[..<index], row[(index + 1)...])
      phrases[String(typed), default: []].append(
        Phrase(previous: before.last ?? "", next: after.first ?? "", meant: String(meant)))
    }
    return phrases
  }()

  /// Each with the word that is written, and after a slash the one that is meant.
  private static let rows = """
    a mute/moot point
    an affect/effect on
    any advise/advice
    been lead/led by
    been lead/led to
    can chose/choose
    can't breath/breathe
    cannot breath/breathe
    case and/in point
    could chose/choose
    couldn't breath/breathe
    deep breathe/breath
    deep seeded/seated
    didn't chose/choose
    don't chose/choose
    extract/exact revenge
    free reign/rein
    go threw/through
    goes threw/through
    going threw/through
    gone threw/through
    good advise/advice
    had lead/led to
    has lead/led to
    have lead/led to
    i'll chose/choose
    is lead/led by
    it's/its own
    may chose/choose
    might chose/choose
    must chose/choose
    my advise/advice
    no affect/effect on
    pass mustard/muster
    per say/se
    should chose/choose
    sneak peak/peek
    sneak peaks/peeks
    some advise/advice
    take affect/effect
    takes affect/effect
    the affect/effect on
    there/their own
    they're/their own
    to chose/choose
    visa/vice versa
    vise/vice versa
    walked threw/through
    was lead/led by
    went threw/through
    were lead/led by
    who's/whose fault
    who's/whose idea
    who's/whose name
    who's/whose own
    who's/whose turn
    will chose/choose
    with baited/bated breath
    would chose/choose
    wreck/wreak havoc
    wrecked/wreaked havoc
    wrecking/wreaking havoc
    wrecks/wreaks havoc
    you're/your own
    your advise/advice
    """
}
