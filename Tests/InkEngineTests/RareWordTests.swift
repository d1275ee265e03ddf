// Short words that the list has but hardly anybody writes, beside the common words they are slips of.

import InkTestSupport
import Testing

@Suite struct RareWordTests: ShippedEnglish {
  @Test(arguments: [
    ("There aer two of them ", "There are two of them "),
    ("It took an hou to get there ", "It took an hour to get there "),
    ("What do yoy want ", "What do you want "),
    ("Paste the sme text again ", "Paste the same text again "),
    ("I have ben there ", "I have been there "),
    ("This is not wat they eat ", "This is not what they eat "),
  ])
  func `a rare word becomes the common one that the sentence wants`(text: String, meant: String)
    throws
  {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "He got a tat on his arm ", "Add 2 tsp of salt ", "The ewe lambed ", "We met at the inn ",
    "The better part of valor ", "The moa is extinct ", "I saw Ben there ", "the form of it ",
    "an ell of cloth ", "the nave and the apse ",
  ])
  func `a rare word that may be meant stays`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test func `a rare word that was written before stays`() throws {
    #expect(try typed("There aer two ", before: "The aer is a unit. ") == "There aer two ")
  }

  @Test func `a rare word is no slip of a rarer one that was written before`() throws {
    let text = "It is a pupil in the house by the sea. "
    #expect(try typed(text, before: "It is a pupal in the house by the sea. ") == text)
  }

  @Test func `the change of a rare word can be taken back`() throws {
    var typist = try typist()
    typist.type("There aer ")
    #expect(typist.changes == ["aer>are"])
  }
}
