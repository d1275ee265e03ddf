// The endpoint as the user describes it, validated before anything is sent.

import InkJSON
import InkSystem

/// A server and the shape of its requests and responses.
struct Endpoint {
  /// What the results are.
  enum Kind: String, CaseIterable {
    /// Replacements of the word before the cursor.
    case words
    /// Continuations of the text before the cursor.
    case continuations
  }

  var url: Template
  var method: String
  var query: [(String, Template)]
  var headers: [(String, Template)]
  /// The body, whose strings may contain placeholders; nil for none.
  var body: JSONValue?
  /// Where the results are in the response, and where each has its text and its probability.
  var results: JSONPointer
  var text: JSONPointer
  var score: JSONPointer?
  var kind: Kind
  var maximumWords: Int
  var timeoutMilliseconds: Int
  var maximumBytes: Int

  /// Reads the endpoint of a command line: an object, or the path of a file that contains one.
  init(argument: String, environment: Environment) throws {
    let bytes =
      argument.hasPrefix("{")
      ? Array(argument.utf8)
      : try FileSystem.read(environment.expandingHome(argument), limitBytes: 1024 * 1024)
    var parser = JSONParser()
    let own: JSONValue
    do throws(JSONError) { own = try parser.parse(bytes) } catch {
      throw EndpointError.unreadable(error)
    }
    do throws(JSONDecodingError) {
      try self.init(from: JSONField(try Preset.completing(own), "endpoint"))
    } catch {
      throw EndpointError.wrong(error)
    }
    try bindKeys(environment)
  }

  private init(from field: JSONField) throws(JSONDecodingError) {
    url = Template(try field["url"].string())
    method = try field["method"].ifPresent?.string() ?? "GET"
    query = try Self.templates(field["query"])
    headers = try Self.templates(field["headers"])
    body = field["body"].ifPresent?.value
    results = try field["results"].pointer()
    text = try field["text"].ifPresent?.pointer() ?? .whole
    score = try field["score"].ifPresent?.pointer()
    kind = try field["kind"].ifPresent?.choice(of: Kind.self) ?? .words
    maximumWords = try field["maximumWords"].ifPresent?.integer(in: 1...20) ?? 3
    timeoutMilliseconds =
      try field["timeoutMilliseconds"].ifPresent?.integer(in: 10...60_000) ?? 5_000
    maximumBytes = try field["maximumBytes"].ifPresent?.integer(in: 1...16_777_216) ?? 1_048_576
  }

  private static func templates(_ field: JSONField) throws(JSONDecodingError)
    -> [(String, Template)]
  {
    var templates: [(String, Template)] = []
    for (key, value) in try field.ifPresent?.members() ?? [] {
      templates.append((key, Template(try value.string())))
    }
    return templates
  }

  /// Inserts the keys, which are only in the environment, and ensures that they are not sent unencrypted.
  private mutating func bindKeys(_ environment: Environment) throws(EndpointError) {
    var hasKey = false
    func bind(_ template: Template) throws(EndpointError) -> Template {
      try template.binding { name throws(EndpointError) in
        guard let key = environment[name] else { throw .noKey(name) }
        hasKey = true
        return key
      }
    }
    if url.namesKey || body?.namesKey ?? false { throw .keyOutsideHeaders }
    for index in headers.indices { headers[index].1 = try bind(headers[index].1) }
    for index in query.indices { query[index].1 = try bind(query[index].1) }
    let start = url.text.lowercased()
    if start.hasPrefix("https://") { return }
    guard start.hasPrefix("http://") else { throw .notHTTP }
    if hasKey, !isHere { throw .keyInTheOpen }
  }

  /// Whether the server is on this machine. It is asked directly: a proxy would read the request on another machine,
  /// and look for the server there.
  var isHere: Bool {
    let start = url.text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: start.hasPrefix) else { return false }
    let host = start.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" }
    return ["localhost", "127.0.0.1", "[::1]"].contains { name in
      host == name || host.hasPrefix(name + ":") && !host.contains("@")
    }
  }
}
