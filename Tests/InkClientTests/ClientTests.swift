// The client by itself: how long it waits.

import InkClient
import InkJSON
import Testing

@Suite struct ClientTests {
  @Test func `an answer is waited for while the server reports progress`() throws {
    let client = try ToyServer.client(patienceSeconds: 1)
    #expect(try client.result(of: "work") == .null)
  }
}
