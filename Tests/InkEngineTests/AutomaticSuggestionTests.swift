// What is suggested as an automatic correction, listed as one and done at the end of the word, with the shipped pack.

import InkAutocomplete
import InkCorrection
import InkEngine
import InkTestSupport
import InkText
import Testing

@Suite struct AutomaticSuggestionTests: ShippedEnglish {
  private static let words = """
    about after again because before between could every friend great happened important interesting language meeting \
    morning necessary nothing other people possible probably question really remember second should something special \
    station street student suddenly teacher their together tomorrow understand usually weather weekend without \
    wonderful yesterday problem computer message minute believe beautiful difficult different exactly finally general \
    government however information kitchen knowledge letter library machine medicine mountain music window winter
    """.split(separator: " ").map(String.init)

  @Test(arguments: ["We all know that the ", "She told me about her "])
  func `what is done is marked in both lists, however long they are`(before: String) throws {
    var random = SeededRandom(seed: 17)
    var changed = 0
    for word in Self.words {
      let slip = Self.slip(in: Array(word), &random)
      var typist = try typist(after: before)
      typist.type(slip)
      let corrections = typist.scene.answer(.corrections).corrections
      let automatic = corrections.filter(\.automatic).map(\.text)
      for limit in [1, 3, 9] {
        let list = typist.scene.answer(.suggestions, limit: limit).suggestions
        let marked = list.filter { $0.kind == .autocorrect }.map(\.text)
        #expect(marked == automatic, "\(slip), \(limit) wanted")
      }
      typist.type(" ")
      #expect(typist.text == before + (automatic.first ?? slip) + " ")
      changed += automatic.count
    }
    #expect(changed > Self.words.count / 2)
  }

  @Test func `a word that has all letters of the typed one is marked as well`() throws {
    var typist = try typist()
    typist.type("Dont")
    let list = typist.scene.answer(.suggestions, limit: 3).suggestions
    #expect(list.filter { $0.kind == .autocorrect }.map(\.text) == ["Don't"])
  }

  @Test(arguments: [
    ("We go to \"recovr|\" now.", false), ("We go to recovr| now.", true),
    ("We go to (recovr|) now.", true),
  ])
  func `a word between quotation marks is marked as little as it is changed`(
    marked: String, isAutomatic: Bool
  ) throws {
    var scene = Scene(marked, settings: .applyingCorrections, pack: try pack())
    let corrections = scene.answer(.corrections).corrections
    #expect(corrections.first?.text == "recover")
    #expect(corrections.contains(where: \.automatic) == isAutomatic)
  }

  /// Returns a word with two letters swapped, one missing, one too many or another one in its place, not the first.
  private static func slip(in word: [Character], _ random: inout SeededRandom) -> String {
    let place = 1 + random.below(word.count - 2)
    let letter = random.element(of: "aeionst") ?? "e"
    let (head, tail) = (String(word[..<place]), String(word[(place + 1)...]))
    switch random.below(4) {
    case 0: return head + String(tail.prefix(1)) + String(word[place]) + tail.dropFirst()
    case 1: return head + tail
    case 2: return head + String(letter) + String(word[place...])
    default: return head + String(letter) + tail
    }
  }
}
