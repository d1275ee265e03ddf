// `inkling doctor`: reports what is installed, what works, and what to fix.

import ArgumentParser
import InkClient
import InkJSON
import InkLSP
import InkServer
import InkSettings
import InkSystem

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report what is installed, loaded and reachable, and what to fix.")

  func run() throws {
    var checkup = Checkup()
    checkup.run()
    for line in aligned(
      checkup.findings.map { [$0.passed ? "ok" : "FIX", $0.subject, $0.sentence] })
    {
      say(line)
    }
    if checkup.findings.contains(where: { !$0.passed }) { throw ExitCode(1) }
  }

  /// Returns a server warning without its hint that `inkling doctor` shows the rest: the rest follows below it.
  static func sentence(of warning: String) -> String {
    guard let end = warning.firstRange(of: Session.moreWarningsHint) else { return warning }
    return String(warning[..<end.lowerBound])
  }
}

/// Checks everything the server depends on, without changing anything.
private struct Checkup {
  struct Finding {
    let subject: String
    let passed: Bool
    let sentence: String
  }

  private(set) var findings: [Finding] = []
  private let environment = Environment.current
  /// The user's own settings; no others may set the location of the word file.
  private var layers = SettingLayers()

  mutating func run() {
    pass("program", "\(version), \(CurrentProcess.executablePath ?? "at an unknown place")")
    checkSettings()
    checkServer()
    checkTerminal()
  }

  private mutating func checkSettings() {
    let path = "\(environment.configFolder)/config.json"
    guard FileSystem.exists(path) else { return pass("settings", "none of your own (\(path))") }
    do {
      var parser = JSONParser()
      let settings = try parser.parse(
        try FileSystem.read(path, limitBytes: Limits.settingsFileBytes))
      // The server reports invalid settings.
      _ = layers.set(settings, from: .userFile)
      pass("settings", path)
    } catch {
      fail("settings", error.sentence(about: path))
    }
  }

  /// Reports where the words are kept, or why they cannot be read.
  private mutating func checkWords(_ server: LocalServer, in path: String) {
    do { try server.checkWords() } catch { return fail("words", "\(error)") }
    pass("words", FileSystem.exists(path) ? path : "none kept yet (\(path))")
  }

  /// Starts a server for the project around the current folder, as an editor does, and queries its status.
  private mutating func checkServer() {
    let words = layers.session.userData.path.map(environment.expandingHome) ?? environment.wordFile
    do {
      let before = SystemClock.nanoseconds
      let server = try LocalServer(workspace: currentProject(environment), environment: environment)
      pass("server", "answered after \((SystemClock.nanoseconds - before) / 1000) µs")
      checkWords(server, in: words)
      let status = try server.client.result(of: StatusRequest.method, [:])
      for pack in status["packs"]?.array ?? [] {
        let size = Double(pack["bytes"]?.integer ?? 0) / 1e6
        pass(
          "language",
          "\(pack["language"]?.string ?? "?") \(pack["version"]?.string ?? ""), "
            + "\(pack["words"]?.integer ?? 0) words, \((size * 10).rounded() / 10) MB, "
            + (pack["origin"]?.string ?? ""))
        verify(pack["origin"]?.string)
      }
      checkProject(status["folder"]?.string)
      checkProvider(status["provider"])
      for problem in status["problems"]?.array ?? [] { report(problem.string ?? "", as: "problem") }
      try checkAnswer(server)
      try server.leave()
      for warning in server.warnings.map(DoctorCommand.sentence(of:)) {
        report(warning, as: "warning")
      }
    } catch {
      fail("server", "\(error)")
    }
  }

  /// Reports which folder's settings and words apply to a document in the current folder.
  private mutating func checkProject(_ folder: String?) {
    guard let folder else {
      do { _ = try CurrentProcess.workingFolder } catch { return fail("project", "\(error)") }
      return pass("project", "none around the current folder")
    }
    let files = [ProjectMarks.settingsName, ProjectMarks.wordsName].filter {
      FileSystem.exists("\(folder)/\($0)")
    }
    pass(
      "project",
      "\(folder), " + (files.isEmpty ? "without settings or words" : files.joined(separator: ", ")))
  }

  /// Reports what provides the suggestions, and whether typed text goes anywhere.
  private mutating func checkProvider(_ provider: JSONValue?) {
    let kind = provider?["kind"]?.string ?? "?"
    guard let program = provider?["external"] else {
      return pass("provider", "\(kind); nothing you type leaves this machine")
    }
    let notice = "\(kind); \(program["notice"]?.string ?? "")"
    if let problem = program["problem"]?.string {
      fail("provider", "\(notice); \(problem)")
    } else {
      pass("provider", notice)
    }
  }

  /// Reads a whole pack; the server only checks its table of contents when it opens one.
  private mutating func verify(_ path: String?) {
    guard let path else { return }
    do { try PackLibrary.verify(path) } catch { fail("language", error.sentence(about: path)) }
  }

  /// Times a keystroke as in an editor, after a warm-up; if there is no suggestion, asks again without the settings
  /// that may suppress it, since those need no fix.
  private mutating func checkAnswer(_ server: LocalServer) throws {
    let (words, time) = try suggestions(of: server)
    let text = Self.typedText
    if !words.isEmpty {
      return pass("answers", "'\(text)' → \(words.joined(separator: ", ")) in \(time) µs")
    }
    let settings: JSONValue = [
      "enabled": true, "suggestions": ["minimumPrefix": 0], "provider": ["kind": "local"],
    ]
    try server.client.notify(DidChangeConfigurationNotification.method, ["settings": settings])
    if try suggestions(of: server).words.isEmpty {
      fail("answers", "'\(text)' is suggested nothing; is a language pack loaded?")
    } else {
      pass(
        "answers",
        "'\(text)' is suggested nothing, as 'enabled', 'suggestions.minimumPrefix' or 'provider.kind' is set"
      )
    }
  }

  private static let typedText = "I am goi"

  /// The words that the packs and the user's own words suggest for ``typedText``, and the time in microseconds that a
  /// warm server takes.
  private func suggestions(of server: LocalServer) throws -> (words: [String], time: UInt64) {
    _ = try server.autocomplete(atEndOf: Self.typedText, want: ["suggestions"], limit: 3)
    let before = SystemClock.nanoseconds
    let answer = try server.autocomplete(
      atEndOf: Self.typedText, want: ["suggestions"], limit: 3)
    let time = (SystemClock.nanoseconds - before) / 1000
    // Words from the text itself are no evidence that a language pack is loaded.
    let words = try ShownAnswer(answer).suggestions.filter {
      !["document", "typed"].contains($0.source)
    }.map(\.text)
    return (words, time)
  }

  private mutating func checkTerminal() {
    let isTerminal = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    pass(
      "terminal",
      isTerminal
        ? "'inkling try' is interactive here" : "none; 'inkling try' shows a recorded session")
  }

  /// Reports what a server complains about, unless that was found here already.
  private mutating func report(_ complaint: String, as subject: String) {
    if findings.contains(where: { !$0.passed && complaint.hasPrefix($0.sentence) }) { return }
    fail(subject, complaint)
  }

  private mutating func pass(_ subject: String, _ sentence: String) {
    findings.append(Finding(subject: subject, passed: true, sentence: sentence))
  }

  private mutating func fail(_ subject: String, _ sentence: String) {
    findings.append(Finding(subject: subject, passed: false, sentence: sentence))
  }
}
