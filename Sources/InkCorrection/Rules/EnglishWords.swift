// English words that corrections treat apart: those that are meant although a list lacks them, and verbs of saying.

import InkText

/// English words that are meant although they are near common ones, and verbs that report speech.
enum EnglishWords {
  /// Words that are meant although they are near common ones.
  static let further = general.union(commands).union(abbreviations).union(exclamations)

  private static let general = Set(
    wordsOf: "elven idxs iff signin signins signout signouts stollen")

  /// Of the commands that every Debian system has, those that the list lacks and that are near a common word.
  private static let commands = Set(
    wordsOf: """
      addpart blockdev delpart findfs lsns mesg rbash rgrep sdiff setarch shuf stdbuf
      """)

  private static let abbreviations = Set(
    wordsOf: """
      dept excl hrs incl lbs mgr mins mos pls plz ppl qty secs soln tbsp thx tmrw tsp tsps vol wk yrs
      """)

  private static let exclamations = Set(
    wordsOf: "ciao eek hmm hola huh meh nah ow oy psst tsk ugh ya yay yep yum")

  /// Verbs that report speech.
  static let verbsOfSaying = Set(
    wordsOf: """
      added answered asked cried exclaimed laughed muttered nodded replied said says shouted shrugged sighed smiled
      thought told whispered wrote
      """)
}
