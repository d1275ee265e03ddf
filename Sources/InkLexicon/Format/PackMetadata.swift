// What a language pack says about itself: language, version, where its text came from, how big it is.

/// What a language pack says about itself.
package struct PackMetadata: Hashable, Sendable {
  /// The language as a BCP 47 tag: "en", "pt-BR".
  package var language: String
  /// The language's name for people: "English".
  package var name: String
  /// The version of the data, set by whoever builds the pack: "2025.1".
  package var version: String
  /// The sources of the text with their licences, one a line.
  package var sources: [String]
  /// The licence of the pack itself: "CC BY-SA 4.0".
  package var licence: String
  /// Words without specials; filled in by the writer.
  package var wordCount: Int
  /// What each component holds; filled in by the writer.
  package var components: [Component]

  /// One language model of the pack.
  package struct Component: Hashable, Sendable {
    /// Its name: "general".
    package var name: String
    /// Its weight before anything was typed, 0…1.
    package var defaultWeight: Float
    /// How many n-grams of orders 1, 2, 3 and 4 it holds.
    package var ngramCounts: [Int]

    /// A component's row of figures.
    package init(name: String, defaultWeight: Float, ngramCounts: [Int]) {
      self.name = name
      self.defaultWeight = defaultWeight
      self.ngramCounts = ngramCounts
    }
  }

  /// What a builder states; the counts come from the writer.
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
