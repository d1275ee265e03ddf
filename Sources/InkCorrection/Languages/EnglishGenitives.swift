// English genitives that lack their apostrophe and look like plurals: my mums car, last weeks plan.

import InkText

/// The genitives of words that are hardly ever in the plural where they stand.
enum EnglishGenitives {
  /// The words that may be genitives.
  static let words = periods.union(persons).union(pronouns.keys)

  /// Returns the genitive that is meant by one of ``words``, provided that a noun follows; nil where a plural may be.
  /// `before` are the words before it in its sentence.
  static func meant(by word: String, after before: [String]) -> ToldWord? {
    let previous = before.last ?? ""
    let isSingular =
      pronouns[word] == previous || persons.contains(word) && owners.contains(previous)
      || periods.contains(word) && pointers.contains(previous)
    // Both my mums, these last weeks; she told her girlfriends stories.
    let first = before.dropLast().last ?? ""
    guard isSingular, !plurals.contains(first), !givers.contains(first) else { return nil }
    // Nouns follow an article or a possessive, and other words a pronoun as they do a plural.
    let determiner = persons.contains(word) ? "his" : periods.contains(word) ? "the" : "their"
    return ToldWord("\(word.dropLast())'s", by: .successor(of: determiner, ratherThan: "they"))
  }

  private static let periods: Set = [
    "afternoons", "autumns", "evenings", "months", "mornings", "nights", "quarters", "springs",
    "summers", "weekends", "weeks", "winters", "years",
  ]
  private static let pointers: Set = ["last", "next", "this"]
  private static let persons = Set(
    wordsOf:
      "dads daddys fiances grandads grandfathers grandmas grandmothers grandpas husbands moms mothers mums nans wifes"
  )
  private static let owners: Set = ["her", "his", "my", "your"]
  /// Verbs with two objects, the first of which may be several persons.
  private static let givers = Set(
    wordsOf: """
      ask asked bought bring brings brought buy buys cook cooked cooks feed fed gave get give gives giving got hand handed
      lend lent made make makes making offer offered owe owed owes paid pass passed pay pays promised read sell send sends
      sent show showed showing shows sing sold taught teach teaches tell telling tells told write wrote
      """)
  /// Pronouns of two words.
  private static let pronouns = ["others": "each", "anothers": "one"]
  /// What a plural follows, though a word that points at one of them is between.
  private static let plurals: Set = [
    "all", "both", "his", "her", "its", "my", "our", "the", "their", "these", "those", "your",
  ]
}
