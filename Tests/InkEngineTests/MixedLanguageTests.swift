// Words that two loaded languages have: the shipped packs, two of them together, where one language follows another.

import InkTestSupport
import Testing

@Suite struct MixedLanguageTests {
  private static let english = "The build fails when the flag is missing.\n\n"

  @Test(arguments: [
    ("de", "Im Anhang die Rechnung. "), ("de", "Im Prinzip ja. "), ("de", "im Moment nicht "),
    ("de", "im Code ist ein Bug "), ("de", "Im Server-Log steht nichts. "),
    ("sv", "En uggla hoade i tornet. "), ("sv", "Vi ses i morgon. "),

    ("sv", "I morgon blir det sol. "),
    ("vi", "Im đi! "), ("fr", "Dont ce que je parlais. "),
  ])
  func `a common word of another loaded language is not an English one after English`(
    language: String, text: String
  ) throws {
    #expect(try Typist.typed(Self.english + text, in: [language, "en"]) == Self.english + text)
  }

  @Test(arguments: [
    ("de", "I dont think so. ", "I don't think so. "),
    ("de", "Its raining again. ", "It's raining again. "),
    ("de", "Thats the one. ", "That's the one. "), ("fr", "Thats the one. ", "That's the one. "),
    ("de", "Ill call you tonight. ", "I'll call you tonight. "),
    ("de", "Er komt immer zu spät. ", "Er kommt immer zu spät. "),
    ("es", "Lso niños duermen. ", "Los niños duermen. "),
    ("es", "Aqui no hay nadie. ", "Aquí no hay nadie. "),
    ("de", "node i sends it. ", "node i sends it. "),
    // Of none of the two.
    ("fr", "Precisas de ativar dois ", "Precisas de ativar dois "),
    ("es", "Démolir coûte de l'argent ", "Démolir coûte de l'argent "),
    ("de", "Fettabsaugung im Prevention Center ", "Fettabsaugung im Prevention Center "),
    // Capitals are no evidence against what German lists as a name.
    ("de", "They may sue the owner. ", "They may sue the owner. "),
  ])
  func `the next words tell in which language the first ones of a text are`(
    language: String, text: String, meant: String
  ) throws {
    #expect(try Typist.typed(text, in: [language, "en"]) == meant)
  }

  @Test(arguments: [
    ("de", "im going home ", "I'm going home "), ("de", "I think im late ", "I think I'm late "),
    ("de", "Im so tired ", "I'm so tired "), ("de", "Im not sure ", "I'm not sure "),
    ("sv", "and then i went ", "and then I went "), ("sv", "if i can do it ", "if I can do it "),
    ("fr", "dont do that ", "don't do that "),
  ])
  func `it is one once the next word tells so`(language: String, text: String, meant: String)
    throws
  {
    let typed = try Typist.typed(Self.english + text, in: [language, "en"])
    // The typist capitalizes no sentences.
    #expect(typed.lowercased() == (Self.english + meant).lowercased())
  }
}
