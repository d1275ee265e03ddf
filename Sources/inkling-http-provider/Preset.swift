// Presets for common endpoints, so that a URL is enough.

import InkJSON

/// The shapes of well-known servers.
enum Preset: String, CaseIterable {
  /// Completions as defined by OpenAI and supported by many servers.
  case openAI = "openai"
  /// The server of llama.cpp.
  case llamaCpp = "llama.cpp"

  /// Returns an endpoint completed with the values of its preset for members that it does not set itself.
  static func completing(_ own: JSONValue) throws(JSONDecodingError) -> JSONValue {
    let field = JSONField(own, "endpoint")
    guard let preset = try field["preset"].ifPresent?.choice(of: Preset.self) else { return own }
    var whole = preset.endpoint
    let url = try field["url"].string()
    for (key, value) in try field.members() { whole[key] = value.value }
    whole["url"] = .string((url.hasSuffix("/") ? String(url.dropLast()) : url) + preset.path)
    // A model is given next to the body, which is then that of the preset.
    if let model = try field["model"].ifPresent?.string(), case .object(var body) = whole["body"] {
      body["model"] = .string(model)
      whole["body"] = .object(body)
    }
    return .object(whole)
  }

  private var path: String {
    switch self {
    case .openAI: "/v1/completions"
    case .llamaCpp: "/completion"
    }
  }

  private var endpoint: JSONObject {
    let endpoint: JSONValue =
      switch self {
      case .openAI:
        [
          "method": "POST", "kind": "continuations", "results": "/choices", "text": "/text",
          "headers": ["Authorization": "Bearer ${env:OPENAI_API_KEY}"],
          "body": [
            "prompt": "${textBefore}", "suffix": "${textAfter}", "n": "${limit}", "max_tokens": 8,
            "temperature": 0.3, "stop": ["\n"],
          ],
        ]
      case .llamaCpp:
        [
          "method": "POST", "kind": "continuations", "results": "/content",
          "body": [
            "prompt": "${textBefore}", "n_predict": 8, "temperature": 0.3, "stop": ["\n"],
            "cache_prompt": true,
          ],
        ]
      }
    return endpoint.object ?? JSONObject()
  }
}
