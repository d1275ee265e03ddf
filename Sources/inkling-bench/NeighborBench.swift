// The programs that people use today for parts of the same work, measured on the same machine at the same time.

import InkJSON
import InkRPC
import InkSystem

/// Measures those that are installed; the others have no row.
struct NeighborBench {
  static let keys = 500

  /// The times of a peer, and of Inkling for the same work.
  struct Row {
    let name: String
    let times: Distribution
    let inkling: Distribution
  }

  private let programs: Programs

  init(_ programs: Programs) {
    self.programs = programs
  }

  /// Measures them in comparison with Inkling's complete answer to a keystroke.
  func run(answers: Distribution) throws -> [Row] {
    let corrections = try inklingCorrections()
    let found: [(String, Distribution, () throws -> Distribution)] = [
      ("Presage in process, a prediction", answers, presage),
      ("ruff server (Rust), a change and an empty hover", answers, ruff),
      (
        "hunspell by pipe, corrections of a misspelled word", corrections,
        { try speller("hunspell", ["-a", "-d", "en_US"]) }
      ),
      (
        "aspell by pipe, corrections of a misspelled word", corrections,
        { try speller("aspell", ["-a", "--lang=en_US"]) }
      ),
    ]
    return found.compactMap { name, inkling, measure in
      (try? measure()).map { Row(name: name, times: $0, inkling: inkling) }
    }
  }

  /// Measures Presage, without a pipe in between: see `presage.c`.
  private func presage() throws -> Distribution {
    let process = try Peer(programs.presage)
    let text = TypedDocument.prose.prefix(Self.keys)
    let numbers = String(decoding: try process.output(for: Array(text.utf8)), as: UTF8.self)
    let times = numbers.split(separator: "\n").compactMap { UInt64($0) }
    guard times.count > 1 else { throw BenchFailure("Presage predicted nothing") }
    return Distribution(times)
  }

  /// Measures the overhead of another server: a change, and a request with an empty answer.
  private func ruff() throws -> Distribution {
    let server = try Peer(programs.ruff, ["server"])
    try server.initialize()
    try server.send(TypedDocument.open("", languageID: "python"))
    var document = TypedDocument()
    let hover = Keystroke("textDocument/hover", "hover")
    let times = try (0..<Self.keys).map { _ in
      let (change, position) = document.key()
      let bytes = change + server.request(hover.method, hover.parameters(at: position))
      return try duration { try server.exchange(bytes) }
    }
    return Distribution(times)
  }

  /// Measures a spell checker that speaks ispell's protocol over its pipe.
  private func speller(_ name: String, _ arguments: [String]) throws -> Distribution {
    let process = try Peer(name, arguments)
    try process.readLine()
    let times = try Self.slips.map { slip in
      try duration { try process.exchangeLines(Array("\(slip)\n".utf8)) }
    }
    return Distribution(times)
  }

  private func inklingCorrections() throws -> Distribution {
    let server = try Peer(programs.server)
    try server.initialize()
    var times: [UInt64] = []
    for (index, slip) in Self.slips.enumerated() {
      let uri = JSONValue.string("file:///slip-\(index).md")
      try server.send(TypedDocument.open(slip, uri: uri))
      let parameters: JSONValue = [
        "textDocument": ["uri": uri], "want": ["corrections"],
        "position": ["line": 0, "character": .integer(Int64(slip.utf8.count))],
      ]
      let question = server.request("inkling/autocomplete", parameters)
      times.append(try duration { try server.exchange(question) })
    }
    return Distribution(times)
  }

  /// Real misspellings.
  private static let slips = """
    recieve garndes tempreature wich becuase definately windwo seperate morgning adress thoguht messurement neigbour
    libary tommorow occured beleive goverment freind untill wierd accomodate publically foriegn arguement commitee
    concious enviroment existance happend independant knowlege liason maintainance noticable occassion persistant
    posession prefered reccomend refered relevent religous remeber resistence sence succesful suprise tendancy therefor
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
