// The metadata of a language pack: language, version, sources, size.

/// The metadata of a language pack.
package struct PackMetadata: Hashable, Sendable {
  /// The language as a BCP 47 tag: "en", "pt-BR".
  package var language: String
  /// The display name of the language, such as "English".
  package var name: String
  /// The version of the data, set by whoever builds the pack, such as "2025.1".
  package var version: String
  /// The sources of the text with their licences, one per line.
  package var sources: [String]
  /// The licence of the pack itself: "CC BY-SA 4.0".
  package var licence: String
  /// The number of words without special words; filled in by the writer.
  package var wordCount: Int
  /// A description of each component; filled in by the writer.
  package var components: [Component]

  /// The description of one language model of the pack.
  package struct Component: Hashable, Sendable {
    /// The name, such as "general".
    package var name: String
    /// The weight before anything was typed, 0…1.
    package var defaultWeight: Float
    /// The number of n-grams of orders 1, 2, 3 and 4.
    package var ngramCounts: [Int]

    /// Creates the description of a component.
    package init(name: String, defaultWeight: Float, ngramCounts: [Int]) {
      self.name = name
      self.defaultWeight = defaultWeight
      self.ngramCounts = ngramCounts
    }
  }

  /// Creates metadata from what the builder states; the writer fills in the counts.
  package init(
    language: String, name: String, version: String, sources: [String], licence: String
  ) {
    self.language = language
    self.name = name
    self.version = version
    self.sources = sources
    self.licence = licence
    wordCount = 0
    components = []
  }
}
