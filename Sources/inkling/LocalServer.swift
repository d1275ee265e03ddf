// The commands' own server: this executable, started as an editor starts it and queried through the protocol.

import ArgumentParser
import InkClient
import InkJSON
import InkLSP
import InkLexicon
import InkRPC
import InkSystem

/// A server with one document, so that a command gives exactly the answers that an editor would get.
struct LocalServer {
  static let uri: JSONValue = "inkling:///typed"

  let client: Client

  /// Wraps a server that is running and initialized.
  init(_ client: Client) { self.client = client }

  /// Starts and initializes the server; positions are in UTF-8 bytes from then on.
  ///
  /// `workspace` is the path of the workspace folder; nil for none. Throws if a language named by the settings has no
  /// pack, since the user has just asked for it.
  init(
    settings: JSONValue = [:], workspace: String? = nil, environment: Environment
  ) throws {
    guard let executable = CurrentProcess.executablePath else {
      throw CommandFailure("the system does not say where this program is; is /proc mounted?")
    }
    CurrentProcess.ignoreWriteSignals()
    let child = try ChildProcess(
      executable, ["serve"], environment: environment, errors: .discarded)
    // An import of the longest list takes three seconds, and on a busy machine many times that.
    client = Client(child, patienceSeconds: 60)
    _ = try client.result(
      of: InitializeRequest.method,
      [
        "processId": .integer(Int64(CurrentProcess.id)),
        "clientInfo": ["name": "inkling", "version": .string(version)],
        "capabilities": ["general": ["positionEncodings": ["utf-8"]]],
        "initializationOptions": settings,
        "workspaceFolders": .array(
          workspace.map { [["uri": .string(fileURI(ofPath: $0)), "name": "workspace"]] } ?? []),
      ])
    try client.notify(InitializedNotification.method, [:])
    for language in settings["languages"]?.array ?? [] {
      try language.string.map(expectPack(of:))
    }
  }

  /// Opens the document with a text.
  func open(_ text: String, languageID: String = "plaintext") throws(ClientError) {
    try client.notify(
      DidOpenNotification.method,
      [
        "textDocument": [
          "uri": Self.uri, "languageId": .string(languageID), "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Returns the requested features at the end of a text that is followed by the rest of its line.
  func autocomplete(
    atEndOf text: String, before rest: Substring = "", want: [JSONValue], limit: Int?
  ) throws -> JSONValue {
    var parameters = JSONObject([("want", .array(want))])
    parameters["limit"] = limit.map { .integer(Int64($0)) }
    return try ask(AutocompleteRequest.method, atEndOf: text, before: rest, parameters)
  }

  /// Returns why a word is or is not suggested at the end of a text.
  func explanation(of word: String, atEndOf text: String) throws -> JSONValue {
    try ask(ExplainRequest.method, atEndOf: text, JSONObject([("text", .string(word))]))
  }

  /// Asks about the end of a text, which stays open until the answer arrives. Of the other messages received meanwhile,
  /// only warnings are kept.
  private func ask(
    _ method: String, atEndOf text: String, before rest: Substring = "", _ more: JSONObject
  ) throws -> JSONValue {
    try open(text + rest)
    var parameters = more
    parameters["textDocument"] = ["uri": Self.uri]
    parameters["position"] = Self.end(of: text)
    let answer = try result(of: method, .object(parameters))
    try client.notify(DidCloseNotification.method, ["textDocument": ["uri": Self.uri]])
    discardAllButWarnings()
    return answer
  }

  /// Forgets the notifications that nobody will read.
  func discardAllButWarnings() {
    client.discardUnread { message in
      if case .notification = message { Self.warning(message) == nil } else { false }
    }
  }

  /// Runs a server command; if it fails, throws its reason.
  func run(_ command: String, _ argument: JSONObject) throws -> JSONValue {
    try result(
      of: ExecuteCommandRequest.method,
      ["command": .string(command), "arguments": [.object(argument)]], namedInErrors: command)
  }

  /// Returns the result of a request; if it is refused, throws the reason, which is all that a person needs to know:
  /// "text: expected …", without the `name` of the object that it is a member of.
  func result(
    of method: String, _ parameters: JSONValue, namedInErrors name: String = "params"
  ) throws -> JSONValue {
    do {
      return try client.result(of: method, parameters)
    } catch ClientError.refused(_, let error) {
      let start = error.message.hasPrefix("\(name).") ? name.count + 1 : 0
      throw CommandFailure(Self.withoutSession(error.message.dropFirst(start)))
    }
  }

  /// Returns a message without what it says about the session: that of a command is over with it.
  private static func withoutSession(_ message: some StringProtocol) -> String {
    String(message).replacing(StoreOutcome.sessionNote, with: "")
  }

  /// Returns all entries of the lists with these names in a command's answers, which come in pages.
  func entries(
    _ lists: [String], of command: String, _ argument: JSONObject
  ) throws -> [[JSONValue]] {
    let limit = WordListArgument.limits.upperBound
    var argument = argument
    var entries = lists.map { _ in [JSONValue]() }
    for offset in stride(from: 0, to: .max, by: limit) {
      argument["offset"] = .integer(Int64(offset))
      let answer = try run(command, argument)
      let page = lists.map { answer[$0]?.array ?? [] }
      for (list, part) in page.enumerated() { entries[list] += part }
      if page.allSatisfy({ $0.count < limit }) { break }
    }
    return entries
  }

  /// Throws if the user's words cannot be read, with the reason. The lists of words are those in memory, which are then
  /// empty; the texts learned from are listed by the store.
  func checkWords() throws {
    _ = try run(LearnedTextsCommand.method, JSONObject())
  }

  /// Throws if no pack for a language is loaded.
  private func expectPack(of language: String) throws {
    let packs = try client.result(of: StatusRequest.method, [:])["packs"]?.array ?? []
    let tags = packs.compactMap { $0["language"]?.string }
    if tags.contains(where: { LanguageTag.matches($0, language) }) { return }
    throw CommandFailure(PackLibrary.problem(withPackOf: language))
  }

  /// Shuts the server down; learned words are on disk when this returns.
  func leave() throws {
    _ = try client.result(of: ShutdownRequest.method)
    try client.notify(ExitNotification.method)
    _ = try client.end()
  }

  /// The server's messages to the user: warnings about settings, packs and words.
  var warnings: [String] { client.unread.compactMap(Self.warning) }

  private static func warning(_ message: Message) -> String? {
    guard case .notification(let method, let parameters) = message,
      [WindowMessage.showMethod, WindowMessage.logMethod].contains(method),
      let type = parameters?["type"]?.integer, type <= 2
    else { return nil }
    return parameters?["message"]?.string.map(withoutSession)
  }

  private static func end(of text: String) -> JSONValue {
    let lines = text.split(omittingEmptySubsequences: false) { $0.endsLine }
    return [
      "line": .integer(Int64(lines.count - 1)),
      "character": .integer(Int64(lines.last?.utf8.count ?? 0)),
    ]
  }
}

/// Starts a server for some requests, passes on its warnings and shuts it down properly.
///
/// The workspace is the project around the current folder, whose settings and words apply; with `createsProject` the
/// folder itself becomes the workspace if there is no project yet.
func withLocalServer<R>(
  settings: JSONValue = [:], createsProject: Bool = false, _ body: (LocalServer) throws -> R
) throws -> R {
  let project = try currentProject() ?? (createsProject ? CurrentProcess.workingFolder : nil)
  let server = try LocalServer(settings: settings, workspace: project, environment: .current)
  var failure: (any Error)?
  defer {
    // A warning may be the reason of the failure, which is printed last.
    let reasons = failure.map { "\($0)" } ?? ""
    for warning in server.warnings where !reasons.contains(warning) {
      complain("inkling: \(warning)")
    }
  }
  do {
    let result = try body(server)
    try server.leave()
    return result
  } catch {
    // The first error is the one to report.
    failure = error
    try? server.leave()
    throw error
  }
}

extension JSONValue {
  /// Whether this is the answer of a command that changed something.
  var reportsChange: Bool { self["changed"]?.bool == true }
}
