// What a person should hear about the store although nothing failed.

/// A notice of the store. No case carries a word of the user.
package enum StoreNotice: Equatable, Sendable, CustomStringConvertible {
  /// A damaged file was kept under another name and an empty one made.
  case damagedFileKept(path: String, backup: String)

  /// One sentence with the remedy in it.
  package var description: String {
    switch self {
    case .damagedFileKept(let path, let backup):
      "\(path) was damaged: it is kept as \(backup), and learned words start anew; "
        + "copy a backup of yours over \(path) to have them again"
    }
  }
}
