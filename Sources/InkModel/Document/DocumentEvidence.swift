// The probability that earlier text gives each word at a position, and the share it leaves to the packs.

import InkLexicon

/// P(word) = ``backgroundShare`` · P(word in the packs) + the additions of the document and of the user's n-grams.
///
/// This is the result of interpolating several levels. At each level, C words were counted after the context, T of them
/// different, and c of which are the word itself. The level has the weight W = min(cap, C / (C + τ + σ · T)) and, above
/// order 1, a discount D of 1/2:
///
///     P_k = (1 - W + W · min(1, Σ min(c, D) / C)) · P_k-1  +  W · Σ max(0, c - D) / C
///
/// The lowest levels are the user's words, pairs and triples, interpolated over the packs, which gives P_user. The
/// document's levels are interpolated over a mixture of both:
///
///     P_0 = (1 - γ) · P_packs  +  γ · P_user
///
/// γ is ``DocumentModel/ngramShare``. Like the weights of a pack's components, it is estimated from the words of the
/// document: it grows if P_user predicts them better than the packs do.
///
/// ``Level`` has τ, σ and the caps: text written once counts little, and text written repeatedly counts most. What
/// always had another follower, as "the" has, says little about the next one (the idea of Witten and Bell's method C,
/// "The zero-frequency problem", 1991).
///
/// There is one object for each position, shared by all sources of a search.
final class DocumentEvidence {
  /// The factor applied to the packs' probabilities, 0…1.
  private(set) var backgroundShare = 1.0
  /// The document; nil if nothing was written.
  let document: DocumentModel?
  /// The probability that a word gains for each occurrence in the document.
  private(set) var probabilityPerCount = 0.0
  /// The followers in the document of the last word, the last two and the last three.
  private(set) var orders: [Order] = []

  /// The user's n-grams; nil if there are none.
  let ngrams: UserNgrams?
  /// The probability that a word gains for each count in the user's n-grams.
  private(set) var probabilityPerNgramCount = 0.0
  /// The counterpart of ``orders`` for the user's pairs and triples.
  private(set) var ngramOrders: [(table: FollowerTable, range: Range<Int>, worth: Double)] = []

  /// What followed the last words in the document.
  struct Order {
    let followers: DocumentFollowers
    /// The probability that a word gains for each count above the discount.
    fileprivate(set) var worth: Double
    /// The numbers of the last words themselves, if these are the followers of the last one alone. A word just written
    /// is unlikely to follow again, although it did: "as soon as soon".
    fileprivate let recent: [Int32]

    /// A follower's count less the discount, and less the occurrence just written.
    func gain(of word: Int32, count: Float) -> Float {
      count - DocumentEvidence.discount
        - (recent.contains(word) ? Float(DocumentReading.nearWeight) : 0)
    }
  }

  /// The parameters of a level's weight.
  private struct Level {
    /// The count at which the level has half of its maximum weight; for single words, τ is `growth` · C if that is
    /// greater.
    let tau: Double
    var growth = 0.0
    /// σ, the count that each different follower adds to τ.
    var spread = 0.0
    /// The maximum weight.
    var cap = 1.0

    func weight(ofCount count: Double, different: Int = 0) -> Double {
      min(cap, count / (count + max(tau, growth * count) + spread * Double(different)))
    }
  }

  /// The document's words, and its orders 2 to 4; tuned on six sources not contained in the packs.
  private static let documentWords = Level(tau: 3000, growth: 5)
  private static let documentLevels = [
    Level(tau: 20, spread: 40, cap: 0.3), Level(tau: 4, spread: 10, cap: 0.5),
    Level(tau: 3, cap: 0.7),
  ]
  /// The user's words, and their orders 2 and 3; tuned on five sources not contained in the packs.
  private static let userWords = Level(tau: 3000, growth: 4)
  private static let userLevels = [Level(tau: 10, cap: 0.6), Level(tau: 2, cap: 0.8)]

  /// The amount subtracted from each count above order 1.
  static let discount = FollowerTable.discount
  /// γ for a document without words.
  static let priorNgramShare = 0.5

  /// Computes the evidence after some tokens.
  ///
  /// - Parameters:
  ///   - history: The tokens before the word, the most recent last.
  ///   - document: The counts of the document.
  ///   - ngrams: The user's n-grams.
  ///   - ngramShare: γ, 0…1; nil for the document's.
  init(
    after history: [String], in document: DocumentModel?, _ ngrams: UserNgrams? = nil,
    ngramShare: Double? = nil
  ) {
    let document = document.flatMap { $0.wordCount > 0 ? $0 : nil }
    let ngrams = ngrams.flatMap { $0.total > 0 ? $0 : nil }
    self.document = document
    self.ngrams = ngrams
    if let ngrams {
      add(ngrams, after: history.suffix(2))
      scale(by: ngramShare ?? document?.ngramShare ?? DocumentEvidence.priorNgramShare)
    }
    guard let document else { return }
    let counted = Double(document.ngrams.counts.total)
    let weight = Self.documentWords.weight(ofCount: counted)
    lower(by: 1 - weight)
    probabilityPerCount = weight / counted
    let numbers = history.suffix(ModelContext.length).map { document.vocabulary.number(of: $0) }
    for (index, followers) in document.followers(afterNumbers: numbers).enumerated() {
      add(
        followers, Self.documentLevels[index],
        recent: index == 0 ? numbers.compactMap(\.self) : [])
    }
  }

  /// Interpolates the user's words, pairs and triples over the packs.
  private func add(_ ngrams: UserNgrams, after history: ArraySlice<String>) {
    let counted = Double(ngrams.total)
    let weight = Self.userWords.weight(ofCount: counted)
    probabilityPerNgramCount = weight / counted
    backgroundShare = 1 - weight
    guard let last = history.last.flatMap({ ngrams.number(of: $0) }) else { return }
    add(ngrams.followers(of: last), in: ngrams.pairs, Self.userLevels[0])
    let first = history.count == 2 ? history.first.flatMap { ngrams.number(of: $0) } : nil
    guard let first else { return }
    add(ngrams.followers(of: first, last), in: ngrams.triples, Self.userLevels[1])
  }

  /// Mixes P_user with the packs, where `share` is γ.
  private func scale(by share: Double) {
    backgroundShare = 1 - share + share * backgroundShare
    probabilityPerNgramCount *= share
    for index in ngramOrders.indices { ngramOrders[index].worth *= share }
  }

  /// Interpolates one order of the user's n-grams over the lower levels.
  private func add(
    _ followers: FollowerTable.Followers?, in table: FollowerTable, _ level: Level
  ) {
    guard let followers, followers.total > 0 else { return }
    let total = Double(followers.total)
    let weight = level.weight(ofCount: total)
    lower(by: 1 - weight + weight * min(1, Double(followers.discounted) / total))
    ngramOrders.append((table, followers.range, weight / total))
  }

  /// Interpolates one order of the document over the lower levels.
  private func add(_ followers: DocumentFollowers?, _ level: Level, recent: [Int32]) {
    guard let followers, followers.total > 0 else { return }
    let total = Double(followers.total)
    let different = followers.counts.count
    let weight = level.weight(ofCount: total, different: different)
    let discounted = Double(DocumentEvidence.discount) * Double(different)
    lower(by: 1 - weight + weight * min(1, discounted / total))
    orders.append(Order(followers: followers, worth: weight / total, recent: recent))
  }

  /// Multiplies all levels so far by the share that the next level leaves them.
  private func lower(by share: Double) {
    backgroundShare *= share
    probabilityPerCount *= share
    probabilityPerNgramCount *= share
    for index in orders.indices { orders[index].worth *= share }
    for index in ngramOrders.indices { ngramOrders[index].worth *= share }
  }

  /// Returns the probability that a word gains in the document, given its number there; 0 for a possible slip.
  func addition(to number: Int32) -> Double {
    guard let document, !document.isDoubtful(number) else { return 0 }
    var sum = probabilityPerCount * Double(document.ngrams.counts.values[Int(number)])
    // Read in place, since every word scored is looked up in each of them.
    let orders = orders
    for index in orders.indices {
      let gain = orders[index].gain(of: number, count: orders[index].followers.count(of: number))
      if gain > 0 { sum += orders[index].worth * Double(gain) }
    }
    return sum
  }

  /// Returns the probability that a word gains from the user's n-grams, given its number there.
  func ngramAddition(to number: Int32) -> Double {
    guard let ngrams else { return 0 }
    var sum = probabilityPerNgramCount * Double(ngrams.counts[Int(number)])
    for order in ngramOrders {
      let count = order.table.count(of: number, in: order.range) - DocumentEvidence.discount
      if count > 0 { sum += order.worth * Double(count) }
    }
    return sum
  }

  /// Returns the total probability that a word of a pack gains.
  func addition(toID id: Int, pack: Int) -> Double {
    var sum = 0.0
    if let number = document?.vocabulary.number(ofID: id, pack: pack) {
      sum += addition(to: number)
    }
    if let number = ngrams?.number(ofID: id, inPack: pack) { sum += ngramAddition(to: number) }
    return sum
  }

  /// Returns the total probability that a word gains, given its normalized text.
  func addition(toText text: String) -> Double {
    let own = document?.vocabulary.number(of: text).map(addition) ?? 0
    return own + (ngrams?.number(of: text).map(ngramAddition) ?? 0)
  }
}
