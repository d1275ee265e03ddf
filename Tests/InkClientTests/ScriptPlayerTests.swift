// Scripts played against the toy server: what passes, and the message of each failure.

import InkClient
import InkJSON
import Testing

/// Plays a script against the toy server and returns how it failed.
private func failure(_ source: String, patienceSeconds: Int = 10) throws -> String? {
  let script = try Script(name: "toy", Array(source.utf8))
  let player = try ScriptPlayer(script) { _, _ throws(ClientError) in
    try ToyServer.client(patienceSeconds: patienceSeconds)
  }
  do {
    try player.play()
    return nil
  } catch {
    return error.description
  }
}

@Suite struct `A script that is played` {
  @Test func `sends, expects, remembers and stays quiet`() throws {
    let source = """
      request echo {"word": "going", "n": 1}
      answer {"word": <string as word>, ...}
      request echo as "seven" ["${word} home", $word]
      answer to "seven" ["going home", "going"]
      request notify [7]
      expect notification news [7]
      answer null
      request fail {}
      error -32803 <like "*as asked">
      body "7"
      error to null -32700
      quiet
      notify end
      exits 0
      request echo [1]
      answer [1]
      """
    #expect(try failure(source) == nil)
  }

  @Test func `responds to requests of the server`() throws {
    let source = """
      request ask [1]
      expect request question [1]
      reply {"yes": true}
      expect notification thanks [{"yes": true}]
      request ask [2]
      expect request question
      refuse -1 "no"
      expect notification pity ["no"]
      quiet
      """
    #expect(try failure(source) == nil)
  }

  @Test func `sends held messages in one piece`() throws {
    let source = """
      hold
      request echo as 1 [1]
      request echo as 2 [2]
      release
      answer to 2 [2]
      answer to 1 [1]
      """
    #expect(try failure(source) == nil)
  }

  @Test(arguments: [
    (
      "\nrequest echo {\"a\": [1, 2]}\nanswer {\"a\": [1, 3]}",
      "toy:3: answer to 1 (echo): a[1]: expected 3, found 2\n    found: {\"a\":[1,2]}"
    ),
    (
      "request fail\nanswer null",
      "toy:2: answer to 1 (fail): expected a result, found error -32803: it failed as asked"
    ),
    (
      "request echo [1]\nerror -1",
      "toy:2: answer to 1 (echo): expected error -1, found a result\n    found: [1]"
    ),
    (
      "request fail\nerror -1",
      "toy:2: answer to 1 (fail): expected error -1, found -32803: it failed as asked"
    ),
    (
      "request fail\nerror -32803 <like \"never*\">",
      "toy:2: answer to 1 (fail): the error message: expected <like \"never*\">, found \"it failed as asked\""
    ),
    (
      "request notify [7]\nanswer null\nquiet",
      "toy:3: the server sent what the script does not expect\n    notification news [7]"
    ),
    (
      "request notify [7]\nanswer null",
      "toy:2: the server sent what the script does not expect\n    notification news [7]"
    ),
    (
      "request notify [7]\nexpect notification news [8]",
      "toy:2: the notification news: [0]: expected 8, found 7\n    found: [7]"
    ),
    (
      "notify end\nrequest echo\nanswer",
      "toy:3: the server closed its output before the answer to 1 (echo) came"
    ),
    (
      "answer null",
      "toy:1: every request has been answered; there is none to expect an answer to"
    ),
    ("reply 7", "toy:1: there is nothing to reply to; expect a request first"),
    ("request echo as true", "toy:1: an id is a whole number or a string"),
    ("request echo {\"a\": <any>}", "toy:1: <any> can be expected but not sent"),
    (
      "notify garbage\nquiet",
      "toy:2: the server sent bytes that are no frame: expected header lines such as \"Content-Length: 20\", found something else; begin each message with them; the stream cannot be read further"
    ),
  ])
  func `fails with its line, what was expected and what was found`(source: String, says: String)
    throws
  {
    #expect(try failure(source) == says)
  }

  @Test func `does not wait forever`() throws {
    #expect(
      try failure("notify nothing\nexpect notification news", patienceSeconds: 1)
        == "toy:2: waited 1 s for the notification news and nothing came; the server hangs or never sends it"
    )
  }
}
