// The settings of the whole server as typed values with their defaults.

/// The settings that are the same for all documents, in nested groups named as in `schemas/settings.schema.json`.
package struct SessionSettings: Sendable, Equatable {
  /// The storage of learned data.
  package var userData = UserData()
  /// What is learned automatically.
  package var learning = Learning()
  /// The suggestion provider.
  package var provider = Provider()
}

extension SessionSettings {
  /// The storage of learned data.
  package struct UserData: Sendable, Equatable {
    /// The file of learned and ignored words; nil for the one in the user's data folder.
    package var path: String?
  }

  /// What is learned automatically.
  package struct Learning: Sendable, Equatable {
    /// How often a new word must be written before it becomes a learned word, 1…20.
    package var quarantine = 2
  }

  /// The suggestion provider.
  package struct Provider: Sendable, Equatable {
    /// The external provider program.
    package var external = External()

    /// A provider that is a separate program.
    package struct External: Sendable, Equatable {
      /// The program and its arguments; nil for none.
      package var command: [String]?
      /// How long to wait for its answer, in milliseconds, 10…10,000.
      package var deadlineMilliseconds = 300
      /// How often it is asked at most, per second, 1…100.
      package var requestsPerSecond = 10
      /// How much of the text before the cursor it receives, in bytes, 0…65,536.
      package var contextBytes = 2000
    }
  }
}
