// How far assistance goes in each kind of region: as in prose, words only, or not at all.

/// The treatment of each kind of region.
package struct RegionRules: Sendable, Equatable {
  /// Sentences.
  package var prose = RegionTreatment.prose
  /// Comments of programs and of markup.
  package var comment = RegionTreatment.words
  /// Strings of programs.
  package var string = RegionTreatment.words
  /// Quoted lines and the signature of an email.
  package var quotation = RegionTreatment.off
  /// Programs, code in texts, formulas.
  package var code = RegionTreatment.off
  /// Tags, commands, fences, link targets, headers.
  package var markup = RegionTreatment.off
  /// YAML or TOML at the start of a text.
  package var frontMatter = RegionTreatment.off

  /// The standard treatment.
  package init() {}

  /// The treatment of a kind of region.
  package subscript(kind: RegionKind) -> RegionTreatment {
    switch kind {
    case .prose: prose
    case .comment: comment
    case .string: string
    case .quotation: quotation
    case .code: code
    case .markup: markup
    case .frontMatter: frontMatter
    }
  }
}
