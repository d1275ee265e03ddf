// Harmful words are not suggested, but the same words are in other contexts.

import Testing

@testable import InkModel

@Suite struct HarmfulEndingTests {
  @Test(arguments: [
    ("want to kill", "myself"), ("going to hurt", "yourself"), ("he shot", "Himself"),
    ("wants to commit", "suicide"), ("i will kill", "them"), ("hurt or kill", "them"),
    ("to end my", "life"),
    ("ich will mich", "umbringen"), ("veux me", "suicider"), ("quiero", "matarme"),
    ("quero me", "matar"), ("ta livet av", "mig"), ("tôi muốn tự", "tử"),
    ("she deserves to", "die"),
    ("ich bringe mich", "um"), ("ich will", "sterben"), ("ska ta mitt", "liv"),
    ("vou tirar minha", "vida"), ("to take your own", "life"), ("jag vill", "döda"),
    ("underage", "girls"),
    ("no reason to", "die"), ("i want to", "kill"),
  ])
  func `a sentence of suicide or violence is not completed`(before: String, word: String) {
    #expect(HarmfulEndings(after: tokens(before)).contains(word))
  }

  @Test(arguments: [
    ("muslims are", "terrorists"), ("gay people are", "incompetent"), ("all women are", "stupid"),
    ("die juden sind", "minderwertig"), ("les femmes sont", "inférieures"),
    ("kvinnor är", "farligare"), ("die türken", "mord"), ("he skinned", "women"),
    ("the cossacks slaughtered", "Ukrainians"), ("they hate", "women"),
    ("os pretos são", "desleais"), ("indians are", "uncivilized"), ("gas the", "kurds"),
    ("sieg", "heil"), ("refugees should", "die"),
  ])
  func `nobody is held in contempt`(before: String, word: String) {
    #expect(HarmfulEndings(after: tokens(before)).contains(word))
  }

  @Test func `things may be called what groups are not`() {
    let endings = HarmfulEndings(after: tokens("the processes are"))
    #expect(!["lazy", "inferior", "minderwertig", "farligare"].contains { endings.contains($0) })
  }

  @Test(arguments: [
    ("to kill the", "process"), ("to enjoy", "myself"),
    ("the end of his", "life"), ("take over your", "life"), ("tar över mitt", "liv"),
    ("das bringt uns", "um"), ("viele frauen", "die"), ("av all gas", "men"),
    ("i will see", "them"),
    ("the end of", "life"), ("freue mich", "darauf"), ("je me", "lève"), ("", "myself"),
    ("kill all of it", "myself"), ("skin care for", "children"),
  ])
  func `other sentences are completed`(before: String, word: String) {
    #expect(!HarmfulEndings(after: tokens(before)).contains(word))
  }

  @Test func `a word is completed once more than half of it is typed`() {
    let endings = HarmfulEndings(after: ["to", "kill"])
    let typed = ["", "my", "mys", "myse"]
    #expect(typed.map { endings.contains("myself", after: $0) } == [true, true, true, false])
  }

  private func tokens(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
