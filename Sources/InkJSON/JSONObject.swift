// The members of a JSON object, in the order they were written.

/// An object's members in their order; of members with the same key the last one counts.
package struct JSONObject: Sendable {
  /// The members in their order.
  package private(set) var members: [(key: String, value: JSONValue)] = []

  /// The empty object.
  package init() {}

  /// The empty object, with room for some members.
  init(capacity: Int) { members.reserveCapacity(capacity) }

  /// An object of some members; of those with the same key the last value counts.
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

  /// Whether there are none.
  package var isEmpty: Bool { members.isEmpty }

  /// The keys in their order.
  package var keys: [String] { members.map(\.key) }

  /// A member's value; a new key goes to the end and nil removes it. Costs a search over the members.
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

  /// Adds a member whose key is known to be new.
  package mutating func append(_ key: String, _ value: JSONValue) {
    members.append((key, value))
  }
}

extension JSONObject: Equatable {
  /// Whether both have the same members, in whatever order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    if left.count != right.count { return false }
    if zip(left.members, right.members).allSatisfy({ $0 == $1 }) { return true }
    let rightValues = Dictionary(right.members.map { ($0.key, $0.value) }) { _, last in last }
    return left.members.allSatisfy { rightValues[$0.key] == $0.value }
  }
}
