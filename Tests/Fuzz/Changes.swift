// A sequence of changes as in didChange: text and regions must equal those of the resulting text read from scratch.

import InkText

func fuzz(_ bytes: [UInt8]) {
  var choices = Choices(bytes)
  let encodings = PositionEncoding.allCases
  let encoding = encodings[choices.below(encodings.count)]
  let languages = RegionMap.textLanguageIDs + ["swift", "python", "haskell", "plaintext"]
  let languageID = languages[choices.below(languages.count)]
  var text = Text(utf8: choices.take(choices.below(64)))
  var map = RegionMap(languageID: languageID)
  for _ in 0..<64 where !choices.isEmpty {
    let points = (0..<2).map { _ in
      let position = TextPosition(line: choices.below(16), character: choices.below(64))
      return text.point(at: position, in: encoding)
    }.sorted()
    let edit = text.replace(points[0]..<points[1], with: choices.take(choices.below(16)))
    map.recordEdit(edit)
    _ = map.regions(ofLine: choices.below(text.lineCount), in: text)
    for point in [edit.new.lowerBound, edit.new.upperBound] {
      let position = text.position(of: point, in: encoding)
      precondition(text.point(at: position, in: encoding) == point, "a place moves")
    }
  }
  precondition(Text(text.string) == text, "the lines are not those of the text")
  var anew = RegionMap(languageID: languageID)
  for line in 0..<text.lineCount {
    precondition(
      map.regions(ofLine: line, in: text) == anew.regions(ofLine: line, in: text),
      "the regions are not those of the text")
  }
}
