// English irregular forms, looked up by the regularized forms that people write: catched, childs.

import InkText

/// The irregular forms that regularized ones stand for.
///
/// Excludes regularized forms that are words of their own or are correct alternatives: lied, hanged, shined, fishes,
/// costed.
struct EnglishIrregularForms: IrregularFormRules {
  /// Returns the forms that a word may stand for, whether it is known or not.
  func forms(of word: String, isKnown: Bool) -> [String] {
    if let forms = Self.comparatives[word] { return forms }
    if word.hasSuffix("ed") {
      return Self.verbs(ofPreterite: word).lazy.compactMap { Self.verbForms[$0] }.first ?? []
    }
    return Self.noun(ofPlural: word).flatMap { Self.plurals[$0] } ?? []
  }

  /// Whether a word may be the genitive of a noun without its apostrophe as well as its regularized plural: childs, but
  /// not mices.
  func mayBeGenitive(_ word: String) -> Bool {
    Self.noun(ofPlural: word).map { Self.plurals[$0] != [$0] } ?? false
  }

  /// Returns the irregular noun, or the plural of one, whose regular plural a word would be.
  private static func noun(ofPlural word: String) -> String? {
    guard word.hasSuffix("s") else { return nil }
    let endings = word.hasSuffix("es") ? 1...2 : 1...1
    return endings.lazy.map { String(word.dropLast($0)) }.first { plurals[$0] != nil }
  }

  /// Returns the verbs whose regular preterite a word would be: write for writed, catch for catched, get for getted.
  private static func verbs(ofPreterite word: String) -> [String] {
    let stem = word.dropLast(2)
    let letters = Array(stem.utf8.suffix(3))
    var verbs = [String(word.dropLast())]
    // A short verb would double its last letter, so sited and wined belong to site and wine.
    let isShort = stem.utf8.count == 3 && !isVowel(letters[0]) && isVowel(letters[1])
    if !isShort || letters.last.map(isNeverDoubled) ?? false { verbs.append(String(stem)) }
    if letters.count == 3, letters[2] == letters[1] { verbs.append(String(stem.dropLast())) }
    return verbs
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    "aeiou".utf8.contains(letter)
  }

  /// Whether a letter is never doubled after a vowel: layed.
  private static func isNeverDoubled(_ letter: UInt8) -> Bool { "wxyaeiou".utf8.contains(letter) }

  private static let verbForms = table(verbRows)
  private static let plurals = table(pluralRows)
  private static let comparatives = table(comparativeRows)

  /// Parses rows of words into a table keyed by the first word of each row.
  private static func table(_ rows: String) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for words in rows.listedRows {
      if let first = words.first { table[first] = Array(words.dropFirst()) }
    }
    return table
  }

  /// Verbs, each with its preterite and, where that differs, its participle.
  private static let verbRows = """
    arise arose arisen
    awake awoke awoken
    bear bore borne
    beat beat beaten
    become became become
    begin began begun
    bend bent
    bite bit bitten
    bleed bled
    blow blew blown
    break broke broken
    breed bred
    bring brought
    build built
    burst burst
    buy bought
    catch caught
    choose chose chosen
    cling clung
    come came come
    creep crept
    cut cut
    deal dealt
    dig dug
    do did done
    draw drew drawn
    drink drank drunk
    drive drove driven
    eat ate eaten
    fall fell fallen
    feed fed
    feel felt
    fight fought
    find found
    flee fled
    fling flung
    forbid forbade forbidden
    foresee foresaw foreseen
    forget forgot forgotten
    forgive forgave forgiven
    freeze froze frozen
    get got
    give gave given
    go went gone
    grind ground
    grow grew grown
    hear heard
    hide hid hidden
    hit hit
    hold held
    hurt hurt
    keep kept
    kneel knelt
    know knew known
    lay laid
    lead led
    leave left
    lend lent
    let let
    lose lost
    make made
    mean meant
    meet met
    mislead misled
    mistake mistook mistaken
    misunderstand misunderstood
    outgrow outgrew outgrown
    overcome overcame overcome
    overhear overheard
    override overrode overridden
    oversee oversaw overseen
    oversleep overslept
    overtake overtook overtaken
    overthrow overthrew overthrown
    overwrite overwrote overwritten
    partake partook partaken
    pay paid
    read read
    rebuild rebuilt
    redo redid redone
    remake remade
    repay repaid
    resend resent
    reset reset
    rethink rethought
    rewrite rewrote rewritten
    ride rode ridden
    ring rang rung
    rise rose risen
    run ran run
    say said
    seek sought
    sell sold
    send sent
    set set
    shake shook shaken
    shoot shot
    shrink shrank shrunk
    shut shut
    sing sang sung
    sink sank sunk
    sit sat
    sleep slept
    slide slid
    sling slung
    speak spoke spoken
    spend spent
    spin spun
    spread spread
    spring sprang sprung
    stand stood
    steal stole stolen
    stick stuck
    sting stung
    stink stank stunk
    stride strode
    strike struck
    swear swore sworn
    sweep swept
    swim swam swum
    swing swung
    take took taken
    teach taught
    tear tore torn
    tell told
    think thought
    throw threw thrown
    thrust thrust
    undergo underwent undergone
    understand understood
    undertake undertook undertaken
    undo undid undone
    unwind unwound
    uphold upheld
    upset upset
    wake woke woken
    wear wore worn
    weep wept
    win won
    withdraw withdrew withdrawn
    withhold withheld
    withstand withstood
    wring wrung
    write wrote written
    """

  private static let pluralRows = """
    aircraft aircraft
    bookshelf bookshelves
    businessman businessmen
    calf calves
    child children
    craftsman craftsmen
    criteria criteria
    criterion criteria
    deer deer
    feet feet
    fireman firemen
    fisherman fishermen
    foot feet
    gentleman gentlemen
    geese geese
    goose geese
    grandchild grandchildren
    half halves
    housewife housewives
    knife knives
    leaf leaves
    life lives
    loaf loaves
    louse lice
    man men
    mice mice
    midwife midwives
    mouse mice
    ox oxen
    ourself ourselves
    phenomena phenomena
    phenomenon phenomena
    policeman policemen
    postman postmen
    salesman salesmen
    schoolchild schoolchildren
    sheep sheep
    shelf shelves
    spokesman spokesmen
    stepchild stepchildren
    teeth teeth
    themself themselves
    thief thieves
    tooth teeth
    wife wives
    wolf wolves
    woman women
    yourself yourselves
    """

  private static let comparativeRows = """
    badder worse
    baddest worst
    bestest best
    gooder better
    goodest best
    worser worse
    worstest worst
    """
}
