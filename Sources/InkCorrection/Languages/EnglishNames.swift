// Proper names that English always capitalizes, typed in small letters.

import InkText

/// Names of days, months, languages, peoples, countries and towns that are not also other words.
///
/// Chosen by hand, since a pack cannot tell them from words that are names in one place and not in another: march,
/// august, china, turkey, polish, roman, united.
enum EnglishNames {
  static let all = WordHashes(
    of: """
      monday tuesday wednesday thursday friday saturday sunday
      january february april june july september october november december
      christmas halloween
      english french german italian spanish portuguese dutch swedish norwegian finnish russian ukrainian czech
      hungarian romanian bulgarian greek turkish arabic hebrew persian hindi chinese japanese korean vietnamese
      american canadian mexican brazilian british scottish irish european african asian australian indian pakistani
      iranian iraqi israeli egyptian
      america canada mexico brazil argentina britain england scotland ireland france germany italy spain portugal
      netherlands belgium switzerland austria sweden norway denmark finland poland ukraine russia hungary romania
      bulgaria greece egypt israel iraq syria india pakistan afghanistan japan korea vietnam thailand indonesia
      malaysia singapore australia nigeria kenya europe africa asia
      london manchester liverpool edinburgh glasgow dublin paris berlin munich hamburg vienna zurich rome milan madrid
      barcelona lisbon amsterdam brussels copenhagen stockholm helsinki warsaw prague budapest athens moscow
      tokyo beijing shanghai delhi mumbai sydney melbourne toronto vancouver montreal chicago boston seattle
      philadelphia houston dallas atlanta miami detroit denver
      california texas florida arizona colorado virginia pennsylvania michigan illinois minnesota wisconsin
      massachusetts
      """)
}
