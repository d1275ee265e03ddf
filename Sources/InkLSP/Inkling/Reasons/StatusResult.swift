// The answer to `inkling/status`.

package import InkJSON

/// What the server is, has and does.
package struct StatusResult: JSONWritable {
  /// A language pack in use.
  package struct Pack: JSONWritable {
    /// BCP 47 tag of its language.
    package var language: String
    /// Its name.
    package var name: String
    /// The version of its contents.
    package var version: String
    /// The file it is mapped from.
    package var origin: String
    /// Its size in bytes.
    package var byteCount: Int
    /// How many words it knows.
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
    /// Its kind, as `provider.kind` names it.
    package var kind: String
    /// Whether words can be learned through it.
    package var canLearnWords: Bool
    /// Whether words can be ignored through it.
    package var canIgnoreWords: Bool

    /// The program that is given what is typed; nil for none.
    package var program: Program?

    /// A program that makes suggestions.
    package struct Program: JSONWritable {
      /// The path or name of the program, without its arguments.
      package var command: String
      /// What it calls itself; nil until it has said hello.
      package var name: String?
      /// Whether it is told of the words that are taught and ignored.
      package var takesWords: Bool
      /// Why it was given up last; nil if it was not.
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

      /// What a person should know of it.
      package var notice: String {
        "what you type is given to \(command), and may leave this machine by it"
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

    /// Writes the provider; of a program nobody can say that it does not use the network.
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
  /// What keeps something from working, as sentences.
  package var problems: [String]
  /// Every setting with its value and origin, by key path.
  package var settings: JSONValue
  /// The traits of the document that was asked about.
  package var field: JSONValue?
  /// The path of the folder whose settings and words the document follows; without a document, of the first of the
  /// workspace.
  package var folder: String?
  /// The suggestion provider.
  package var provider: Provider
  /// How many words were learned.
  package var learnedCount: Int
  /// How many words are ignored.
  package var ignoredCount: Int

  /// How many offers of this session were taken, stayed in the text, and were taken back.
  package var offers: (taken: Int, kept: Int, takenBack: Int)

  /// Creates a status.
  package init(
    version: String, packs: [Pack], problems: [String], settings: JSONValue, field: JSONValue?,
    folder: String? = nil, provider: Provider, learnedCount: Int, ignoredCount: Int,
    offers: (taken: Int, kept: Int, takenBack: Int) = (0, 0, 0)
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
        $0.member("takenBack", offers.takenBack)
      }
      $0.member("provider", provider)
    }
  }
}
