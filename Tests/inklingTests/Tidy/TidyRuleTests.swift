// The tidy rules themselves: each finds its violations and nothing else.

import Testing

struct TidyRuleTests {
  @Test func `comments and strings are not code`() {
    let code = SwiftCode(
      ##"""
      let a = "print(" // print(
      /* print( /* nested */ print( */ let b = #"say "print(" \n"#
      let c = "\(x.map { "print(" }) print(" + """
        print(
        """ + d
      """##)
    #expect(!code.lines.joined().contains("print("))
    #expect(code.lines.count == 5)
    #expect(code.lines[2].contains("x.map {"))
    #expect(code.lines[4].hasSuffix("\"\"\" + d"))
  }

  @Test(arguments: [
    ("print(1)", true), ("  print(1)", true), ("x.print(1)", false), ("reprint(1)", false),
    ("{ print(1) }", true), ("prints(1)", false), ("", false),
  ])
  func `a word is found where it is a whole word`(line: String, isFound: Bool) {
    #expect(line.containsWord("print(") == isFound)
  }

  @Test func `a function ends with the brace below its beginning`() {
    let file = SourceFile(
      path: "Sources/InkX/X.swift",
      text: """
        protocol P {
          func none()
        }
        struct S {
          init(
            _ a: Int
          ) {
            if a > 0 {
            }
          }
          func one() -> Int { 1 }
          func two<T>(_ t: T)
          where T: P {
            let text = \"""
              func
              }
              \"""
          }
        }
        """)
    #expect(file.functions == [5...10, 12...18])
  }

  @Test func `a package declaration without a doc comment is found`() {
    let file = SourceFile(
      path: "Sources/InkX/X.swift",
      text: """
        package import InkText
        /// Has one.
        @frozen
        package struct S {
          package let a: Int
          /// Has one.
          package let b: Int
          // Has another kind.
          public func c() {}
          init() {
            publications = []
          }
        }
        """)
    #expect(file.undocumentedLines == [5, 9])
  }

  @Test func `imports are read with their attributes and access`() {
    let file = SourceFile(
      path: "Sources/InkX/X.swift",
      text: """
        // import None
        package import InkText
        @testable import InkRPC
        import struct InkJSON.JSONValue
        let import_ = "import InkLSP"
        """)
    #expect(file.imports.map(\.module) == ["InkText", "InkRPC", "InkJSON"])
    #expect(file.imports.map(\.line) == [2, 3, 4])
  }

  @Test func `types are found by their names`() {
    let file = SourceFile(
      path: "Sources/InkX/X.swift",
      text:
        "package final class A {}\nextension B { enum C {} }\nfunc f(x: any D.Type) -> class_ {}")
    #expect(file.declaredTypes.map(\.name) == ["A", "C"])
  }
}
