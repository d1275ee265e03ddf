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
    been lead/led by
    been lead/led to
    case and/in point
    deep seeded/seated
    extract/exact revenge
    free reign/rein
    had lead/led to
    has lead/led to
    have lead/led to
    is lead/led by
    it's/its own
    pass mustard/muster
    per say/se
    sneak peak/peek
    sneak peaks/peeks
    take affect/effect
    takes affect/effect
    there/their own
    they're/their own
    visa/vice versa
    vise/vice versa
    was lead/led by
    were lead/led by
    who's/whose name
    who's/whose own
    with baited/bated breath
    wreck/wreak havoc
    wrecked/wreaked havoc
    wrecking/wreaking havoc
    wrecks/wreaks havoc
    you're/your own
    """
}
