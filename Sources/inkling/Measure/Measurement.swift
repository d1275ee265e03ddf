// One file measured through the server: a fresh one for every pass, so that no figure influences another.

import InkJSON
import InkMeasure
import InkSystem

/// Measures files the way editors talk to the server.
struct Measurement {
  /// The passes over each text.
  let passes: [MeasuredPass]
  /// The settings the server starts with.
  let settings: JSONObject
  /// The server's environment.
  let environment: Environment
  /// The texts that the server learns from before typing begins.
  let texts: [OwnText]
  /// Called with the current stage and the completed fraction of the file, 0…1.
  let progress: (_ stage: String, _ fraction: Double) -> Void

  /// Returns all figures of a file.
  func figures(of file: MeasuredFile) throws -> FileFigures {
    var figures =
      switch file.content {
      case .pairs(let pairs): try figures(of: pairs, named: file.name)
      case .documents(let documents): try figures(of: documents, named: file.name)
      }
    figures.learnedWords = file.earlier.wordCount
    return figures
  }

  private func figures(of documents: [ReplayedText], named name: String) throws -> FileFigures {
    var figures = FileFigures(name: name)
    figures.words = documents.reduce(0) { $0 + $1.wordCount }
    figures.documents = documents.count
    for (index, pass) in passes.enumerated() {
      let typing = Typing(documents: documents, measurement: self) { fraction in
        progress("\(name): \(pass.stage)", (Double(index) + fraction) / Double(passes.count))
      }
      try run(pass, typing, into: &figures)
    }
    return figures
  }

  private func run(
    _ pass: MeasuredPass, _ typing: Typing, into figures: inout FileFigures
  ) throws {
    switch pass {
    case .ghosts:
      (figures.ghosts, figures.cost) = try typing.sum(GhostFigures(), +) { text, document in
        try GhostMeter().figures(typing: text, type: document.type) {
          try document.ghost(withSuggestions: true)
        }
      }
    case .everyGhost:
      let open: JSONValue = ["mode": "yes", "minimumProbability": 0, "maximumWords": 1]
      figures.everyGhost = try typing.sum(GhostFigures(), +, with: ("inlinePrediction", open)) {
        text, document in
        try GhostMeter().figures(typing: text, type: document.type) {
          try document.ghost(withSuggestions: false)
        }
      }.sum
    case .typing(let limit):
      let found = try typing.sum(TypingMeter.Figures(), +) { text, document in
        try TypingMeter(limit: limit).figures(typing: text, type: document.type) {
          try document.suggestions(limit)
        }
      }.sum
      figures.typing.append((limit, found))
    case .slips(let seed):
      figures.slips = try typing.sum(CorrectionFigures(), +) { text, document in
        try CorrectionMeter(seed: seed).figures(
          mistyping: text, replace: document.replace(_:by:), judgement: document.judgement)
      }.sum
    case .falseAlarms(let seed):
      figures.falseAlarms = try typing.sum(FalseAlarmFigures(), +) { text, document in
        try CorrectionMeter(seed: seed).falseAlarms(
          typing: text, type: document.type, judgement: document.judgement)
      }.sum
    }
  }

  private func figures(of pairs: [MeasuredFile.Pair], named name: String) throws -> FileFigures {
    var figures = FileFigures(name: name)
    figures.words = pairs.count
    let server = try MeasuredServer(
      settings: .object(settings), environment: environment, texts: texts)
    var found = CorrectionFigures()
    for (index, pair) in pairs.enumerated() {
      progress("\(name): corrections", Double(index) / Double(pairs.count))
      let document = try MeasuredDocument("\(index)", at: server)
      try document.type(pair.wrong)
      found.count(try document.judgement(), to: pair.wrong, meant: pair.right)
      try document.close()
    }
    figures.pairs = found
    figures.cost = try server.leave()
    return figures
  }

  /// All documents of a file, typed one after another with one fresh server.
  private struct Typing {
    let documents: [ReplayedText]
    let measurement: Measurement
    let progress: (Double) -> Void

    /// Returns the sum of what is found in each document.
    func sum<Found>(
      _ zero: Found, _ add: (Found, Found) -> Found,
      with setting: (name: String, value: JSONValue)? = nil,
      _ measure: (ReplayedText, MeasuredDocument) throws -> Found
    ) throws -> (sum: Found, cost: MeasuredServer.Cost) {
      var settings = measurement.settings
      if let setting { settings[setting.name] = setting.value }
      let server = try MeasuredServer(
        settings: .object(settings), environment: measurement.environment,
        texts: measurement.texts)
      var sum = zero
      for (index, text) in documents.enumerated() {
        progress(Double(index) / Double(documents.count))
        let document = try MeasuredDocument("\(index)", at: server)
        sum = add(sum, try measure(text, document))
        try document.close()
      }
      return (sum, try server.leave())
    }
  }
}
