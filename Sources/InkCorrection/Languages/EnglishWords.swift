// English words that corrections treat apart: those a slip from a common one, and verbs of saying.

import InkText

/// English words that are meant although a common one is near, and verbs that report speech.
enum EnglishWords {
  /// Words a slip away from a common one that would replace them, since the list lacks them, or has them so rarely that
  /// a sentence seems to want the other: kinds of words that are seldom in texts but are typed. Words that nothing is
  /// likelier than need no entry.
  static let further = Set(
    wordsOf: [
      trades, jargon, colloquial, plurals, variants, commands, products, abbreviations,
      exclamations,
    ]
    .joined(separator: " "))

  /// Of fantasy, programs, logic and baking, beside eleven, ids, if, signing and stolen.
  private static let trades = """
    elven globing idxs iff kludged nybbles signin signins signout signouts stollen thinko thinkos
    """

  /// Of programmers, beside false, debugger, it and mapped.
  private static let jargon = """
    appserver appservers debuggee debuggees falsy git mmapped pathspecs tbz
    """

  /// As people speak, beside asking, nothing and with.
  private static let colloquial = """
    askin bein comin doin goin havin kinda lyin makin nowt payin ridin sayin takin tryin usin wanna wit
    """

  /// Learned plurals, most of which are near the adjective or a plural of something else, and one of an old prison.
  private static let plurals = """
    anecdota bassi cerebella cicadae colloquia corpuses crania crescendi femora fora gaols genuses hyperbolae
    lexica libretti peritonea torsi ultimata
    """

  /// Spellings that are rarer than another one of the same word, where that is near, or further words are.
  private static let variants = """
    adjustor adjustors avocadoes bannisters betted biassed biassing byelaws calliper callipers chimaera chimaeras
    citrous combatted commandoes convertor convertors despatching forbad ghettoes inclosure inclosures indorsement
    indorsements instal instals multiplexor multiplexors parallelled parallelling plusses premiss primaeval propellent
    propellents refocussed refocussing rivetted rivetting slily stye styes swopped syphoning unbiassed waggons wrier
    wriest yoghourt zombi zombis
    """

  /// Of the commands that every Debian system has, those that the list lacks and that are near a common word.
  private static let commands = """
    addpart blockdev ccache chattr delpart findfs hostid ipmaddr ischroot lastlog lsns mesg rbash rgrep sdiff setarch
    shuf stdbuf whatis whois
    """

  /// Programs and libraries whose names are near a common word.
  private static let products = """
    chrony cloudflared derb dracut lapce listres luit perlbrew rview scapy uconv xkill
    """

  /// As short as slips are: of units and amounts, and of hurried messages. Behind which of them a sentence goes on is
  /// another matter, which InkText decides.
  private static let abbreviations = """
    dept excl hrs incl lbs mgr mins mos pls plz ppl qty secs soln tbsp thx tmrw tsp tsps vol wk yrs
    """

  /// Also as short, and in speech and chats rather than in texts.
  private static let exclamations = """
    chonk ciao eek gurl hmm hodl hola huh meh nah ow oy psst snek tsk ugh wth wya ya yay yeet yep yum
    """

  /// Words directly before the names of programs, and hardly anything else.
  static let programNamers: Set = ["execute", "install", "installing", "invoke", "uninstall"]

  /// Words before a word in quotation marks that is spoken of.
  static let mentioners: Set = [
    "misspelled", "misspelling", "misspelt", "spelled", "spelling", "spelt", "typo", "word",
    "words",
  ]

  /// Those of them before a misspelled one.
  static let misspellers: Set = [
    "misspelled", "misspelling", "misspelt", "spelled", "spelt", "typo",
  ]

  /// Verbs that report speech.
  static let verbsOfSaying = Set(
    wordsOf: """
      added answered asked cried exclaimed laughed muttered nodded replied said says shouted shrugged sighed smiled
      thought told whispered wrote
      """)
}
