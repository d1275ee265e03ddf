// Language packs and emoji tables from files: mapped, so that opening one takes microseconds whatever its size.

public import InkLexicon
import InkSystem

extension LanguagePack {
  /// Maps a language pack, such as `/usr/share/inkling/packs/en.inkpack`; the file has to be replaced by rename and
  /// never rewritten in place.
  ///
  /// - Throws: An error whose description says what is wrong: there is no such file, or it is no pack.
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
  /// - Throws: An error whose description says what is wrong.
  public init(path: String) throws {
    let file = try MappedFile(path)
    try self.init(PackBytes(owner: file, buffer: file.buffer))
  }
}
