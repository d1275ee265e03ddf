// Slips in the capital at the start of a sentence, which the case of the next letters gives away.

import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct FirstCapitalTests: ShippedEnglish {
  private static let capitals = "We met them. They left early. She stayed. It was late. "
  private static let smalls = "we met them. they left early. she stayed. it was late. "

  @Test(arguments: [
    ("ooking forward to it ", "Looking forward to it "), ("omorrow we go ", "Tomorrow we go "),
    ("eVry good ", "Very good "), ("iGve it back ", "Give it back "),
  ])
  func `a capital that is missing or second is put first`(typed: String, meant: String) throws {
    #expect(try self.typed(typed, before: Self.capitals) == meant)
  }

  @Test func `where sentences begin with small letters, a small letter tells nothing`() throws {
    #expect(try typed("ooking forward ", before: Self.smalls).hasPrefix("Looking") == false)
    let (small, capital) = try (
      corrections(Self.smalls + "ost|"), corrections(Self.capitals + "ost|")
    )
    #expect(small.contains("most") && !small.contains("Most"))
    #expect(capital.contains("Most") && capital.contains("Lost"))
  }

  @Test func `a word that never begins with a capital misses none`() throws {
    let corrections = try corrections(Self.capitals + "phone|")
    #expect(corrections.contains("iPhone") && !corrections.contains("IPhone"))
  }

  @Test(arguments: [
    ("mow the lawn ", "Mow the lawn "), ("hoover it ", "Hoover it "), ("then go ", "Then go "),
    ("grep the log ", "grep the log "), ("curl is here ", "curl is here "),
    ("tmux is here ", "tmux is here "),
  ])
  func `a sentence begins with a capital unless its first word may be the name of a program`(
    typed: String, written: String
  ) throws {
    var settings = EngineSettings.applyingCorrections
    settings.autocapitalization = .sentences
    var typist = try typist(after: "It rained. ")
    typist.scene = Scene(
      "It rained. |", languageID: "markdown", settings: settings, pack: try pack())
    typist.type(typed)
    #expect(typist.text == "It rained. " + written)
  }

  @Test func `within a sentence a small letter tells nothing`() throws {
    let corrections = try corrections(Self.capitals + "We had ost|")
    #expect(corrections.contains("most") && !corrections.contains("Most"))
  }

  @Test func `a small letter tells nothing where Inkling puts the capitals`() throws {
    var settings = EngineSettings.applyingCorrections
    settings.autocapitalization = .sentences
    var scene = Scene(Self.capitals + "ost|", settings: settings, pack: try pack())
    let corrections = scene.answer(.corrections).corrections.map(\.text)
    #expect(corrections.contains("most"))
  }
}
