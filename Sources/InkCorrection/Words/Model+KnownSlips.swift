// Looks up the well-known slips of the languages written at a position.

package import InkModel
import InkText

extension Model {
  /// Whether a normalized word is a well-known slip of a language written at a position. If it is not known, its
  /// frequency in training texts is then no evidence that it is meant.
  package func isKnownSlip(_ text: String, at context: ModelContext) -> Bool {
    packs.indices.contains { context.shares.isWritten($0) && isKnownSlip(text, ofPack: $0) }
  }

  /// Whether a word is a well-known slip of the language of a pack.
  func isKnownSlip(_ text: String, ofPack index: Int) -> Bool {
    packs[index].rules.isKnownSlip(text)
  }
}
