// What is corrected automatically while English is typed with the shipped pack, and what is left alone.

import InkCorrection
import InkAutocomplete
import InkEngine
import InkLexicon
import InkTestSupport
import InkText
import Testing

@Suite struct EnglishTypingTests: ShippedEnglish {
  @Test(arguments: [
    ("lemmatised", "lemmatises"), ("lemmatised", "lemmatise"), ("lemmatised", "lemmatiser"),
    ("lemmatises", "lemmatised"), ("geocoded", "geocodes"), ("uppercased", "uppercases"),
    ("bloviated", "bloviates"), ("transpiled", "transpiles"), ("dedupes", "deduped"),
    ("Brunnhild", "Brunnhilde"), ("Dagny", "Dagna"), ("Velari", "Velara"), ("Velari", "Velaru"),
    ("Merrivale", "Merrivals"), ("Aldric", "Aldrik"), ("pvcreate", "lvcreate"), ("sdc", "sdd"),
    ("requeue", "dequeue"), ("xcscope-el", "cscope-el"),
  ])
  func `another form of a word in the text is not a slip of it, nor is a similar name`(
    written: String, other: String
  ) throws {
    let before = "We saw \(written) here and \(written) there. And there was "
    #expect(try typed("\(other) too", before: before) == "\(other) too")
    let found = try corrections(before + "\(other)|")
    #expect(found.contains(written))
  }

  @Test(arguments: [
    ("lemmatised", "lemmatsied"), ("lemmatised", "lemmatisedd"), ("lemmatised", "lemmatied"),
    ("Brunnhild", "Brunnhidl"), ("Perlingiere", "Perlinghiere"), ("Velari", "Velarri"),
  ])
  func `a slip of a word in the text is corrected`(written: String, slip: String) throws {
    let before = "We saw \(written) here and \(written) there. And there was "
    #expect(try typed("\(slip) too", before: before) == "\(written) too")
  }

  @Test(arguments: [
    "care", "grace", "cheer", "skill", "joy", "shame", "wonder", "aw", "hope", "use",
  ])
  func `a word that ends in full is meant to end in ful`(stem: String) throws {
    #expect(try typed("It was \(stem)full. ") == "It was \(stem)ful. ")
  }

  @Test func `a word of its own in full stays`() throws {
    #expect(try typed("It was full of it, a cupfull of it ").hasPrefix("It was full of it"))
  }

  @Test(arguments: [
    ("I think Im right", "I think I'm right"),
    ("It was late and Im sorry", "It was late and I'm sorry"),
    ("I know Im late", "I know I'm late"), ("it is so, but Im not", "it is so, but I'm not"),
    ("I think Ive seen", "I think I've seen"),
    ("with Mr Im there", "with Mr Im there"), ("the Im there", "the Im there"),
    ("with Jony Ive there", "with Jony Ive there"), ("we use IM there", "we use IM there"),
  ])
  func `a contraction with a capital inside a sentence is one, unless it may be a name`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    "the signin pages", "the runbook pages", "a stollen and", "a pandoro and", "the idxs of",
    "the codim of", "with shuf and", "with csplit and", "if you'd've asked",
    "they couldn't've been",
  ])
  func `a word that few lists have is not corrected into a near one`(text: String) throws {
    #expect(try typed("We saw " + text) == "We saw " + text)
  }

  @Test(arguments: [
    ("definatly", "definitely"), ("restaraunt", "restaurant"), ("brocolli", "broccoli"),
    ("occurance", "occurrence"), ("neice", "niece"), ("stomache", "stomach"), ("tomatoe", "tomato"),
    ("enought", "enough"), ("percieve", "perceive"), ("noone", "no one"), ("alot", "a lot"),
  ])
  func `a common misspelling is corrected where another word is nearer`(
    slip: String, meant: String
  ) throws {
    #expect(try typed("that \(slip) too") == "that \(meant) too")
  }

  @Test(arguments: ["He ", "", "| ", "We "])
  func `ie for ei is a single slip, whatever ending the context favors`(
    before: String
  ) throws {
    #expect(try typed(before + "recieve it") == before + "receive it")
  }

  @Test(arguments: [
    ("She was exausted and hungrey, ", "She was exhausted and hungry, "),
    ("The catsle was dreary. ", "The castle was dreary. "),
  ])
  func `unknown names are no evidence about lowercase words beside them`(
    text: String, meant: String
  ) throws {
    let names = "Marwenna and Tobren of Eldervale walked home with Fenwold. "
    #expect(try typed(text, before: names) == meant)
  }

  @Test(arguments: ["wensday", "febuary"])
  func `a common misspelling of a name has its capital`(slip: String) throws {
    let first = try #require(try corrections("on \(slip)|").first)
    #expect(["Wednesday", "February"].contains(first))
  }

  @Test(arguments: [
    "We met Tompson there", "We thank Mr Tompson for it", "We went to Les Baux there",
    "It was a closèd door", "It was Éric who",
  ])
  func `a possible name and a typed diacritic stay`(text: String) throws {
    #expect(try typed(text) == text)
  }

  @Test(arguments: [
    ("on Wendesday too", "on Wednesday too"), ("in Febuary too", "in February too"),
    ("in New Yrok too", "in New York too"),
  ])
  func `a slip in a name that is not another name is corrected`(text: String, meant: String) throws
  {
    #expect(try typed("We were " + text) == "We were " + meant)
  }

  @Test(arguments: [
    ("Id like to", "I'd like to"), ("Ill health is", "Ill health is"),
    ("Cant we go", "Can't we go"), ("They wont go", "They won't go"),
    ("Tell us why cant we go", "Tell us why can't we go"),
    ("He was ill then", "He was ill then"), ("We saw the id here", "We saw the id here"),
    ("It was his wont to", "It was his wont to"), ("The Id of it", "The Id of it"),
  ])
  func `a contraction that is also a word is corrected where that word cannot appear`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("I need ot check", "I need to check"), ("The ti of it", "The ti of it"),
    ("The si prefix", "The si prefix"),
  ])
  func `two letters are swapped where the words before are conclusive`(
    text: String, meant: String
  ) throws {
    #expect(try typed(text) == meant)
  }

  @Test(arguments: [
    ("It was an awfull|", "awful"), ("We payed|", "paid"),
  ])
  func `what the letters become at the word's end is in the list beside longer words`(
    marked: String, meant: String
  ) throws {
    var scene = Scene(marked, pack: try pack())
    #expect(scene.answer(.suggestions).suggestions.map(\.text).contains(meant))
  }
}
