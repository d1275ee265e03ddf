// Words that begin sentences and clauses, before which a space is missing if they are joined to a mark.

import InkText

/// Words of a language that begin sentences or clauses.
package struct ClauseOpeners: Sendable {
  /// Words that begin sentences and are hardly ever names of anything after a full stop.
  package let sentences: Set<String>
  /// Words that begin what follows a comma.
  package let clauses: Set<String>
  /// Whether they follow a mark after a word with the capital of a sentence, too: Claro,pero. Code and its names are
  /// English: Node.While.
  package let mayFollowFirstWord: Bool

  /// Words of a language for which nothing is known.
  static let none = ClauseOpeners("", clauses: "")

  /// Words that begin sentences, and further ones that begin clauses alone.
  private init(_ sentences: String, clauses: String, mayFollowFirstWord: Bool = true) {
    self.mayFollowFirstWord = mayFollowFirstWord
    self.sentences = Set(wordsOf: sentences)
    self.clauses = self.sentences.union(Set(wordsOf: clauses))
  }

  // Excludes words that name methods after a full stop: errors.Is, time.Since, time.Now, start.Before, node.Then.
  static let english = ClauseOpeners(
    """
    also although because but he her his however it its maybe my our she such the their these they this those though
    we while why you your
    """,
    clauses: "and so then where which who", mayFollowFirstWord: false)

  static let german = ClauseOpeners(
    """
    aber auch da dann das dass der deshalb die dies diese dieser dieses doch ein eine einen er es heute hier ich ihr
    ihre jetzt kein keine man mein meine nun obwohl seine sie trotzdem vielleicht weil wenn wir
    """,
    clauses:
      """
      bis bitte damit dem den denen denn deren dessen für mit ob oder ohne sodass sondern sowie und was welche wie wo
      wobei
      """)

  static let french = ClauseOpeners(
    """
    alors cela ces cette dans elle elles ensuite il ils je lorsque mais mes mon nous on parce pourtant puis quand ses
    sur tu une vous
    """,
    clauses: "avec car comme des donc et le les mes où pour puisque que qui si un")

  static let spanish = ClauseOpeners(
    """
    además ahora aunque cuando él el ella ellas ellos entonces esta este esto estos hay la las los no nos nosotros
    nunca pero porque quizás si también una usted yo
    """,
    clauses: "como con donde en me para pues que quien se sin sino te un")

  static let portuguese = ClauseOpeners(
    """
    agora além assim depois ela elas ele eles embora então essa esse esta este eu isso isto mas minha não nós nunca
    porque quando talvez também uma você vocês
    """,
    clauses: "até com como em me mesmo na no nos onde os para pois que se sem um")

  static let swedish = ClauseOpeners(
    """
    alla de den denna dessa det detta där därför eftersom han hon jag kanske men min mitt nu när också sedan ska vi vår
    """,
    clauses: "att då en ett fast för hur inte med och om på samt som så till utan vad var vilket")

  static let vietnamese = ClauseOpeners(
    """
    anh bạn chúng chị còn cũng em họ hôm khi không mình nhưng nếu rồi sau tôi tuy vậy vì đó đây
    """,
    clauses: "hãy là mà nên thì và để")
}
