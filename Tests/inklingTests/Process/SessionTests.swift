// Every scripted session of Tests/Sessions, played against the built program.

import InkClient
import InkSystem
import Testing

@Suite struct `Scripted sessions` {
  private static let folder = FileSystem.folder(of: #filePath) + "/../../Sessions"

  private static var scripts: [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter { $0.hasSuffix(".jsonrpc") }
  }

  @Test func `number at least fifty`() {
    #expect(Self.scripts.count >= 50)
  }

  @Test(arguments: scripts)
  func `pass`(script name: String) throws {
    let source = try FileSystem.read("\(Self.folder)/\(name)", limitBytes: 1 << 24)
    let script = try Script(name: name, source)
    let player = try ScriptPlayer(script, executable: try Program.path)
    do {
      try player.play()
    } catch {
      Issue.record("\(error)")
    }
  }
}
