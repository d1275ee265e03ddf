// The folders of a user's files, by the XDG Base Directory Specification.

import Testing

@testable import InkSystem

@Suite struct EnvironmentTests {
  @Test func `without variables the folders are those of the specification`() {
    let environment = Environment(["HOME": "/home/me"])
    #expect(environment.configFolder == "/home/me/.config/inkling")
    #expect(environment.dataFolder == "/home/me/.local/share/inkling")
    #expect(
      environment.sharedDataFolders == ["/usr/local/share/inkling", "/usr/share/inkling"])
  }

  @Test func `variables take precedence, unless they are empty or not absolute`() {
    let environment = Environment([
      "HOME": "/home/me", "XDG_CONFIG_HOME": "/config", "XDG_DATA_HOME": "",
      "XDG_STATE_HOME": "state",
      "XDG_DATA_DIRS": "/a:b:/c",
    ])
    #expect(environment.configFolder == "/config/inkling")
    #expect(environment.dataFolder == "/home/me/.local/share/inkling")
    #expect(environment.sharedDataFolders == ["/a/inkling", "/c/inkling"])
  }

  @Test func `an empty variable counts as unset`() {
    #expect(Environment(["A": ""])["A"] == nil)
    #expect(Environment(["A": "b=c"])["A"] == "b=c")
    #expect(Environment([:]).homeFolder == "/")
  }

  @Test func `a home that is not a path is that of the user's account`() {
    for home in ["", "me"] {
      #expect(Environment(["HOME": home], accountHome: "/home/me").homeFolder == "/home/me")
    }
    #expect(Environment(["HOME": "/a"], accountHome: "/home/me").homeFolder == "/a")
    #expect(Environment([:], accountHome: nil).homeFolder == "/")
  }

  @Test func `a tilde at the start of a path is the home folder`() {
    let environment = Environment(["HOME": "/home/ada"])
    #expect(environment.expandingHome("~/words.sqlite") == "/home/ada/words.sqlite")
    #expect(environment.expandingHome("~") == "/home/ada")
    #expect(environment.expandingHome("/~/words") == "/~/words")
    #expect(environment.expandingHome("~ada/words") == "~ada/words")
  }

  @Test func `the environment of this process has a home and a path`() {
    #expect(Environment.current.homeFolder.hasPrefix("/"))
    #expect(Environment.current["PATH"]?.contains("/bin") == true)
    #expect(Environment.current.variables.keys.allSatisfy { !$0.contains("=") })
  }

  @Test func `a child gets a variable that is not UTF-8 as it is, unless it is replaced`() throws {
    var environment = Environment(["PATH": "/usr/bin:/bin"])
    for name in ["TOKEN", "HOME", "AGAIN"] {
      let entry = Array("\(name)=a".utf8) + [0xFF]
      entry.withUnsafeBytes { environment.add($0) }
    }
    Array("AGAIN=b".utf8).withUnsafeBytes { environment.add($0) }
    environment.findHome("/home/me")
    #expect(environment["TOKEN"] == "a\u{FFFD}")
    let child = try ChildProcess(
      "sh", ["-c", "printf '%s %s %s' \"$TOKEN\" \"$HOME\" \"$AGAIN\""], environment: environment)
    defer { _ = try? child.wait() }
    #expect(
      try child.output.readAll(limitBytes: 100) == [0x61, 0xFF] + Array(" /home/me b".utf8))
  }

  @Test func `this process knows itself`() throws {
    #expect(0 < CurrentProcess.id)
    #expect(FileSystem.exists(try #require(CurrentProcess.executablePath)))
    #expect(1_000_000 < CurrentProcess.peakResidentBytes)
  }
}
