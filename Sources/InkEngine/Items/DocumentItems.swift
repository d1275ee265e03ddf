// The names, tags and people in a document itself: nearest to the cursor first.

import InkText

/// Searches a document for things that may be written again.
struct DocumentItems {
  /// The amount of text read above and below the cursor, in bytes each.
  private static let reachBytes = 32 * 1024
  /// The maximum number of results.
  private static let limit = 100

  private let document: Text
  private let cursor: TextPoint

  init(in document: Text, around cursor: TextPoint) {
    self.document = document
    self.cursor = cursor
  }

  /// Returns the words after a sign of one byte, such as `@` and `#`, or after several of it, as `--`, except for the
  /// one being typed.
  func words(after sign: UInt8) -> [String] {
    collect { line, number, take in
      var index = 0
      while let place = line.firstIndex(of: sign, from: index, before: line.count) {
        index = place + 1
        let before = place == 0 ? nil : line.scalar(before: place).characterClass
        while index < line.count, line[index] == sign { index += 1 }
        if before == .letter || before == .digit { continue }
        var (end, last) = (index, index)
        while end < line.count {
          let next = line.scalar(at: end)
          let isCore = next.characterClass == .letter || next.characterClass == .digit
          guard isCore || next.characterClass == .mark || Self.joins(next.scalar) else { break }
          end += next.width
          if isCore { last = end }
        }
        let isTyped = number == cursor.line && index <= cursor.byte && cursor.byte <= end
        if last > index, !isTyped { take(line.extracting(index..<last)) }
        index = max(index, end)
      }
    }
  }

  /// Returns the names and words that begin with typed letters, in either case, and are longer; they consist of
  /// letters, digits and underscores, and of such other marks as are typed. The one being typed is excluded.
  func names(beginning typed: String) -> [String] {
    let wanted = Array(typed.utf8)
    let marks = Set(typed.unicodeScalars.filter { !CharacterClass($0).isCore })
    return collect { line, number, take in
      var index = 0
      while index < line.count {
        let first = line.scalar(at: index)
        guard first.characterClass.isCore else {
          index += first.width
          continue
        }
        let start = index
        var end = index
        while index < line.count {
          let next = line.scalar(at: index)
          guard next.isPartOfIdentifier || marks.contains(next.scalar) else { break }
          index += next.width
          if next.characterClass.isCore { end = index }
        }
        let isTyped = number == cursor.line && start <= cursor.byte && cursor.byte <= index
        if !isTyped, end - start > wanted.count, line.has(wanted, at: start) {
          take(line.extracting(start..<end))
        }
      }
    }
  }

  /// The people in the document: the text before an address in angle brackets, with the address.
  var people: [String] {
    collect { line, number, take in
      var index = 0
      while let open = line.firstIndex(of: UInt8(ascii: "<"), from: index, before: line.count) {
        index = open + 1
        let reach = line.reach(from: index)
        guard let close = line.firstIndex(of: UInt8(ascii: ">"), from: index, before: reach),
          line.firstIndex(of: UInt8(ascii: "@"), from: index, before: close) != nil
        else { continue }
        var start = open
        while start > 0, !Self.endsName(line[start - 1]) { start -= 1 }
        while start < open, line[start] == 0x20 || line[start] == 0x09 { start += 1 }
        let isTyped = number == cursor.line && start <= cursor.byte && cursor.byte <= close + 1
        if start < open, !isTyped { take(line.extracting(start..<close + 1)) }
        index = close + 1
      }
    }
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "-" || scalar == "." || scalar == "/"
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: ";")
  }

  /// Collects results without duplicates, line by line away from the cursor: the lines above first.
  private func collect(
    _ find: (_ line: Span<UInt8>, _ number: Int, _ take: (Span<UInt8>) -> Void) -> Void
  ) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    func read(_ lines: some Sequence<Int>) {
      var left = Self.reachBytes
      for line in lines where left > 0 && found.count < Self.limit {
        document.withLine(line) { bytes in
          left -= bytes.count + 1
          if bytes.count > Self.reachBytes { return }
          find(bytes, line) { part in
            let text = String(utf8: part)
            if seen.insert(text).inserted { found.append(text) }
          }
        }
      }
    }
    read(stride(from: cursor.line, through: 0, by: -1))
    read(cursor.line + 1..<max(cursor.line + 1, document.lineCount))
    return found
  }
}

extension Span<UInt8> {
  /// Whether some bytes are at a position; ASCII letters match in either case.
  fileprivate func has(_ wanted: [UInt8], at start: Int) -> Bool {
    start + wanted.count <= count
      && wanted.indices.allSatisfy { index in
        self[start + index].lowercasedASCII == wanted[index].lowercasedASCII
      }
  }
}
