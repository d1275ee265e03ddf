// Finds declarations by their lines; relies on the layout that `swift format` enforces.

extension SourceFile {
  /// The line range, counted from 1, of each function and initializer with a body: from its first line to the closing
  /// brace, the first one below at the same depth.
  var functions: [ClosedRange<Int>] {
    code.indices.compactMap { first in
      guard SourceFile.functionWords.contains(where: code[first].containsWord) else { return nil }
      let depth = code[first].indentation
      let next = code[first...].dropFirst().firstIndex { line in
        let rest = line.drop { $0 == " " }
        let goesOn = [")", "where ", "{"].contains { rest.hasPrefix($0) }
        return !rest.isEmpty && line.indentation <= depth && !goesOn
      }
      guard let next, code[next].indentation == depth, code[next].hasPrefixAfterSpaces("}") else {
        return nil
      }
      return (first + 1)...(next + 1)
    }
  }

  /// The keywords that begin a declaration with a body of statements.
  private static let functionWords = [
    "func", "init(", "init?(", "init<", "subscript(", "subscript<",
  ]

  /// The line numbers of `package` and `public` declarations without a preceding doc comment.
  var undocumentedLines: [Int] {
    code.indices.filter { line in
      let words = code[line].split(separator: " ")
      guard let first = words.first, first == "package" || first == "public" else { return false }
      if words.dropFirst().first == "import" || words.dropFirst().first == "extension" {
        return false
      }
      var above = line - 1
      while 0 <= above, lines[above].hasPrefixAfterSpaces("@") { above -= 1 }
      return above < 0 || !lines[above].hasPrefixAfterSpaces("///")
    }
    .map { $0 + 1 }
  }

  /// The types that the file declares, with their line numbers.
  var declaredTypes: [(name: String, line: Int)] {
    code.indices.flatMap { line in
      let words = code[line].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).compactMap { keyword, name in
        let declares = ["struct", "class", "enum", "actor", "protocol"].contains(keyword)
        return declares && name.first?.isUppercase == true ? (String(name), line + 1) : nil
      }
    }
  }
}
