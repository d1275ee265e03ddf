// The language packs that the program ships.

package import InkLexicon
import InkSystem

/// Returns the pack of a language, memory-mapped.
package func shippedPack(_ language: String) throws -> LanguagePack {
  let file = try MappedFile("\(ProjectTree.root)/Sources/inkling/Packs/\(language).inkpack")
  return try LanguagePack(PackBytes(owner: file, buffer: file.buffer))
}
