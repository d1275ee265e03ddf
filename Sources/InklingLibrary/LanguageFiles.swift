// Opening language packs and emoji tables by mapping their files, in microseconds whatever their size.

public import InkLexicon
import InkSystem

extension LanguagePack {
  /// Maps a language pack, such as `/usr/share/inkling/packs/en.inkpack`. While mapped, the file must only be replaced
  /// by renaming, never rewritten in place.
  ///
  /// - Throws: An error with a description: there is no such file, or it is not a pack.
  public convenience init(path: String) throws {
    let file = try MappedFile(path)
    try self.init(PackBytes(owner: file, buffer: file.buffer))
  }

  /// The language, as a BCP 47 tag.
  public var language: String { metadata.language }
}

extension EmojiTable {
  /// Maps a table of emoji and their names, such as `/usr/share/inkling/packs/en.inkemoji`.
  ///
  /// - Throws: An error with a description.
  public init(path: String) throws {
    let file = try MappedFile(path)
    try self.init(PackBytes(owner: file, buffer: file.buffer))
  }
}
