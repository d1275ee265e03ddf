// `inkling doctor`: what it finds, and what it asks to be mended.

import Glibc
import InkClient
import InkSystem
import Testing

@Suite struct `The doctor`: CommandTesting {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  private func configure(_ settings: String) throws {
    try sandbox.write(Array(settings.utf8), to: "config/inkling/config.json")
  }

  @Test func `finds all well`() throws {
    let well = try run("doctor")
    #expect(well.ending == .exited(code: 0))
    #expect(well.output.contains("'I am goi' → "))
  }

  @Test func `finds what is wrong in a project`() throws {
    let result = try Program.shell(
      """
      mkdir \(sandbox.folder)/w; cd \(sandbox.folder)/w
      echo '{"sugestions": {}}' > .inkling.json; "$INKLING" doctor
      """, in: sandbox)
    #expect(result.ending == .exited(code: 1))
    #expect(
      result.output.contains(
        ".inkling.json: sugestions: there is no such setting; did you mean suggestions?"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root may change the owner of a folder"))
  func `finds no project in the folder of somebody else`() throws {
    let result = try Program.shell(
      """
      mkdir \(sandbox.folder)/w; cd \(sandbox.folder)/w
      echo '{}' > .inkling.json; chown 65534 . && "$INKLING" doctor
      """, in: sandbox)
    #expect(result.output.contains("none around the current folder"))
  }

  @Test func `tells where words are kept`() throws {
    try configure(#"{"userData": {"path": "~/of/mine.sqlite"}}"#)
    #expect(try run("doctor").output.contains("/of/mine.sqlite"))
  }

  @Test(arguments: [
    #"{"enabled": false}"#, #"{"suggestions": {"minimumPrefix": 4}}"#,
    #"{"provider": {"kind": "disabled"}}"#,
  ])
  func `finds nothing to mend where settings allow no suggestion`(settings: String) throws {
    try configure(settings)
    let quiet = try run("doctor")
    #expect(quiet.ending == .exited(code: 0))
    #expect(quiet.output.contains("'I am goi' is suggested nothing, as"))
  }

  @Test func `finds settings that cannot be read`() throws {
    try configure("{ nonsense")
    let ill = try run("doctor")
    #expect(ill.ending == .exited(code: 1))
    #expect(ill.output.contains("FIX  settings"))
  }
}
