// What a document's counts add to each word at a place, and what they leave of the packs' probability.

import InkLexicon

/// P(word) = ``backgroundShare`` · P(word in the packs) + the document's addition, at one place.
///
/// Three levels of interpolation, each with weight W = min(cap, C / (C + τ)) for C words counted after the
/// context, and absolute discounting D of 1/2 at orders 2 and 3:
///
///     P_k = (1 - W + W · min(1, D·T/C)) · P_k-1  +  W · max(0, c - D) / C
///
/// Orders 1, 2 and 3 have τ of max(300, 6·C), 20 and 6 and caps of 1, 0.3 and 0.5: what was written once
/// counts little, what is written again and again rules, and isolated sentences are not drowned.
struct DocumentEvidence {
  /// What is left for the packs, 0…1.
  private(set) var backgroundShare = 1.0
  /// The document; nil where nothing was written.
  let document: DocumentModel?
  /// What a sighting is worth.
  private(set) var countWorth = 0.0
  /// The followers after the last word and after the last two, with what a count above 1/2 is worth.
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
    let weight = counted / (counted + max(300, 6 * counted))
    countWorth = weight / counted
    backgroundShare = 1 - weight
    let before = history.suffix(2).map { document.number(of: $0) }
    guard let last = before.last ?? nil else { return }
    add(document.pairs[last], tau: 20, cap: 0.3)
    guard before.count == 2, let first = before[0] else { return }
    add(document.triples[DocumentModel.key(first, last)], tau: 6, cap: 0.5)
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
