// Validation of the contents before anything is written: sizes, orders and values.

import InkLexicon

extension PackWriter {
  /// Throws an error for the first problem in the contents.
  static func check(_ contents: PackContents, keys: [[UInt8]]) throws(PackContentsError) {
    try check(contents.words.count, of: "words", 1...PackFormat.maximumWordCount)
    let specialCount = contents.words.count { $0.flags.contains(.special) }
    try check(specialCount, of: "special words", 0...PackFormat.maximumSpecialCount)
    try check(contents.components.count, of: "components", 1...PackFormat.maximumComponentCount)
    for (index, word) in contents.words.enumerated() {
      let isSpecial = word.flags.contains(.special)
      if word.surfaces.count > 15 { try check(word.surfaces.count, of: "surfaces", 0...15) }
      if word.text.utf8.count > PackFormat.maximumWordByteCount
        || keys[index].count > PackFormat.maximumWordByteCount || keys[index].isEmpty != isSpecial
        || word.surfaces.contains(where: { $0.form.utf8.count > PackFormat.maximumWordByteCount })
      {
        throw .wordLength(at: index)
      }
      if index > 0, !precedes(index - 1, index, contents, keys) { throw .wordOrder(at: index) }
    }
    for component in contents.components { try check(component, wordCount: contents.words.count) }
    if let residual = contents.residual { try check(residual, wordCount: contents.words.count) }
  }

  private static func check(
    _ residual: PackResidual, wordCount: Int
  ) throws(PackContentsError) {
    let (rowCount, shape) = (residual.words.count + 1, ResidualShape.self)
    let ascends = zip(residual.words, residual.words.dropFirst()).allSatisfy { $0 < $1 }
    guard ascends, residual.words.last.map({ $0 < wordCount }) ?? true else {
      throw .residualOrder
    }
    for (array, values, expected) in [
      ("contexts", residual.contexts, rowCount * shape.vectorSize),
      ("topics", residual.topics, rowCount * shape.vectorSize),
      ("outputs", residual.outputs, rowCount * shape.hiddenSize),
      ("biases", residual.biases, rowCount),
      ("network", residual.network, (shape.inputSize + 1) * shape.hiddenSize),
    ] {
      if values.count != expected || !values.allSatisfy(\.isFinite) {
        throw .residualArray(array, found: values.count, expected: expected)
      }
    }
  }

  private static func precedes(
    _ left: Int, _ right: Int, _ contents: PackContents, _ keys: [[UInt8]]
  ) -> Bool {
    if keys[left] != keys[right] { return keys[left].lexicographicallyPrecedes(keys[right]) }
    let (leftText, rightText) = (contents.words[left].text, contents.words[right].text)
    return leftText.utf8.lexicographicallyPrecedes(rightText.utf8)
  }

  private static func check(
    _ found: Int, of what: String, _ allowed: ClosedRange<Int>
  ) throws(PackContentsError) {
    if !allowed.contains(found) { throw .count(of: what, found: found, allowed: allowed) }
  }

  private static func check(
    _ component: PackComponent, wordCount: Int
  ) throws(PackContentsError) {
    func expect(_ array: String, _ found: Int, _ expected: Int) throws(PackContentsError) {
      if found != expected {
        throw .arrayLength(
          component: component.name, array: array, found: found, expected: expected)
      }
    }
    try expect("unigramLogP", component.unigramLogP.count, wordCount)
    try expect("unigramBackoff", component.unigramBackoff.count, wordCount)
    for (index, value) in component.unigramLogP.enumerated() where value.isNaN || value > 0.001 {
      throw .notALogarithm(component: component.name, order: 1, at: index)
    }
    for (order, table) in component.tables {
      let count = table.ids.count / order
      try expect("ids of order \(order)", table.ids.count, count * order)
      try expect("logP of order \(order)", table.logP.count, count)
      if !table.backoff.isEmpty {
        try expect("backoff of order \(order)", table.backoff.count, count)
      }
      for (index, value) in table.logP.enumerated() where !value.isFinite || value > 0.001 {
        throw .notALogarithm(component: component.name, order: order, at: index)
      }
      var previous: UInt128?
      for index in 0..<count {
        let key = NgramKey.key(of: table, order: order, at: index)
        let isInside = (0..<order).allSatisfy { table.ids[index * order + $0] < wordCount }
        if !isInside || previous.map({ $0 >= key }) ?? false {
          throw .ngramOrder(component: component.name, order: order, at: index)
        }
        previous = key
      }
    }
  }
}

extension PackComponent {
  /// The tables with their orders, the lowest first.
  var tables: [(order: Int, table: NgramTable)] {
    [(2, bigrams), (3, trigrams)] + (fourgrams.map { [(4, $0)] } ?? [])
  }
}
