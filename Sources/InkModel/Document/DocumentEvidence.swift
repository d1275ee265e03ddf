// The probability that written text gives each word at a place, and the share it leaves to the packs.

import InkLexicon

/// P(word) = ``backgroundShare`` · P(word in the packs) + the additions of the document and of the user's n-grams.
///
/// Levels of interpolation, each with weight W = min(cap, C / (C + τ)) for C words counted after the context, and
/// absolute discounting D of 1/2 above order 1:
///
///     P_k = (1 - W + W · min(1, Σ min(c, D) / C)) · P_k-1  +  W · Σ max(0, c - D) / C
///
/// First the user's words, pairs and triples over the packs; γ is how much of a say they have in a document, which its
/// own words decide as they do for the components of a pack (``DocumentModel/ngramShare``): earlier texts that foresaw
/// them count, and somebody else's do not. Then the document over both:
///
///     P_0 = (1 - γ) · P_packs  +  γ · P_user
///
/// The user's orders 1 to 3 have τ of max(3000, 4·C), 10 and 2 and caps of 1, 0.6 and 0.8; the document's 1 to 4
/// max(1200, 5·C), 20, 6 and 3 and caps of 1, 0.3, 0.5 and 0.7: what was written once counts little, what is written
/// again and again rules, and isolated sentences are not drowned. The user's were tried on five sources that the
/// packs had not seen.
///
/// One object for each place, which all sources of a search share.
final class DocumentEvidence {
  /// What is left for the packs, 0…1.
  private(set) var backgroundShare = 1.0
  /// The document; nil where nothing was written.
  let document: DocumentModel?
  /// What a sighting is worth.
  private(set) var countWorth = 0.0
  /// The followers after the last word, the last two and the last three, with what a count above 1/2 is worth.
  private(set) var orders: [(followers: DocumentFollowers, worth: Double)] = []

  /// What the user wrote before; nil where that is nothing.
  let ngrams: UserNgrams?
  /// What a count of the user's is worth.
  private(set) var ngramWorth = 0.0
  /// The followers in the user's n-grams, with what a count above 1/2 is worth.
  private(set) var ngramOrders: [(table: FollowerTable, range: Range<Int>, worth: Double)] = []

  static let discount = FollowerTable.discount
  /// γ before a document has a word.
  static let priorNgramShare = 0.5

  /// The evidence after some tokens.
  ///
  /// - Parameters:
  ///   - history: The tokens before the word, newest last.
  ///   - document: What the document has taught.
  ///   - ngrams: What the user wrote before.
  ///   - ngramShare: How much of a say the user's n-grams have beside the packs, 0…1; as suits the document unless
  ///     told.
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
    let counted = Double(document.counts.total)
    let weight = counted / (counted + max(1200, 5 * counted))
    lower(by: 1 - weight)
    countWorth = weight / counted
    let keys = document.keys(after: history)
    add(keys.one.flatMap { document.pairs[$0] }, tau: 20, cap: 0.3)
    add(keys.two.flatMap { document.triples[$0] }, tau: 6, cap: 0.5)
    add(keys.three.flatMap { document.phrases[$0] }, tau: 3, cap: 0.7)
  }

  /// Puts the user's words, pairs and triples over the packs.
  private func add(_ ngrams: UserNgrams, after history: ArraySlice<String>) {
    let counted = Double(ngrams.total)
    let weight = counted / (counted + max(3000, 4 * counted))
    ngramWorth = weight / counted
    backgroundShare = 1 - weight
    guard let last = history.last.flatMap({ ngrams.number(of: $0) }) else { return }
    add(ngrams.followers(of: last), in: ngrams.pairs, tau: 10, cap: 0.6)
    let first = history.count == 2 ? history.first.flatMap { ngrams.number(of: $0) } : nil
    guard let first else { return }
    add(ngrams.followers(of: first, last), in: ngrams.triples, tau: 2, cap: 0.8)
  }

  /// Lets the user's n-grams have so much of a say beside the packs.
  private func scale(by share: Double) {
    backgroundShare = 1 - share + share * backgroundShare
    ngramWorth *= share
    for index in ngramOrders.indices { ngramOrders[index].worth *= share }
  }

  /// Puts one order of the user's n-grams over the ones below.
  private func add(
    _ followers: FollowerTable.Followers?, in table: FollowerTable, tau: Double, cap: Double
  ) {
    guard let followers, followers.total > 0 else { return }
    let total = Double(followers.total)
    let weight = min(cap, total / (total + tau))
    lower(by: 1 - weight + weight * min(1, Double(followers.discounted) / total))
    ngramOrders.append((table, followers.range, weight / total))
  }

  /// Puts one order of the document over the ones below.
  private func add(_ followers: DocumentFollowers?, tau: Double, cap: Double) {
    guard let followers, followers.total > 0 else { return }
    let total = Double(followers.total)
    let weight = min(cap, total / (total + tau))
    let discounted = Double(DocumentEvidence.discount) * Double(followers.counts.count)
    lower(by: 1 - weight + weight * min(1, discounted / total))
    orders.append((followers, weight / total))
  }

  /// Leaves so much to all that is there already.
  private func lower(by share: Double) {
    backgroundShare *= share
    countWorth *= share
    ngramWorth *= share
    for index in orders.indices { orders[index].worth *= share }
    for index in ngramOrders.indices { ngramOrders[index].worth *= share }
  }

  /// What is added to a word by its number in the document.
  func addition(to number: Int32) -> Double {
    guard let document, !document.doubtful.contains(number) else { return 0 }
    var sum = countWorth * Double(document.counts.values[Int(number)])
    for order in orders {
      let count = order.followers.count(of: number) - DocumentEvidence.discount
      if count > 0 { sum += order.worth * Double(count) }
    }
    return sum
  }

  /// What is added to a word by its number in the user's n-grams.
  func ngramAddition(to number: Int32) -> Double {
    guard let ngrams else { return 0 }
    var sum = ngramWorth * Double(ngrams.counts[Int(number)])
    for order in ngramOrders {
      let count = order.table.count(of: number, in: order.range) - DocumentEvidence.discount
      if count > 0 { sum += order.worth * Double(count) }
    }
    return sum
  }

  /// What is added to a word of a pack.
  func addition(toID id: Int, pack: Int) -> Double {
    var sum = 0.0
    if let number = document?.number(ofID: id, pack: pack) { sum += addition(to: number) }
    if let number = ngrams?.number(ofID: id, inPack: pack) { sum += ngramAddition(to: number) }
    return sum
  }

  /// What is added to a word by its text.
  func addition(toText text: String) -> Double {
    let own = document?.number(of: text).map(addition) ?? 0
    return own + (ngrams?.number(of: text).map(ngramAddition) ?? 0)
  }
}
