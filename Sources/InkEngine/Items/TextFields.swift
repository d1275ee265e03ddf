// The autocomplete text fields of a client, by the names it gave them.

package import InkAutocomplete

/// The fields in use.
package struct TextFields: Sendable {
  /// The maximum number of fields; the least recently used one is dropped.
  package static let limit = 256

  private var fields: [String: TextField] = [:]
  /// The names, the last used one at the end.
  private var names: [String] = []

  /// Creates an empty collection.
  package init() {}

  /// The field with a name; a new one if there is none.
  package subscript(_ name: String) -> TextField {
    get { fields[name] ?? TextField() }
    set {
      fields[name] = newValue
      names.removeAll { $0 == name }
      names.append(name)
      if Self.limit < names.count { fields[names.removeFirst()] = nil }
    }
  }
}
