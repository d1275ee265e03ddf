// Data sources from settings: inline, in the user's and the workspace's files, and what is refused.

import InkJSON
import Testing

@testable import InkServer

@Suite struct DataSourceTests {
  private func introduced(root: String? = nil, config: String? = nil, files: [String: String] = [:])
    -> ScriptedClient
  {
    var client = ScriptedClient()
    client.world.disk.contents[World.settingsPath] = config.map { Array($0.utf8) }
    client.introduce(folders: root.map { ["file://\($0)"] } ?? [], files: files)
    return client
  }

  /// Returns what a field with a data source shows for a typed text; nil if there is no such source.
  private func shown(_ typed: JSONValue, from name: JSONValue, in client: inout ScriptedClient)
    -> JSONValue?
  {
    let begin: JSONValue = ["kind": "begin", "dataSource": name]
    guard client.result("inkling/field", ["field": "f", "event": begin]) != nil else { return nil }
    let change: JSONValue = ["kind": "change", "text": typed]
    return client.result("inkling/field", ["field": "f", "event": change])?["text"]
  }

  @Test func `a file is read when it is set and again when it changes`() {
    var client = introduced(
      config: #"{"dataSources": {"names": {"path": "/lists/names.txt"}}}"#,
      files: ["/lists/names.txt": "Jon Snow\n"])
    #expect(shown("J", from: "names", in: &client) == "Jon Snow")
    client.change(file: "/lists/names.txt", to: "Joan\n")
    #expect(shown("J", from: "names", in: &client) == "Joan")
    client.change(file: World.settingsPath, to: "{}")
    #expect(client.error("inkling/field", begin("names"))?["code"] == -32602)
  }

  @Test func `a workspace may only name its own files`() {
    let files = ["/w/tags.txt": "alpha\n", "/etc/secret.txt": "alarm\n"]
    func client(_ path: String) -> ScriptedClient {
      introduced(
        root: "/w",
        files: files.merging([
          "/w/.inkling.json": "{\"dataSources\": {\"tags\": {\"path\": \"\(path)\"}}}"
        ]) { $1 })
    }
    var inside = client("tags.txt")
    #expect(shown("al", from: "tags", in: &inside) == "alpha")
    for path in ["/etc/secret.txt", "~/secret.txt", "../etc/secret.txt"] {
      var outside = client(path)
      let warning = outside.received("window/showMessage")?["params"]?["message"]?.string
      #expect(warning?.hasPrefix("/w/.inkling.json: ") == true, "\(path)")
      #expect(outside.error("inkling/field", begin("tags"))?["code"] == -32602)
    }
  }

  @Test func `a link may not lead out of the workspace`() {
    var client = ScriptedClient()
    client.world.disk.links = ["/w/link.txt": "/etc/secret.txt"]
    client.introduce(
      folders: ["file:///w"],
      files: [
        "/w/.inkling.json": #"{"dataSources": {"tags": {"path": "link.txt"}}}"#,
        "/etc/secret.txt": "alarm\n",
      ])
    let warning = client.received("window/logMessage")?["params"]?["message"]?.string
    #expect(warning?.contains("link out of it") == true)
    #expect(shown("al", from: "tags", in: &client) == "al")
  }

  @Test func `a file that does not exist yet is read once it does`() {
    var client = introduced(
      config: #"{"dataSources": {"names": {"path": "/lists/names.txt"}}}"#)
    _ = client.received("window/logMessage")
    client.change(file: "/lists/names.txt", to: "Joan\n")
    #expect(shown("J", from: "names", in: &client) == "Joan")
  }

  @Test func `a missing file is reported once`() {
    var client = introduced(
      config: #"{"dataSources": {"names": {"path": "/lists/none.txt"}}}"#)
    #expect(
      client.received("window/logMessage")?["params"]?["message"]
        == "dataSources.names: expected a file, found none at /lists/none.txt")
    #expect(shown("J", from: "names", in: &client) == "J")
  }

  private func begin(_ name: JSONValue) -> JSONValue {
    ["field": "f", "event": ["kind": "begin", "dataSource": name]]
  }
}
