// Where the server gets language packs and emoji tables from.

/// Opens packs.
package protocol PackSource {
  /// The packs and emoji tables of some languages, in their order; what cannot be opened is told as a problem.
  func packs(for languages: [String]) -> LoadedPacks
}
