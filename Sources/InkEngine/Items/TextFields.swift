// The autocomplete text fields of a client, each by the name it has given it.

package import InkAutocomplete

/// The fields that are in use.
package struct TextFields: Sendable {
  /// How many are kept; the one that nothing has happened in for the longest goes.
  package static let limit = 256

  private var fields: [String: TextField] = [:]
  /// Their names, the one last used at the end.
  private var names: [String] = []

  /// None.
  package init() {}

  /// A field; a new one where none of the name is kept.
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
