// The members of a JSON object, in the order in which they were written.

/// A JSON object that keeps the order of its members. If a key occurs more than once, the last occurrence counts.
package struct JSONObject: Sendable {
  /// The members in order.
  package private(set) var members: [(key: String, value: JSONValue)] = []

  /// Creates an empty object.
  package init() {}

  /// Creates an empty object with reserved capacity.
  init(capacity: Int) { members.reserveCapacity(capacity) }

  /// Creates an object with the given members; if a key occurs more than once, its last value wins.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    var places: [String: Int] = [:]
    for (key, value) in members {
      if let place = places[key] {
        self.members[place].value = value
      } else {
        places[key] = self.members.count
        self.members.append((key, value))
      }
    }
  }

  /// The number of members.
  package var count: Int { members.count }

  /// Whether there are no members.
  package var isEmpty: Bool { members.isEmpty }

  /// The keys in order.
  package var keys: [String] { members.map(\.key) }

  /// The value of a member. Setting a new key appends it, setting nil removes it. Linear in the number of members.
  package subscript(_ key: String) -> JSONValue? {
    get {
      for index in members.indices.reversed() where members[index].key == key {
        return members[index].value
      }
      return nil
    }
    set {
      let index = members.lastIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (nil, let value?): members.append((key, value))
      case (let index?, nil): members.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Appends a member whose key must not be present yet.
  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append((key, value))
  }
}

extension JSONObject: Equatable {
  /// Whether both objects have the same members, regardless of order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    if left.count != right.count { return false }
    if zip(left.members, right.members).allSatisfy({ $0 == $1 }) { return true }
    let rightValues = Dictionary(right.members.map { ($0.key, $0.value) }) { _, last in last }
    return left.members.allSatisfy { rightValues[$0.key] == $0.value }
  }
}
