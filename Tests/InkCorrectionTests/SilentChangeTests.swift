// Which kinds of changes may be made automatically: slips of the Shift key, inflected forms, spelling variants.

import InkGeometry
import Testing

@testable import InkCorrection

@Suite struct SilentChangeTests {
  /// Returns a position inside a sentence, on the US keyboard layout.
  private func setting(in language: String?) -> TypedSetting {
    TypedSetting(capitalIsUninformative: false, rules: languageRules(of: language), layout: .us)
  }

  /// Whether a change may be made automatically.
  private func isAllowed(_ typed: String, _ meant: String, in language: String? = nil) -> Bool {
    SilentChange.veto(on: typed, into: meant, in: setting(in: language)) == nil
  }

  @Test(arguments: [
    ("hTat", "That", true), ("SShould", "Should", true), ("oYrk", "York", true),
    ("iPhone", "Phone", false), ("iPohne", "Phone", false), ("THat", "That", false),
    ("eBay", "Be", false), ("hT", "Th", false), ("", "", false), ("TGhat", "That", true),
    ("GFrom", "From", true), ("DBus", "Bus", false), ("KDisk", "Disk", false),
    ("QAction", "Action", false), ("TForm", "Form", false), ("GThread", "Thread", false),
    ("MHz", "Hz", false), ("TGHat", "That", false),
  ])
  func `a capital that slipped by a letter is distinguished from names with inner capitals`(
    typed: String, meant: String, isUndone: Bool
  ) {
    #expect(StrayCapital.isUndone(typed, by: meant, in: setting(in: "en")) == isUndone)
    #expect(isAllowed(typed, meant, in: "en") == isUndone)
  }

  @Test(arguments: [
    ("haematocrit", "hematocrit", false), ("journalling", "journaling", false),
    ("focusses", "focuses", false), ("writting", "writing", true),
    ("controlling", "controling", false), ("filllings", "fillings", true),
  ])
  func `a British spelling does not become an American one`(
    typed: String, meant: String, isAllowed: Bool
  ) {
    #expect(self.isAllowed(typed, meant, in: "en") == isAllowed)
  }

  @Test(arguments: [
    ("tradie", "trade", "en", false), ("bikies", "bikes", "en", false),
    ("moive", "move", "en", true), ("feild", "feld", "en", true), ("belie", "bele", "en", false),
    ("tradie", "trade", "fr", true),
  ])
  func `a word in -ie is one that people form`(
    typed: String, meant: String, language: String, isAllowed: Bool
  ) {
    #expect(self.isAllowed(typed, meant, in: language) == isAllowed)
  }

  @Test(arguments: [
    ("acrosss", "across", true), ("yearss", "years", true), ("foobars", "foobar", false),
    ("schüsselk", "schüssel", true), ("happend", "happened", true),
    ("systemd", "system", false), ("crond", "cron", false), ("othered", "othere", true),
    ("intendedd", "intended", true), ("replacesd", "replaces", true), ("cupsd", "cups", false),
    ("accessd", "access", false), ("stringp", "string", false), ("elisp", "lisp", false),
    ("needa", "need", false), ("thew", "the", true), ("tthe", "the", true), ("rthe", "the", true),
    ("loooong", "long", false), ("yesss", "yes", false), ("willl", "will", true),
    ("ahhh", "ahh", false), ("ewww", "www", false), ("libc", "libc6", false),
    ("pygobject", "PyObject", false),
    ("dpkg", "dig", false), ("tht", "that", true), ("attt", "att", true),
    ("sublicensed", "sublicense", false),
  ])
  func `a word with an added ending is a form of the word, but not with a second s`(
    typed: String, meant: String, isAllowed: Bool
  ) {
    #expect(self.isAllowed(typed, meant, in: "en") == isAllowed)
  }

  @Test(arguments: [
    ("daß", "dass", "de", false), ("Strasse", "Straße", "de-CH", false),
    ("daß", "dass", "fr", true),
    ("systemd", "system", "en", false), ("cupsd", "cups", "en", false),
    ("cupsd", "cups", "sv", true),
    ("Schüsseln", "Schüssel", "de", false), ("musizierend", "musizieren", "de", false),
    ("organise", "organize", "en-GB", false), ("organize", "organise", "fr", true),
  ])
  func `forms and spellings are those of the language in use`(
    typed: String, meant: String, language: String, isAllowed: Bool
  ) {
    #expect(self.isAllowed(typed, meant, in: language) == isAllowed)
  }

  @Test(arguments: [
    ("parmis", "parmi", "fr", true), ("Dupônt", "Dupont", "fr", false),
    ("éxemple", "exemple", "fr", true),
    ("closèd", "closed", "en", false), ("Müler", "Müller", "de", true),
    ("Buhne", "Bühne", "de", true), ("dont", "don't", "en", true),
  ])
  func `typed diacritics stay on possible names, and in languages without diacritics`(
    typed: String, meant: String, language: String, isAllowed: Bool
  ) {
    #expect(self.isAllowed(typed, meant, in: language) == isAllowed)
  }

  @Test(arguments: [
    ("ot", "to", true), ("ot", "of", false), ("et", "te", false),
  ])
  func `of two letters only the order is corrected`(typed: String, meant: String, isAllowed: Bool) {
    #expect(self.isAllowed(typed, meant, in: "en") == isAllowed)
  }

  @Test(arguments: [
    ("serialiser", "serializer", false), ("anonymisation", "anonymization", false),
    ("catalyse", "catalyze", false), ("waz", "was", true), ("reailze", "realize", true),
    ("citisen", "citizen", true), ("wisard", "wizard", true), ("organising", "organizing", false),
  ])
  func `British spelling is not a slip`(typed: String, meant: String, isAllowed: Bool) {
    #expect(self.isAllowed(typed, meant, in: "en") == isAllowed)
  }
}
