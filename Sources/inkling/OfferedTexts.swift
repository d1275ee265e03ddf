// The texts of an answer's lists: of suggestions, corrections, callouts, and the parts of a prediction.

import InkJSON

extension JSONValue {
  /// The texts of a list of offers, by the list's name; none where there is no such list.
  func texts(of list: String) -> [String] {
    (self[list]?.array ?? []).compactMap { $0["text"]?.string }
  }
}
