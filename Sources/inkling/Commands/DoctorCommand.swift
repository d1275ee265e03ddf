// `inkling doctor`: what is there, what works, and what to mend.

import ArgumentParser
import InkClient
import InkJSON
import InkServer
import InkSettings
import InkSystem

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is installed, loaded and reachable, and what to mend.")

  func run() throws {
    var visit = Visit()
    visit.look()
    for line in aligned(
      visit.findings.map { [$0.isWell ? "ok" : "MEND", $0.subject, $0.sentence] })
    {
      say(line)
    }
    if visit.findings.contains(where: { !$0.isWell }) { throw ExitCode(1) }
  }

  /// A warning of the server without its word of where the others are: they stand below it.
  static func sentence(of warning: String) -> String {
    guard let end = warning.firstRange(of: Session.moreInDoctor) else { return warning }
    return String(warning[..<end.lowerBound])
  }
}

/// One look at everything the server depends on; nothing is changed.
private struct Visit {
  struct Finding {
    let subject: String
    let isWell: Bool
    let sentence: String
  }

  private(set) var findings: [Finding] = []
  private let environment = Environment.current
  /// The user's own settings; no other may say where the words lie.
  private var layers = SettingLayers()

  mutating func look() {
    well("program", "\(version), \(CurrentProcess.executablePath ?? "at an unknown place")")
    lookAtSettings()
    lookAtWords()
    lookAtServer()
    lookAtTerminal()
  }

  private mutating func lookAtSettings() {
    let path = "\(environment.configFolder)/config.json"
    guard FileSystem.exists(path) else { return well("settings", "none of your own (\(path))") }
    do {
      var parser = JSONParser()
      let settings = try parser.parse(
        try FileSystem.read(path, limitBytes: Limits.settingsFileBytes))
      // What is wrong with one of them is for the server to say.
      _ = layers.set(settings, from: .userFile)
      well("settings", path)
    } catch {
      ill("settings", "\(path): \(error)")
    }
  }

  private mutating func lookAtWords() {
    let path = layers.main.userData.path.map(environment.expandingHome) ?? environment.wordFile
    well("words", FileSystem.exists(path) ? path : "none kept yet (\(path))")
  }

  /// Starts a server as an editor does for the project around the current folder, and asks it how it is.
  private mutating func lookAtServer() {
    do {
      let before = SystemClock.nanoseconds
      let server = try LocalServer(workspace: projectHere())
      well("server", "answered after \((SystemClock.nanoseconds - before) / 1000) µs")
      let status = try server.client.result(of: "inkling/status", [:])
      for pack in status["packs"]?.array ?? [] {
        let size = Double(pack["bytes"]?.integer ?? 0) / 1e6
        well(
          "language",
          "\(pack["language"]?.string ?? "?") \(pack["version"]?.string ?? ""), "
            + "\(pack["words"]?.integer ?? 0) words, \((size * 10).rounded() / 10) MB, "
            + (pack["origin"]?.string ?? ""))
        verify(pack["origin"]?.string)
      }
      lookAtProject(status["folder"]?.string)
      lookAtProvider(status["provider"])
      for problem in status["problems"]?.array ?? [] { ill("language", problem.string ?? "") }
      try lookAtAnswer(server)
      try server.leave()
      // The server tells of a file, too, what was found wrong with it here, and what it made of that.
      for warning in server.warnings.map(DoctorCommand.sentence(of:))
      where !findings.contains(where: { !$0.isWell && warning.hasPrefix($0.sentence) }) {
        ill("warning", warning)
      }
    } catch {
      ill("server", "\(error)")
    }
  }

  /// Says which folder's settings and words a document here follows.
  private mutating func lookAtProject(_ folder: String?) {
    guard let folder else { return well("project", "none around the current folder") }
    let files = [ProjectMarks.settingsName, ProjectMarks.wordsName].filter {
      FileSystem.exists("\(folder)/\($0)")
    }
    well(
      "project",
      "\(folder), " + (files.isEmpty ? "nothing of its own in it" : files.joined(separator: ", ")))
  }

  /// Says who makes the suggestions, and whether what is typed goes anywhere.
  private mutating func lookAtProvider(_ provider: JSONValue?) {
    let kind = provider?["kind"]?.string ?? "?"
    guard let program = provider?["external"] else {
      return well("provider", "\(kind); nothing you type leaves this machine")
    }
    let notice = "\(kind); \(program["notice"]?.string ?? "")"
    if let problem = program["problem"]?.string {
      ill("provider", "\(notice); \(problem)")
    } else {
      well("provider", notice)
    }
  }

  /// Reads all of a pack: opening it, as the server does, looks at no more than its table of contents.
  private mutating func verify(_ path: String?) {
    guard let path else { return }
    do { try PackLibrary.verify(path) } catch { ill("language", "\(path): \(error)") }
  }

  /// A keystroke like one in an editor, warm.
  private mutating func lookAtAnswer(_ server: LocalServer) throws {
    let text = "I am goi"
    _ = try server.autocomplete(atEndOf: text, want: ["suggestions"], limit: 3)
    let before = SystemClock.nanoseconds
    let answer = try server.autocomplete(atEndOf: text, want: ["suggestions"], limit: 3)
    let time = (SystemClock.nanoseconds - before) / 1000
    // What the text itself teaches is no sign that anybody knows a word.
    let known = (answer["suggestions"]?.array ?? []).filter {
      !["document", "typed"].contains($0["source"]?.string)
    }
    let words = known.compactMap { $0["text"]?.string }
    if words.isEmpty {
      ill(
        "answers", "'\(text)' is suggested nothing; is a language pack loaded and 'enabled' true?")
    } else {
      well("answers", "'\(text)' → \(words.joined(separator: ", ")) in \(time) µs")
    }
  }

  private mutating func lookAtTerminal() {
    let isTerminal = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    well(
      "terminal",
      isTerminal
        ? "'inkling try' is interactive here" : "none; 'inkling try' shows a recorded session")
  }

  private mutating func well(_ subject: String, _ sentence: String) {
    findings.append(Finding(subject: subject, isWell: true, sentence: sentence))
  }

  private mutating func ill(_ subject: String, _ sentence: String) {
    findings.append(Finding(subject: subject, isWell: false, sentence: sentence))
  }
}
