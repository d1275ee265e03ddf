// What can be wrong with the contents of a pack before they are written.

/// Why contents cannot be written as a language pack.
package enum PackContentsError: Error, Hashable, Sendable {
  /// A number of things outside what the format holds.
  case count(of: String, found: Int, allowed: ClosedRange<Int>)
  /// Words are not in the order of (folded key, text), or one comes twice; the position of the second.
  case wordOrder(at: Int)
  /// A word or written form whose bytes are too many, or none are left of its key.
  case wordLength(at: Int)
  /// An array of a component has another length than its words or n-grams.
  case arrayLength(component: String, array: String, found: Int, expected: Int)
  /// The n-grams of an order are not in ascending order, or hold an id outside the vocabulary.
  case ngramOrder(component: String, order: Int, at: Int)
  /// The words of the residual network do not ascend, or one is outside the vocabulary.
  case residualOrder
  /// An array of the residual network has another length than its rows, or holds what is no number.
  case residualArray(String, found: Int, expected: Int)
  /// A number that is no logarithm of a probability.
  case notALogarithm(component: String, order: Int, at: Int)
}

extension PackContentsError: CustomStringConvertible {
  /// A sentence for people, with a remedy.
  package var description: String {
    switch self {
    case .count(let what, let found, let allowed):
      "a pack holds \(allowed.lowerBound) to \(allowed.upperBound) \(what), found \(found)"
    case .wordOrder(let index):
      "word \(index) is out of order: sort words by folded key, then text, and drop repetitions"
    case .wordLength(let index):
      "word \(index) has an empty folded key or more bytes than a pack holds: leave it out"
    case .arrayLength(let component, let array, let found, let expected):
      "\(array) of component \"\(component)\" has \(found) values, expected \(expected)"
    case .ngramOrder(let component, let order, let index):
      """
      n-gram \(index) of order \(order) in component "\(component)" is out of order or outside the \
      vocabulary: sort by ids and drop repetitions
      """
    case .residualOrder:
      "the words of the residual network are out of order or outside the vocabulary: sort them by id"
    case .residualArray(let array, let found, let expected):
      "\(array) of the residual network has \(found) values, expected \(expected) that are numbers"
    case .notALogarithm(let component, let order, let index):
      "value \(index) of order \(order) in component \"\(component)\" is not a number"
    }
  }
}
