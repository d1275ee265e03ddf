// `inkling words export|import`: words, corrections and emoji in files.

import ArgumentParser
import InkClient
import InkJSON
import InkLSP
import InkStore
import InkSystem
package import InkText

/// A word file and its format, which defaults to that of its file name extension; an import recognizes a Hunspell
/// dictionary by its contents, too.
struct WordFileOptions: ParsableArguments {
  @Argument(help: "The file; - for standard input or output.", completion: .file())
  var path: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "plain: one word per line; hunspell: .dic; vim: .add; json: also ignored words, replacements, reverted corrections and emoji, with languages, places and times."
    ))
  var format: WordListFormat?

  @OptionGroup var output: OutputOptions

  /// The open file that the path names, such as /dev/stdout; it is one of this process, not of the server.
  private var descriptor: Int? {
    if let number = ["stdin", "stdout", "stderr"].firstIndex(where: { path == "/dev/\($0)" }) {
      return number
    }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
    return folder.flatMap { Int(path.dropFirst($0.count)) }
  }

  /// Whether the path means standard input or output, by its number, instead of a file; throws if it means another file
  /// that is open.
  func isStandard(_ number: Int) throws -> Bool {
    if path == "-" || descriptor == number { return true }
    if descriptor == nil { return false }
    throw ValidationError(
      "expected a file or -, found \(path), which is a file that is open already")
  }

  /// The format of the file, by the option or its name; nil if neither tells.
  var namedFormat: WordListFormat? {
    if let format { return format }
    let name = FileSystem.name(of: path)
    return switch name.split(separator: ".").dropFirst().last?.lowercased() {
    case "dic": .hunspell
    case "add": .vim
    case "json": .json
    default: nil
    }
  }

  /// Returns the members that describe the file to the server, which finds it at a path of its own.
  func members(ofFileAt path: String, in format: WordListFormat) -> [(String, JSONValue)] {
    [("path", .string(absolutePath(path))), ("format", .string(format.rawValue))]
  }
}

struct ExportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write your learned words to a file.",
    discussion: """
      A file of that name is replaced, and only you can read the new one. The words of a project stay in its own file, \
      .inkling/words.txt.
      """)
  @OptionGroup var file: WordFileOptions

  func validate() throws {
    if try file.isStandard(1), file.output.json {
      throw ValidationError(
        "expected a file with --json, found \(file.path); --format json writes words as JSON")
    }
  }

  func run() throws {
    // The server writes to files only.
    let sandbox = try file.isStandard(1) ? Sandbox() : nil
    let path = sandbox.map { "\($0.folder)/words" } ?? file.path
    let answer = try withLocalServer {
      try $0.run(
        ExportWordsCommand.method,
        JSONObject(file.members(ofFileAt: path, in: file.namedFormat ?? .plain)))
    }
    if sandbox != nil {
      say(try FileSystem.read(path, limitBytes: .max))
    } else if file.output.json {
      return say(answer)
    } else {
      let written = StoredKind.list(of: [answer])
      say(written.isEmpty ? "no words to write" : "written to \(file.path): \(written)")
    }
    let leftOut = answer["leftOut"]?.integer ?? 0
    if leftOut == 0 { return }
    complain(
      "inkling: left out: \(leftOut) \(leftOut == 1 ? "entry" : "entries") that this format cannot represent; "
        + "--format json can")
  }
}

struct ImportWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the words of a file to yours.")
  @OptionGroup var file: WordFileOptions

  @Option(
    name: .long, help: "The language of the words, such as en (default: all languages).")
  var language: String?

  func validate() throws { _ = try file.isStandard(0) }

  func run() throws {
    let sandbox = try file.isStandard(0) ? Sandbox() : nil
    let origin = sandbox == nil ? file.path : "standard input"
    if let sandbox { try sandbox.write(try InputText.bytes(), to: origin) }
    let path = sandbox.map { "\($0.folder)/\(origin)" } ?? file.path
    let format = file.namedFormat ?? (Self.isDictionary(path) ? .hunspell : .plain)
    var argument = JSONObject(file.members(ofFileAt: path, in: format))
    if let language { argument["language"] = .string(language) }
    let answer = try withLocalServer { server in
      do {
        return try server.run(ImportWordsCommand.method, argument)
      } catch let failure as CommandFailure where sandbox != nil {
        // The server tells the path it was given, which means nothing to a person.
        throw CommandFailure(failure.description.replacing(absolutePath(path), with: origin))
      }
    }
    if file.output.json { return say(answer) }
    let new = StoredKind.list(of: [answer])
    say(new.isEmpty ? "nothing new in \(origin)" : "new from \(origin): \(new)")
    let bad = (answer["badLines"]?.array ?? []).compactMap { $0.integer.map { Int(clamping: $0) } }
    if bad.isEmpty { return }
    let (reason, noun, plural) =
      format == .json
      ? (" as not valid: ", "entry", "entries") : (", since there is no word: ", "line", "lines")
    let list = numberList(
      bad, of: noun, plural: plural,
      omittedCount: Int(clamping: answer["moreBadLines"]?.integer ?? 0), limit: 10)
    complain("inkling: skipped\(reason)\(list)")
  }

  /// Whether a file begins like a dictionary of Hunspell's: with the number of its words, some of which have flags.
  private static func isDictionary(_ path: String) -> Bool {
    let bytes = (try? FileSystem.readBeginning(of: path, byteCount: 1 << 16)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let count = lines.first, count.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return false
    }
    return lines.contains { line in
      let parts = line.prefix { !$0.isWhitespace }.split(separator: "/", maxSplits: 1)
      return parts.count == 2
        && parts[1].allSatisfy { $0.isLetter || $0.isNumber || $0 == "," }
    }
  }
}

extension WordListFormat: ExpressibleByArgument {}
