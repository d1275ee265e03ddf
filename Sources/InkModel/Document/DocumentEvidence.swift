// What a document's counts add to each word at a place, and what they leave of the packs' probability.

import InkLexicon

/// P(word) = ``backgroundShare`` · P(word in the packs) + the document's addition, at one place.
///
/// Four levels of interpolation, each with weight W = min(cap, C / (C + τ)) for C words counted after the
/// context, and absolute discounting D of 1/2 above order 1:
///
///     P_k = (1 - W + W · min(1, D·T/C)) · P_k-1  +  W · max(0, c - D) / C
///
/// Orders 1 to 4 have τ of max(1200, 5·C), 20, 6 and 3 and caps of 1, 0.3, 0.5 and 0.7: what was written once
/// counts little, what is written again and again rules, and isolated sentences are not drowned.
struct DocumentEvidence {
  /// What is left for the packs, 0…1.
  private(set) var backgroundShare = 1.0
  /// The document; nil where nothing was written.
  let document: DocumentModel?
  /// What a sighting is worth.
  private(set) var countWorth = 0.0
  /// The followers after the last word, the last two and the last three, with what a count above 1/2 is worth.
  private(set) var orders: [(followers: DocumentFollowers, worth: Double)] = []

  static let discount: Float = 0.5

  /// The evidence after some tokens.
  init(after history: [String], in document: DocumentModel?) {
    guard let document, document.wordCount > 0 else {
      self.document = nil
      return
    }
    self.document = document
    let counted = Double(document.counts.total)
    let weight = counted / (counted + max(1200, 5 * counted))
    countWorth = weight / counted
    backgroundShare = 1 - weight
    let keys = document.keys(after: history)
    if let one = keys.one { add(document.pairs[one], tau: 20, cap: 0.3) }
    if let two = keys.two { add(document.triples[two], tau: 6, cap: 0.5) }
    if let three = keys.three { add(document.phrases[three], tau: 3, cap: 0.7) }
  }

  /// Puts one order over the ones below.
  private mutating func add(_ followers: DocumentFollowers?, tau: Double, cap: Double) {
    guard let followers, followers.total > 0 else { return }
    let (total, types) = (Double(followers.total), Double(followers.counts.count))
    let weight = min(cap, total / (total + tau))
    let lower = 1 - weight + weight * min(1, Double(DocumentEvidence.discount) * types / total)
    backgroundShare *= lower
    countWorth *= lower
    for index in orders.indices { orders[index].worth *= lower }
    orders.append((followers, weight / total))
  }

  /// What is added to a word by its number in the document.
  func addition(to number: Int32) -> Double {
    guard let document else { return 0 }
    var sum = countWorth * Double(document.counts.values[Int(number)])
    for order in orders {
      let count = order.followers.count(of: number) - DocumentEvidence.discount
      if count > 0 { sum += order.worth * Double(count) }
    }
    return sum
  }

  /// What is added to a word of a pack.
  func addition(toID id: Int, pack: Int) -> Double {
    document?.number(ofID: id, pack: pack).map(addition) ?? 0
  }

  /// What is added to a word by its text.
  func addition(toText text: String) -> Double {
    document?.number(of: text).map(addition) ?? 0
  }
}
