// The members of a JSON object, in the order in which they were written.

/// A JSON object that keeps the order of its members. If a key occurs more than once, the last occurrence counts.
package struct JSONObject: Sendable {
  /// The members in order. Not tuples, since arrays of tuples are freed on a slow path of the runtime.
  private(set) var entries: [Entry] = []

  /// A key and its value.
  struct Entry: Sendable, Equatable {
    let key: String
    var value: JSONValue
  }

  /// Creates an empty object.
  package init() {}

  /// Creates an empty object with reserved capacity.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Creates an object with the given members; if a key occurs more than once, its last value wins.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    var places: [String: Int] = [:]
    for (key, value) in members {
      if let place = places[key] {
        entries[place].value = value
      } else {
        places[key] = entries.count
        append(key, value)
      }
    }
  }

  /// The members in order.
  package var members: [(key: String, value: JSONValue)] { entries.map { ($0.key, $0.value) } }

  /// The number of members.
  package var count: Int { entries.count }

  /// Whether there are no members.
  package var isEmpty: Bool { entries.isEmpty }

  /// The keys in order.
  package var keys: [String] { entries.map(\.key) }

  /// The value of a member. Setting a new key appends it, setting nil removes it. Linear in the number of members.
  package subscript(_ key: String) -> JSONValue? {
    get {
      for index in entries.indices.reversed() where entries[index].key == key {
        return entries[index].value
      }
      return nil
    }
    set {
      let index = entries.lastIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (nil, let value?): append(key, value)
      case (let index?, nil): entries.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Appends a member whose key must not be present yet.
  package mutating func append(_ key: String, _ value: JSONValue) {
    entries.append(Entry(key: key, value: value))
  }
}

extension JSONObject: Equatable {
  /// Whether both objects have the same members, regardless of order.
  package static func == (left: JSONObject, right: JSONObject) -> Bool {
    if left.count != right.count { return false }
    if left.entries == right.entries { return true }
    let rightValues = Dictionary(right.entries.map { ($0.key, $0.value) }) { _, last in last }
    return left.entries.allSatisfy { rightValues[$0.key] == $0.value }
  }
}
