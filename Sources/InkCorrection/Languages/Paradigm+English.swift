// The regular inflections of English.

extension Paradigm {
  /// Agents and patients of verbs, prefetcher, licensee; plurals and adverbs of abstract words, hardnesses, ionically.
  static let english = [
    Paradigm("er ers", core: "- s ed ing", minimumForms: 3, minimumStem: 5, coreMayLack: false),
    Paradigm("er ers", core: "e es ed ing", minimumForms: 3, coreMayLack: false),
    Paradigm("ee ees", core: "ed ing", minimumForms: 2, minimumStem: 5, coreMayLack: false),
    Paradigm("nesses", core: "ness", minimumForms: 1, coreMayLack: false),
    Paradigm("ities", core: "ity", minimumForms: 1, coreMayLack: false),
    Paradigm("ologies", core: "ology", minimumForms: 1, minimumStem: 3, coreMayLack: false),
    Paradigm("ically", core: "ic", minimumForms: 1, minimumStem: 3, coreMayLack: false),
  ]
}
