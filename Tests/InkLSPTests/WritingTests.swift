// Messages are written in the form of the protocol.

import InkJSON
import InkLSP
import Testing

@Suite struct WritingTests {
  private func json(_ value: some JSONWritable) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private let range = PositionRange(
    Position(line: 0, character: 1), Position(line: 0, character: 2))
  private let rangeJSON =
    #"{"start":{"line":0,"character":1},"end":{"line":0,"character":2}}"#

  @Test func `edits of a document, with and without a version`() {
    let edits = [TextEdit(range: range, newText: "x\n")]
    #expect(
      json(WorkspaceEdit(uri: "u", version: nil, edits: edits))
        == #"{"changes":{"u":[{"range":\#(rangeJSON),"newText":"x\n"}]}}"#)
    #expect(
      json(WorkspaceEdit(uri: "u", version: 3, edits: edits))
        == #"{"documentChanges":[{"textDocument":{"uri":"u","version":3},"edits":[{"range":\#(rangeJSON),"newText":"x\n"}]}]}"#
    )
  }

  @Test func `ghost text has its text three times`() {
    let item = InlineCompletionItem(
      insertText: "going", range: range, command: AcceptCommand.hint(id: "1.0"))
    #expect(
      json(InlineCompletionList([item]))
        == #"{"items":[{"insertText":"going","filterText":"going","range":\#(rangeJSON),"command":{"title":"Accept","command":"inkling.accept","arguments":[{"id":"1.0"}]}}]}"#
    )
  }

  @Test func `a preferred action is marked as such`() {
    let command = AcceptCommand.hint(id: "1.0")
    let action = CodeAction(
      title: "t", kind: .callout, effect: .command(command), isPreferred: true)
    #expect(
      json(CodeActionList([action], asLiterals: true))
        == #"[{"title":"t","kind":"refactor.rewrite.inkling.callout","isPreferred":true,"command":\#(json(command))}]"#
    )
    #expect(json(CodeActionList([action], asLiterals: false)) == "[\(json(command))]")
  }

  @Test func `a prediction contains its parts and where a sentence ends`() {
    let prediction = OfferedPrediction(
      id: "1.0", text: "end.", range: range, probability: 0.5,
      parts: [.init(text: "d", endsSentence: false), .init(text: ".", endsSentence: true)])
    #expect(
      json(prediction)
        == #"{"id":"1.0","text":"end.","range":\#(rangeJSON),"probability":0.5,"parts":[{"text":"d"},{"text":".","endsSentence":true}]}"#
    )
  }

  @Test func `a client is asked for a single section of its settings`() {
    #expect(json(ConfigurationRequest(folders: [])) == #"{"items":[{"section":"inkling"}]}"#)
    #expect(
      json(ConfigurationRequest(folders: ["file:///a"]))
        == #"{"items":[{"section":"inkling"},{"scopeUri":"file:///a","section":"inkling"}]}"#)
    let sections = { ConfigurationRequest.sections(of: $0, count: 2) }
    #expect(sections([["limit": 3], ["limit": 4]]) == [["limit": 3], ["limit": 4]])
    #expect(sections([nil, ["limit": 4], 5]) == [nil, ["limit": 4]])
    #expect(sections([]) == [nil, nil])
    #expect(sections("nonsense") == [nil, nil])
  }
}
