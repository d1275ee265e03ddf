// The folders of a user's files, by the XDG Base Directory Specification; and the time.

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

@Suite struct SystemClockTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_827_696, "2000-02-29T12:34:56Z"),
    (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (Int64.max, "time 9223372036854775807"),
  ])
  func `times are in RFC 3339 format`(seconds: Int64, text: String) {
    #expect(SystemClock.rfc3339(secondsSince1970: seconds) == text)
  }

  @Test func `one clock is monotonic and one knows the year`() {
    let first = SystemClock.nanoseconds
    #expect(first <= SystemClock.nanoseconds)
    #expect(first + 1_000_000 <= SystemClock.deadline(milliseconds: 1))
    #expect(SystemClock.deadline(milliseconds: -1) <= SystemClock.nanoseconds)
    #expect(SystemClock.nanoseconds(inMilliseconds: 3) == 3_000_000)
    #expect(SystemClock.nanoseconds(inMilliseconds: .max) == 1_000_000_000_000_000)
    #expect(1_700_000_000 < SystemClock.secondsSince1970)
  }
}
