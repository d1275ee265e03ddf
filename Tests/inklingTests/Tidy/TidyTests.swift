// House rules that the compiler and the formatter do not check: sizes, headers, comments, words.

import InkTestSupport
import Testing

struct TidyTests {
  @Test func `no file is longer than 400 lines`() {
    Violation.expectNone(in: SourceFile.all) { file in
      file.lines.count <= 401
        ? [] : [(400, "the file has \(file.lines.count - 1) lines: give its second idea a file")]
    }
  }

  @Test func `no function is longer than 70 lines`() {
    Violation.expectNone(in: SourceFile.all) { file in
      file.functions.filter { 70 < $0.count }.map { lines in
        (lines.lowerBound, "the function has \(lines.count) lines: name its parts")
      }
    }
  }

  @Test func `no comment is wider than 120 characters`() {
    Violation.expectNone(in: SourceFile.all) { file in
      file.lines.enumerated().compactMap { number, line in
        let isComment = line.drop { $0 == " " }.hasPrefix("//")
        return isComment && line.count > 120 ? (number + 1, "break the line") : nil
      }
    }
  }

  @Test func `what is true or false is described in one way`() {
    Violation.expectNone(in: SourceFile.all) { file in
      file.lines.indices.filter { file.lines[$0].contains("/// " + "Returns whether") }
        .map { ($0 + 1, "begin with “Whether”") }
    }
  }

  @Test func `every file begins with a sentence that states its one idea`() {
    Violation.expectNone(in: SourceFile.all) { file in
      let header = file.lines.prefix { $0.hasPrefix("// ") }.joined(separator: "\n")
      let isSentence = header.hasSuffix(".") && header.count >= 20
      return isSentence ? [] : [(1, "begin with `// ` and a sentence about the idea of the file")]
    }
  }

  @Test func `every package and public declaration has a doc comment`() {
    let files = SourceFile.all.filter {
      $0.path.hasPrefix("Sources/") || $0.target == "InkTestSupport"
    }
    Violation.expectNone(in: files) { file in
      file.undocumentedLines.map { ($0, "say in a `///` comment what it is, its units and errors") }
    }
  }

  @Test func `only the command line prints`() {
    let silent = SourceFile.sources.filter { !["inkling", "inkling-bench"].contains($0.target) }
    Violation.expectNone(in: silent) { file in
      (file.lineNumbers(with: "print(") + file.lineNumbers(with: "debugPrint(")).map {
        ($0, "standard output belongs to the protocol: return the text or log without user's words")
      }
    }
  }

  @Test(arguments: [
    ("try!", "throw on, or catch and decide"),
    ("as!", "use `as?` or an enumeration"),
    ("fatalError(", "return an error; for our own mistakes there is `preconditionFailure`"),
    ("unowned", "hold the value, or `weak`"),
    ("nonisolated(unsafe)", "make it a value or give it one owner"),
  ])
  func `nothing that can crash the server`(word: String, remedy: String) {
    Violation.expectNone(in: SourceFile.sources) { file in
      file.lineNumbers(with: word).map { ($0, "no `\(word)`: \(remedy)") }
    }
  }

  @Test func `unfinished work is noted in an issue, not in the tree`() throws {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    Violation.expectNone(in: SourceFile.all + SourceFile.others) { file in
      file.lines.indices.filter { number in
        // Org keywords include such words; there they are in quotation marks.
        words.contains { word in
          var line = file.lines[number]
          for mark in ["\"", "`"] { line = line.replacing(mark + word, with: mark) }
          return line.containsWord(word)
        }
      }
      .map { ($0 + 1, "do it now, or write an issue") }
    }
  }

  @Test func `words are spelled as in American English, as the names of Swift are`() {
    let verbs = [
      "capital", "character", "general", "initial", "maxim", "minim", "normal", "optim", "quant",
      "recogn", "serial", "summar", "synchron", "token",
    ]
    let words =
      verbs.flatMap { verb in ["ise", "ising", "isation"].map { verb + $0 } }
      + ["colour", "behaviour", "grey"]
    Violation.expectNone(in: SourceFile.all + SourceFile.others) { file in
      file.lines.indices.filter { number in
        // Strings of code are data, such as lists of words.
        let line = file.lines[number]
        let isComment = line.contains("//") || file.code.isEmpty
        let text = (isComment ? line : file.code[number]).lowercased()
        return words.contains { word in
          word == "grey" ? text.containsWord(word) : text.contains(word)
        }
      }
      .map { ($0 + 1, "spell it with -ize, -ization, -or, or as gray") }
    }
  }

  @Test func `the name of a test is a sentence`() {
    let tests = SourceFile.all.filter { $0.path.hasPrefix("Tests/") }
    Violation.expectNone(in: tests) { file in
      file.code.indices.filter { line in
        let declaration = file.code[line...].first { $0.containsWord("func") }
        return file.code[line].containsWord("@Test") && declaration?.contains("func `") != true
      }
      .map { ($0 + 1, "say in backticks what is expected to hold") }
    }
  }

  @Test func `no test waits for time to pass`() {
    Violation.expectNone(in: SourceFile.all) { file in
      ["sleep(", "usleep(", "nanosleep(", "Task.sleep"].flatMap(file.lineNumbers).map {
        ($0, "wait for what is to happen, with a deadline")
      }
    }
  }

  @Test func `a bound is named minimum or maximum`() {
    let words = ["least", "most", "greatest", "longest", "shortest"]
    Violation.expectNone(in: SourceFile.all) { file in
      file.code.indices.filter { number in
        let line = file.code[number]
        return !line.contains("mostCommon") && words.contains { line.contains("static let \($0)") }
      }
      .map { ($0 + 1, "call it minimum… or maximum…") }
    }
  }

  @Test func `types are named for what they are`() {
    let vague = ["Manager", "Helper", "Helpers", "Util", "Utils", "Utility", "Base", "Impl"]
    Violation.expectNone(in: SourceFile.all) { file in
      file.declaredTypes.filter { type in vague.contains { type.name.hasSuffix($0) } }
        .map { ($0.line, "\($0.name) says nothing: name what it is or does") }
    }
  }

  @Test func `no type has the name of its target`() {
    Violation.expectNone(in: SourceFile.sources) { file in
      file.declaredTypes.filter { $0.name == file.target }
        .map { ($0.line, "inside the module the name \($0.name) would hide the module") }
    }
  }
}
