// A person's typing as an editor would pass it on: every change goes to the real server, every answer becomes a frame.

import InkClient
import InkJSON
import InkLSP
import InkRPC
import InkSystem

/// The draft, the server that is asked about it, and the current frame.
struct TypingSession {
  private let server: LocalServer
  private(set) var draft = Draft()
  private(set) var frame = Frame()
  private var version: Int64 = 1
  /// The last request and when it was made; older answers are useless.
  private var asked: (id: RequestID, at: UInt64)?
  private var answer = ShownAnswer()
  /// Whether the text or the cursor has changed since the last request.
  private var isStale = true
  /// The automatic corrections in the current line.
  private var corrected: [String] = []

  /// The server's messages at startup, such as that a language has no pack.
  let warnings: [String]

  /// Starts a session with a server of its own, with an optional workspace folder.
  init(settings: JSONValue, workspace: String? = nil, environment: Environment) throws {
    server = try LocalServer(
      settings: settings, workspace: workspace, environment: environment)
    try server.open("", languageID: "markdown")
    // Text typed as a trial is not the user's writing, and a correction reverted here is no preference for elsewhere.
    _ = try server.run(
      SetLearningCommand.method, JSONObject([("uri", LocalServer.uri), ("enabled", false)]))
    _ = try server.client.result(of: StatusRequest.method, [:])
    warnings = server.warnings
  }

  /// The descriptor that becomes readable when an answer arrives.
  var descriptor: Descriptor { server.client.descriptor }

  /// Whether an answer is outstanding.
  var isWaiting: Bool { asked != nil }

  /// The variants of the character before the cursor, itself first; as of the last answer.
  var callouts: [String] { answer.callouts }

  // MARK: Changing the text

  mutating func insert(_ text: String) throws {
    let line = draft.cursor.line
    try send(draft.insert(text))
    if draft.cursor.line != line { corrected = [] }
  }

  /// Types a character and lets the server correct the word that it ended, as editors do; returns the message about a
  /// correction.
  mutating func type(_ character: Character) throws -> String? {
    try insert(String(character))
    let edits = try server.client.result(
      of: OnTypeFormattingRequest.method,
      [
        "textDocument": ["uri": LocalServer.uri], "position": draft.cursor.json,
        "ch": .string(String(character)), "options": ["tabSize": 4, "insertSpaces": true],
      ])
    guard let text = edits[0]?["newText"]?.string, try correct(edits[0]) else { return nil }
    // A deleted space inserts nothing, and nothing that was typed is lost.
    if text.isEmpty { return nil }
    // A finished line stays as it is on the screen.
    if character.endsLine { return "corrected to “\(text)”" }
    corrected.append(text)
    return "corrected to “\(text)”; Ctrl-Z restores what you typed"
  }

  /// Reverts the last correction of this line; returns the message for the user, or nil if there is none.
  mutating func revertCorrection() throws -> String? {
    // If the line has no correction, the server would revert the most recent one anywhere.
    let line = draft.before + draft.after
    guard corrected.contains(where: line.contains) else { return nil }
    let answer = try server.run(
      RevertCorrectionCommand.method,
      JSONObject([("uri", LocalServer.uri), ("position", draft.cursor.json)]))
    guard try correct(answer["edits"]?[0]), let typed = answer["typed"]?.string,
      let text = answer["text"]?.string
    else { return nil }
    corrected.removeAll { $0 == text }
    return "“\(typed)” is back" + (answer["reason"]?.string == "spelling" ? ", and stays" : "")
  }

  mutating func deleteBackwards(_ length: (String) -> Int = { _ in 1 }) throws {
    if let edit = draft.deleteBackwards(length) { try send(edit) }
  }

  mutating func deleteForwards() throws {
    if let edit = draft.deleteForwards() { try send(edit) }
  }

  mutating func move(by characters: Int) {
    draft.move(by: characters)
    isStale = true
  }

  /// Moves the cursor after the next word.
  mutating func moveByWord() {
    move(by: Draft.lastWordLength(of: String(draft.after.reversed())))
  }

  /// Accepts an item of the bar; false if there is none.
  mutating func acceptSuggestion(_ index: Int) throws -> Bool {
    try catchUp()
    guard answer.suggestions.indices.contains(index) else { return false }
    let offer = answer.suggestions[index]
    guard try replace(offer.range, with: offer.newText) else { return false }
    draft.markAddedSpace()
    return true
  }

  /// Accepts the first item of the bar other than the typed text itself; false if there is none.
  mutating func acceptBestSuggestion() throws -> Bool {
    try catchUp()
    guard let best = answer.suggestions.firstIndex(where: { $0.kind != "unknown" }) else {
      return false
    }
    return try acceptSuggestion(best)
  }

  /// Accepts the first correction; false if there is none.
  mutating func acceptCorrection() throws -> Bool {
    try catchUp()
    guard let offer = answer.corrections.first else { return false }
    return try replace(offer.range, with: offer.text)
  }

  /// Accepts the ghost text, or only its first part; false if there is none.
  mutating func acceptGhost(wholly: Bool) throws -> Bool {
    try catchUp()
    guard !frame.ghost.isEmpty, draft.after.isEmpty else { return false }
    try insert(wholly ? frame.ghost : answer.ghost?.parts.first ?? frame.ghost)
    return true
  }

  /// Replaces the character before the cursor by a variant; false if there is no such variant.
  mutating func acceptCallout(_ index: Int) throws -> Bool {
    guard answer.callouts.indices.contains(index), !draft.before.isEmpty else { return false }
    let text = answer.callouts[index]
    try deleteBackwards()
    try insert(text)
    return true
  }

  // MARK: Asking

  /// Ensures that the answer is for the current text: keys typed faster than answers arrive would otherwise accept what
  /// was offered for an older one.
  mutating func catchUp() throws {
    if isStale { try ask() }
    try wait()
  }

  /// Requests everything at the cursor.
  mutating func ask() throws {
    isStale = false
    let parameters: JSONValue = [
      "textDocument": ["uri": LocalServer.uri, "version": .integer(version)],
      "position": draft.cursor.json,
      "want": ["suggestions", "inlinePrediction", "corrections", "callouts"],
    ]
    asked = (
      try server.client.request(AutocompleteRequest.method, parameters), SystemClock.nanoseconds
    )
  }

  /// Takes in what has arrived without waiting; returns whether there is something new to show.
  mutating func receive() throws -> Bool {
    guard let (id, _) = asked else {
      _ = try server.client.receive()
      server.client.discardUnread()
      return false
    }
    guard try server.client.receive().contains(where: { $0.answers(id) }) else {
      // The rest is not needed, and the end of the server is noticed only when nothing is unread.
      server.client.discardUnread()
      return false
    }
    try wait()
    return true
  }

  /// Waits for the answer to the last request.
  mutating func wait() throws {
    guard let (id, start) = asked else { return }
    let result = try server.client.answer(to: id)
    let microseconds = (SystemClock.nanoseconds - start) / 1000
    asked = nil
    server.client.discardUnread()
    answer = try (try? result.get()).map(ShownAnswer.init) ?? ShownAnswer()
    frame = Frame(draft, answer)
    frame.status = "answered in \(microseconds) µs"
  }

  /// Shows the current draft without the ghost text of an older one.
  mutating func showDraft() {
    frame.before = draft.before
    frame.after = draft.after
    frame.ghost = ""
  }

  // MARK: Words

  /// Learns the word before the cursor; returns the message for the user.
  mutating func learn() throws -> String {
    let word = draft.wordBefore
    guard !word.isEmpty else { return "there is no word before the cursor to learn" }
    let answer = try server.run(LearnWordCommand.method, JSONObject([("word", .string(word))]))
    return answer.reportsChange
      ? "learned “\(word)”: it is suggested from now on, in every program"
      : "“\(word)” is already learned"
  }

  /// Shuts the server down.
  func leave() throws {
    try server.leave()
  }

  // MARK: The wire

  private mutating func send(_ edit: Draft.Edit) throws {
    version += 1
    isStale = true
    try server.client.notify(
      DidChangeNotification.method,
      [
        "textDocument": ["uri": LocalServer.uri, "version": .integer(version)],
        "contentChanges": [edit.contentChange],
      ])
  }

  private mutating func replace(_ range: JSONValue?, with text: String) throws -> Bool {
    guard let edit = Draft.Edit(range, with: text), draft.replace(edit) else { return false }
    try send(edit)
    return true
  }

  /// Applies an edit before the cursor; false if there is none.
  private mutating func correct(_ edit: JSONValue?) throws -> Bool {
    guard let edit = Draft.Edit(edit), draft.correct(edit) else { return false }
    try send(edit)
    return true
  }
}
