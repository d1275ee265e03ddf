// The settings of a folder's documents, whatever their language id, as typed values with their defaults.

package import InkText

/// The settings that may differ by folder, in nested groups named as in `schemas/settings.schema.json`.
package struct FolderSettings: Sendable, Equatable {
  /// The suggestion provider.
  package var provider = Provider()
  /// How the variants of a character are shown.
  package var callouts = Callouts()
  /// Lists of items, by name.
  package var dataSources: [String: DataSource] = [:]

  /// The suggestion provider.
  package struct Provider: Sendable, Equatable {
    /// The kind of provider; which program of the user's there is, the main folder decides.
    package var kind = Kind.local

    /// The kinds of providers.
    package enum Kind: String, Sendable, CaseIterable {
      /// The language packs on this machine.
      case local
      /// None: no suggestions, corrections or predictions.
      case disabled
      /// A program of the user's, with the packs as a fallback.
      case external
      /// The packs and a program of the user's.
      case merged

      /// Whether a program of the user's may see what is typed.
      package var asksProgram: Bool { self == .external || self == .merged }

      /// Whether anything is offered or learned.
      package var isEnabled: Bool { self != .disabled }
    }
  }

  /// How the variants of a character are shown.
  package struct Callouts: Sendable, Equatable {
    /// Whether an on-screen keyboard shows the character of a pressed key.
    package var input = true
    /// How long a key is held before its variants are shown, in milliseconds, 100…5,000.
    package var longPressMilliseconds = 500
    /// How far a finger may move until then, in points, 0…10,000.
    package var longPressReach = 50
    /// How long the character stays visible after its key is released, in milliseconds, 0…5,000.
    package var inputMilliseconds = 50
    /// How a drag chooses among variants.
    package var drag = CalloutDrag.location
  }
}
