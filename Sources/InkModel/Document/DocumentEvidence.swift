// What was written, in the document and before, adds to each word at a place, and what it leaves of the packs' probability.

import InkLexicon

/// P(word) = ``backgroundShare`` · P(word in the packs) + the additions of the document and of the user's n-grams.
///
/// Four levels of interpolation, each with weight W = min(cap, C / (C + τ)) for C words counted after the
/// context in both, and absolute discounting D of 1/2 above order 1; the fourth is the document's alone:
///
///     P_1 = (1 - α - β) · P_packs  +  α · P_document  +  β · P_user
///     P_k = (1 - W + W · min(1, Σ min(c, D) / C)) · P_k-1  +  W · Σ max(0, c - D) / C
///
/// Orders 1 to 4 have τ of max(1200, 5·C), 20, 6 and 3 and caps of 1, 0.3, 0.5 and 0.7: what was written once
/// counts little, what is written again and again rules, and isolated sentences are not drowned.
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

  /// The evidence after some tokens.
  init(after history: [String], in document: DocumentModel?, _ ngrams: UserNgrams? = nil) {
    let document = document.flatMap { $0.wordCount > 0 ? $0 : nil }
    let ngrams = ngrams.flatMap { $0.total > 0 ? $0 : nil }
    self.document = document
    self.ngrams = ngrams
    if document == nil, ngrams == nil { return }
    if let document {
      let counted = Double(document.counts.total)
      let weight = counted / (counted + max(1200, 5 * counted))
      countWorth = weight / counted
      backgroundShare -= weight
    }
    if let ngrams {
      let counted = Double(ngrams.total)
      let weight = counted / (counted + max(Self.ngramTau, Self.ngramFactor * counted))
      ngramWorth = weight / counted
      backgroundShare -= weight
    }
    let keys = document?.keys(after: history)
    let before = history.suffix(2)
    let last = before.last.flatMap { ngrams?.number(of: $0) }
    let first = before.count == 2 ? before.first.flatMap { ngrams?.number(of: $0) } : nil
    add(
      keys?.one.flatMap { document?.pairs[$0] }, last.flatMap { ngrams?.followers(of: $0) },
      in: ngrams?.pairs, tau: 20, cap: 0.3)
    let afterTwo = first.flatMap { first in last.flatMap { ngrams?.followers(of: first, $0) } }
    add(
      keys?.two.flatMap { document?.triples[$0] }, afterTwo, in: ngrams?.triples, tau: 6, cap: 0.5)
    add(keys?.three.flatMap { document?.phrases[$0] }, nil, in: nil, tau: 3, cap: 0.7)
  }

  /// τ of the user's single words: at least so many, and so many times as many as there are.
  private static let ngramTau = 3000.0
  private static let ngramFactor = 9.0

  /// Puts one order over the ones below.
  private func add(
    _ followers: DocumentFollowers?, _ ngrams: FollowerTable.Followers?, in table: FollowerTable?,
    tau: Double, cap: Double
  ) {
    let total = Double(followers?.total ?? 0) + Double(ngrams?.total ?? 0)
    if total <= 0 { return }
    let types = Double(followers?.counts.count ?? 0)
    let discounted =
      Double(DocumentEvidence.discount) * types
      + Double(ngrams?.discounted ?? 0)
    let weight = min(cap, total / (total + tau))
    let lower = 1 - weight + weight * min(1, discounted / total)
    backgroundShare *= lower
    countWorth *= lower
    ngramWorth *= lower
    for index in orders.indices { orders[index].worth *= lower }
    for index in ngramOrders.indices { ngramOrders[index].worth *= lower }
    if let followers { orders.append((followers, weight / total)) }
    if let ngrams, let table { ngramOrders.append((table, ngrams.range, weight / total)) }
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
