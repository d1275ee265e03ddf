// Builds HTTP requests from Inkling's requests, and suggestions from the responses.

import InkJSON

extension Endpoint {
  /// Returns the HTTP request for a request of Inkling.
  func request(for question: JSONValue) -> Transfer.Request {
    let values = Template.Values(
      uniqueKeysWithValues: question.object?.members.map { ($0.key, $0.value) } ?? [])
    var url = self.url.filled(with: values, Self.percentEncoded)
    for (index, (name, value)) in query.enumerated() {
      url += index == 0 && !url.contains("?") ? "?" : "&"
      url += Self.percentEncoded(name) + "=" + Self.percentEncoded(value.filled(with: values))
    }
    var headers = headers.map { (name: $0.0, value: $0.1.filled(with: values)) }
    let json = body.map { body in
      var writer = JSONWriter()
      writer.write(body.filled(with: values))
      return writer.bytes
    }
    let isTyped = headers.contains { $0.name.lowercased() == "content-type" }
    if json != nil, !isTyped { headers.append((name: "Content-Type", value: "application/json")) }
    let patience = question["deadlineMilliseconds"]?.integer.flatMap { Int(exactly: $0) }
    return Transfer.Request(
      url: url, method: method, headers: headers, body: json, isDirect: isHere,
      milliseconds: min(timeoutMilliseconds, max(1, patience ?? timeoutMilliseconds)),
      limitBytes: maximumBytes)
  }

  /// Returns the suggestions in a response: one result, or a list of them.
  func suggestions(in answer: JSONValue, to question: JSONValue) throws(EndpointError) -> JSONValue
  {
    guard let found = results.value(in: answer) else { throw .notThere(pointer: results.text) }
    let list = found.array ?? [found]
    let suggestions = list.compactMap { result -> JSONValue? in
      let whole = result.string ?? text.value(in: result)?.string
      guard let text = whole.flatMap({ suggestion($0, to: question) }) else { return nil }
      var object = JSONObject([("text", JSONValue.string(text))])
      object["score"] = score?.value(in: result)
      return .object(object)
    }
    return .array(suggestions)
  }

  /// Returns the text that replaces the prefix; nil if there is nothing useful.
  private func suggestion(_ text: String, to question: JSONValue) -> String? {
    let prefix = question["prefix"]?.string ?? ""
    var line = text.prefix { !$0.isNewline }
    if kind == .words || prefix.isEmpty { line = line.drop { $0.isWhitespace } }
    var words = 0
    var isInside = kind == .continuations && !prefix.isEmpty && line.first?.isWhitespace == false
    if isInside { words = 1 }
    let end = line.indices.first { index in
      let isBlank = line[index].isWhitespace
      if !isBlank, !isInside { words += 1 }
      isInside = !isBlank
      return words > maximumWords
    }
    var part = line[..<(end ?? line.endIndex)]
    while part.last?.isWhitespace == true { part.removeLast() }
    if part.isEmpty { return nil }
    return kind == .words ? String(part) : prefix + part
  }

  /// Percent-encodes a text for a URL (RFC 3986): all bytes except unreserved characters.
  static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var encoded = String.UnicodeScalarView()
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isUnreserved {
        encoded.append(scalar)
      } else {
        encoded.append("%")
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 15)])
      }
    }
    return String(encoded)
  }
}

extension Unicode.Scalar {
  fileprivate var isUnreserved: Bool {
    switch self {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }
}
