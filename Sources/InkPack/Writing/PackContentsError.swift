// The errors in the contents of a pack, found before they are written.

/// The reason why contents cannot be written as a language pack.
package enum PackContentsError: Error, Hashable, Sendable {
  /// A count outside the range of the format.
  case count(of: String, found: Int, allowed: ClosedRange<Int>)
  /// Words that are not in the order of (folded key, text), or a duplicate; with the index of the second one.
  case wordOrder(at: Int)
  /// A word or written form with too many bytes, or with an empty key.
  case wordLength(at: Int)
  /// An array of a component whose length does not match its words or n-grams.
  case arrayLength(component: String, array: String, found: Int, expected: Int)
  /// n-grams of an order that are not in ascending order, or contain an id outside the vocabulary.
  case ngramOrder(component: String, order: Int, at: Int)
  /// Words of the residual network that are not ascending, or outside the vocabulary.
  case residualOrder
  /// An array of the residual network whose length does not match its rows, or with values that are not finite.
  case residualArray(String, found: Int, expected: Int)
  /// A value that is not the logarithm of a probability.
  case notALogarithm(component: String, order: Int, at: Int)
}

extension PackContentsError: CustomStringConvertible {
  /// A sentence for the user that includes a remedy.
  package var description: String {
    switch self {
    case .count(let what, let found, let allowed):
      "a pack can have \(allowed.lowerBound) to \(allowed.upperBound) \(what), found \(found)"
    case .wordOrder(let index):
      "word \(index) is out of order: sort words by folded key, then text, and remove duplicates"
    case .wordLength(let index):
      "word \(index) has an empty folded key or more bytes than a pack allows: leave it out"
    case .arrayLength(let component, let array, let found, let expected):
      "\(array) of component \"\(component)\" has \(found) values, expected \(expected)"
    case .ngramOrder(let component, let order, let index):
      """
      n-gram \(index) of order \(order) in component "\(component)" is out of order or outside the \
      vocabulary: sort by ids and remove duplicates
      """
    case .residualOrder:
      "the words of the residual network are out of order or outside the vocabulary: sort them by id"
    case .residualArray(let array, let found, let expected):
      "\(array) of the residual network has \(found) values, expected \(expected) finite ones"
    case .notALogarithm(let component, let order, let index):
      "value \(index) of order \(order) in component \"\(component)\" is not a number"
    }
  }
}
