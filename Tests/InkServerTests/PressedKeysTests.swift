// Pressed keys: each keeps its slot while others come and go.

import InkJSON
import Testing

@testable import InkServer

@Suite struct PressedKeysTests {
  private func event(_ kind: String, of finger: String) -> JSONValue {
    [
      "session": .string(finger),
      "event": [
        "kind": .string(kind), "timeMilliseconds": 0, "location": ["x": 10, "y": 10],
        "action": ["type": "character", "text": "e"],
        "key": ["x": 0, "y": 0, "width": 40, "height": 50],
      ],
    ]
  }

  @Test func `a release without a pressed key does not displace another finger`() {
    var client = ScriptedClient.introduced()
    for finger in 0..<16 {
      let pressed = client.result("inkling/calloutEvent", event("press", of: "\(finger)"))
      #expect(pressed?["state"] == "input")
    }
    _ = client.result("inkling/calloutEvent", event("release", of: "nobody"))
    let first = client.result("inkling/calloutEvent", event("release", of: "0"))
    #expect(first?["typed"]?["text"] == "e")
  }

  @Test func `beyond the limit the value that was set longest ago is dropped`() {
    var values = RecentlySet<Int>(limit: 2)
    (values["a"], values["b"]) = (1, 2)
    #expect((values["a"], values["b"]) == (1, 2))
    values["a"] = 3
    values["c"] = 4
    #expect((values["a"], values["b"], values["c"]) == (3, nil, 4))
    values["c"] = nil
    values["d"] = 5
    #expect((values["a"], values["c"], values["d"]) == (3, nil, 5))
  }
}
