// The source of language packs and emoji tables.

/// Opens language packs and emoji tables.
package protocol PackSource {
  /// Returns the packs and emoji tables of the given languages, in order; what cannot be opened is reported as a
  /// problem.
  func packs(for languages: [String]) -> LoadedPacks
}
