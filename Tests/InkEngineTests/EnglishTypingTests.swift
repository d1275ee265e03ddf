// What is put right by itself while English is typed with the shipped pack, and what is left alone.

import InkCorrection
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
    ("Merrivale", "Merrivals"), ("Aldric", "Aldrik"),
  ])
  func `another form of a word that the text has is none of its slips, nor is a name beside one`(
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
  func `a slip of a word that the text has is put right`(written: String, slip: String) throws {
    let before = "We saw \(written) here and \(written) there. And there was "
    #expect(try typed("\(slip) too", before: before) == "\(written) too")
  }

  @Test(arguments: [
    "care", "grace", "cheer", "skill", "joy", "shame", "wonder", "aw", "hope", "use",
  ])
  func `what ends in full is meant to end in ful`(stem: String) throws {
    #expect(try typed("It was \(stem)full. ") == "It was \(stem)ful. ")
  }

  @Test func `what is full stays so`() throws {
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
    "the signin pages", "our tfstate was", "if you'd've asked", "they couldn't've been",
    "a cwtch and",
    "she stooked the", "with his wifie and", "a nisse and",
  ])
  func `what few lists have is none of the words beside it`(text: String) throws {
    #expect(try typed("We saw " + text) == "We saw " + text)
  }

  @Test(arguments: [
    ("definatly", "definitely"), ("restaraunt", "restaurant"), ("brocolli", "broccoli"),
    ("occurance", "occurrence"), ("neice", "niece"), ("stomache", "stomach"), ("tomatoe", "tomato"),
    ("enought", "enough"), ("percieve", "perceive"),

  ])
  func `a common misspelling is put right where another word is nearer`(
    slip: String, meant: String
  ) throws {
    #expect(try typed("that \(slip) too") == "that \(meant) too")
  }

  @Test(arguments: ["wensday", "febuary"])
  func `a common misspelling of a name has its capital`(slip: String) throws {
    let first = try #require(try corrections("on \(slip)|").first)
    #expect(["Wednesday", "February"].contains(first))
  }
}
