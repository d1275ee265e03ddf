// The schemas of the methods: each of the server's own methods has one, and they are committed as generated.

import InkJSON
import InkLSP
import InkRPC
import InkTestSupport
import Testing

@testable import InkServer

@Suite struct MethodSchemaTests {
  private func names(_ kinds: MethodShape.Kind...) -> [String] {
    MethodSchema.all.filter { kinds.contains($0.kind) }.map(\.name).sorted()
  }

  @Test func `each of our methods and commands has a schema, and nothing else does`() {
    let requests = Session.methods.requests.keys.filter { $0.hasPrefix("inkling/") }
    let notifications = Session.methods.notifications.keys.filter { $0.hasPrefix("inkling/") }
    #expect(names(.request) == requests.sorted())
    #expect(names(.notification) == notifications.sorted())
    #expect(names(.command) == Session.commands.requests.keys.sorted())
    #expect(
      names(.serverNotification) == [
        DidRevertCorrectionNotification.method, PublishAutocompleteNotification.method,
      ])
  }

  @Test func `every referenced name is defined`() {
    let defined = Set(MethodSchema.document["$defs"]?.object?.keys ?? [])
    let referred = references(in: MethodSchema.document)
    #expect(referred == Set(defined.map { "#/$defs/\($0)" }))
  }

  @Test func `the committed schema is the generated one`() throws {
    try expectFile("schemas/methods.schema.json", MethodSchema.document.indented + "\n")
  }

  private func references(in value: JSONValue) -> Set<String> {
    switch value {
    case .object(let object):
      object.members.reduce(into: []) { found, member in
        if member.key == "$ref", let name = member.value.string { found.insert(name) }
        found.formUnion(references(in: member.value))
      }
    case .array(let values): values.reduce(into: []) { $0.formUnion(references(in: $1)) }
    default: []
    }
  }
}
