// The result of `inkling/status`.

package import InkJSON

/// The state of the server.
package struct StatusResult: JSONWritable {
  /// A language pack in use.
  package struct Pack: JSONWritable {
    /// The BCP 47 tag of its language.
    package var language: String
    /// Its name.
    package var name: String
    /// The version of its contents.
    package var version: String
    /// The file it is mapped from.
    package var origin: String
    /// Its size in bytes.
    package var byteCount: Int
    /// The number of words it contains.
    package var wordCount: Int

    /// Creates a pack in use.
    package init(
      language: String, name: String, version: String, origin: String, byteCount: Int,
      wordCount: Int
    ) {
      self.language = language
      self.name = name
      self.version = version
      self.origin = origin
      self.byteCount = byteCount
      self.wordCount = wordCount
    }

    /// Writes the pack.
    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("language", language)
        $0.member("name", name)
        $0.member("version", version)
        $0.member("origin", origin)
        $0.member("bytes", byteCount)
        $0.member("words", wordCount)
      }
    }
  }

  /// The suggestion provider.
  package struct Provider: JSONWritable {
    /// Its kind, as in the setting `provider.kind`.
    package var kind: String
    /// Whether words can be learned through it.
    package var canLearnWords: Bool
    /// Whether words can be ignored through it.
    package var canIgnoreWords: Bool

    /// The program that receives the typed text; nil for none.
    package var program: Program?

    /// A program that makes suggestions.
    package struct Program: JSONWritable {
      /// The path or name of the program, without its arguments.
      package var command: String
      /// The name it reports; nil before its handshake.
      package var name: String?
      /// Whether it is told about learned and ignored words.
      package var takesWords: Bool
      /// Why it failed last; nil once it has answered again.
      package var problem: String?

      /// Creates a program.
      package init(command: String, name: String?, takesWords: Bool, problem: String?) {
        self.command = command
        self.name = name
        self.takesWords = takesWords
        self.problem = problem
      }

      /// Writes the program.
      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("command", command)
          $0.member("name", name)
          $0.member("takesWords", takesWords)
          $0.member("problem", problem)
          $0.member("notice", notice)
        }
      }

      /// What a person should know about it.
      package var notice: String {
        "what you type is sent to \(command) and may leave this machine through it"
      }
    }

    /// Creates a provider.
    package init(
      kind: String, canLearnWords: Bool, canIgnoreWords: Bool, program: Program? = nil
    ) {
      self.kind = kind
      self.canLearnWords = canLearnWords
      self.canIgnoreWords = canIgnoreWords
      self.program = program
    }

    /// Writes the provider. `usesNetwork` is true for any program, because it cannot be ruled out.
    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("kind", kind)
        $0.member("canLearnWords", canLearnWords)
        $0.member("canIgnoreWords", canIgnoreWords)
        $0.member("usesNetwork", program != nil)
        $0.member("external", program)
      }
    }
  }

  /// The version of the build.
  package var version: String
  /// The packs in use.
  package var packs: [Pack]
  /// The problems that keep something from working, as sentences.
  package var problems: [String]
  /// Every setting with its value and origin, by key path.
  package var settings: JSONValue
  /// The traits of the requested document.
  package var field: JSONValue?
  /// The path of the folder whose settings and words apply to the document; without a document, that of the first
  /// workspace folder.
  package var folder: String?
  /// The suggestion provider.
  package var provider: Provider
  /// The number of learned words.
  package var learnedCount: Int
  /// The number of ignored words.
  package var ignoredCount: Int

  /// How many offers of this session were accepted, were kept in the text, and were undone.
  package var offers: (taken: Int, kept: Int, undone: Int)

  /// Creates a status.
  package init(
    version: String, packs: [Pack], problems: [String], settings: JSONValue, field: JSONValue?,
    folder: String? = nil, provider: Provider, learnedCount: Int, ignoredCount: Int,
    offers: (taken: Int, kept: Int, undone: Int) = (0, 0, 0)
  ) {
    self.offers = offers
    self.version = version
    self.packs = packs
    self.problems = problems
    self.settings = settings
    self.field = field
    self.folder = folder
    self.provider = provider
    self.learnedCount = learnedCount
    self.ignoredCount = ignoredCount
  }

  /// Writes the status.
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("version", version)
      $0.member("packs", packs)
      $0.member("problems", problems)
      $0.member("settings", settings)
      $0.member("field", field)
      $0.member("folder", folder)
      $0.object("words") {
        $0.member("learned", learnedCount)
        $0.member("ignored", ignoredCount)
      }
      $0.object("offers") {
        $0.member("taken", offers.taken)
        $0.member("kept", offers.kept)
        $0.member("undone", offers.undone)
      }
      $0.member("provider", provider)
    }
  }
}
