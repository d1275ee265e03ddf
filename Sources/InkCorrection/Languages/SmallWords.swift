// The most common short words of each language, which are run into their neighbors more often than part of a name.

import InkText

/// Articles, pronouns, auxiliaries, conjunctions and the most common prepositions: words that seldom form a new word
/// with another one.
enum SmallWords {
  static let english = Set(
    wordsOf: """
      a all an and any are as at be been but by can could did do does each for from had has have he her here his how i
      if in is it its may might more most must my not of on or other our shall she should so some such than that the
      their them then there these they this those to very was we were what when where which who whose will with would
      you your
      """)

  /// English words besides the small ones that neither begin nor end a compound.
  static let englishSeparate = Set(
    wordsOf: """
      about after again ago almost also always another because before between during either enough even every few first
      five four just last many much neither never next nine often once people please quite rather really same seven
      several since six something sometimes still ten thank thanks things though three through today together tomorrow
      too twice two until usually while without years yesterday yet
      """)

  // Excludes prepositions and adverbs with which verbs and nouns begin: auf, ab, an, aus, durch, mit, um, vor, zu.
  static let german = Set(
    wordsOf: """
      aber als am auch bei bin bis bist da das dass dem den denn der des die dir doch du ein eine einem einen einer
      eines er es hat habe haben hast hatte ich ihm ihn ihr im in ins ist ja kann können man mein meine mich mir muss
      nicht noch nur ob oder schon sehr sich sie sind so und uns vom von war waren warum was weil wenn wer werden wie
      will wir wird wo wurde zum zur
      """)

  /// German words besides the small ones that neither begin nor end a compound. Excludes what nouns or verbs begin
  /// with: gegen, immer, wieder, zusammen.
  static let germanSeparate = Set(
    wordsOf: """
      alle allem allen aller alles andere anderem anderen anderer anderes bald bereits bisschen dabei dadurch dafür dagegen
      daher dahin damals damit danach dann daran darauf daraus darin darüber darum davon dazu deine deinem deinen
      deiner deren deshalb dessen diese diesem diesen dieser dieses dort durchaus durfte durften dürfen ebenso
      eigentlich einige einigen einiger einmal etwa etwas eure fast für gern gerne gestern gibt hatten heute hätte
      hätten ihre ihrem ihren ihrer ihres indem irgendwie jede jedem jeden jeder jedes jedoch jemand jene jenem
      jenen jener jenes jetzt kaum kein keine keinem keinen keiner keines konnte konnten könnte könnten leider
      manche manchen mancher manchmal mehr meinem meinen meiner meines musste mussten muss müssen nachdem
      natürlich nichts niemals niemand nirgends nämlich oft ohne plötzlich seine seinem seinen seiner seines
      seitdem selten sobald sogar solche solchem solchen solcher sollte sollten sondern sonst sowie stets trotz
      trotzdem unser unsere unserem unseren unserer vielleicht viele vielen weder welche welchem welchen welcher
      welches wenige wenigen weshalb wirklich wollen wollte wollten worden wurden während wäre wären würde würden
      ziemlich zuerst zuletzt zudem zunächst zwar überall überhaupt übrigens
      """)

  static let french = Set(
    wordsOf: """
      a ai as au aux avec avez avons c'est car ce ces cet cette chez comme d'un d'une dans de des donc du elle elles en
      est et eu être il ils j'ai je l' la le les leur leurs lui ma mais me mes moi mon ne nos notre nous on ont ou où
      par pas plus pour qu'il qu'elle que qui sa se ses si son sont sous sur ta te tes toi ton tous tout très tu un une
      va vos votre vous y à été
      """)

  static let spanish = Set(
    wordsOf: """
      a al así aunque como con cuando de del desde donde e el ella ellas ellos en entre era eran es esa ese eso esta
      estaba este esto está están fue ha había han hasta hay he la las le les lo los me mi mis muy más ni no nos o para
      pero por porque que qué se sea ser si sin sobre son su sus sí también te ti tiene todo tu tus un una uno y ya yo
      """)

  static let portuguese = Set(
    wordsOf: """
      a ao aos as até com como da das de dela dele do dos e ela elas ele eles em entre era eu foi foram há isso isto já
      lhe mais mas me meu minha muito na nas nem no nos não nós o os ou para pela pelo por porque quando que quem se
      sem ser seu seus são só sua suas também te tem tu um uma você vocês à às é está estão
      """)

  static let swedish = Set(
    wordsOf: """
      alla att av blev bli blir de dem den denna det detta dig din dina ditt du där då efter ej eller en ett från för ha
      hade han har hans hon honom hos hur här i inte jag ju kan kunde man med men mig min mina mitt mot mycket ni nu när
      och om oss på sig sin sina sitt skulle som så till upp ut vad var varit vi vid vill är åt än över
      """)

  /// Swedish words besides the small ones that neither begin nor end a compound.
  static let swedishSeparate = Set(
    wordsOf: """
      aldrig alltid alltså annan annat bara bland borde båda både dess dessa därför eftersom endast finns flera ganska
      genast gjorde henne hennes igen inga ingen inget istället kanske kommer kunna medan många måste nog någon något
      några nästan också redan sade samma samt sedan snart sådan sådana sådant tyvärr utan varför varje vars vart
      verkligen vilka vilken vilket våra vårt väldigt
      """)
}
