// `inkling pack emoji`: builds an emoji table from CLDR annotations.

import ArgumentParser
import InkLexicon
import InkPack
import InkSystem

struct BuildEmoji: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji", abstract: "Build a language's emoji table from CLDR annotations.",
    discussion: "On Debian, the package unicode-cldr-core provides them.")

  @Option(name: .long, help: "The folder with annotations and annotationsDerived.")
  var cldr = "/usr/share/unicode/cldr/common"

  @Option(name: .long, help: "The language, as CLDR names its files.")
  var language: String

  @Option(
    name: .shortAndLong, help: "The table to write (default: LANGUAGE.inkemoji in this folder).")
  var output: String?

  func run() throws {
    var annotations = EmojiAnnotations()
    for folder in ["annotations", "annotationsDerived"] {
      let path = "\(cldr)/\(folder)/\(language).xml"
      do {
        try annotations.read(FileSystem.read(path, limitBytes: 64 * 1024 * 1024))
      } catch {
        throw CommandFailure(error.sentence(about: path))
      }
    }
    let emoji = annotations.emoji
    let bytes = try EmojiTableWriter.write(emoji, language: language)
    try EmojiTable(PackBytes(bytes)).verify()
    let path = output ?? "\(language)\(PackLibrary.emojiSuffix)"
    try FileSystem.write(bytes, to: path)
    say("\(path): \(emoji.count) emoji, \(bytes.count) bytes")
  }
}
