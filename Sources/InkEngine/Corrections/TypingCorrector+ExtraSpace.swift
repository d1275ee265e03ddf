// The space that is too much before a mark: Good , but late. All is well . We go home.

import InkCorrection
import InkText

extension TypingCorrector {
  /// A word and its comma without the space between them, once a blank follows the comma.
  ///
  /// Nothing is changed unless a known word precedes the space, both of which were typed in one go: a mark by itself is
  /// an operator, a cell or an argument where no word is before it.
  mutating func spaceBeforeComma(in document: inout Document) -> TypingCorrection? {
    guard ending.scalar.properties.isWhitespace else { return nil }
    return withoutSpace(before: ",", endingAt: ending.start, in: &document)
  }

  /// A word and its full stop without the space between them, once a word that begins most sentences follows with its
  /// capital. Else it may be a folder: git add .
  mutating func spaceBeforeStop(in document: inout Document) -> TypingCorrection? {
    guard let word = finished?.word, word.opening.isEmpty, LetterCase.of(word.text) == .title,
      model.hasLanguage(where: { $0.words.openers.sentences.contains(normalizedWord(word.text)) })
    else { return nil }
    let start = word.range.lowerBound
    guard start.byte > 0 else { return nil }
    let end = TextPoint(line: start.line, byte: start.byte - 1)
    guard document.text.string(in: end..<start) == " " else { return nil }
    return withoutSpace(before: ".", endingAt: end, in: &document)
  }

  /// The word before a mark, with the mark directly behind it, if a single space is between the two.
  private mutating func withoutSpace(
    before mark: String, endingAt end: TextPoint, in document: inout Document
  ) -> TypingCorrection? {
    let space = TextPoint(line: end.line, byte: end.byte - 2)
    guard space.byte > 0, document.text.string(in: space..<end) == " " + mark,
      let run = document.typing.run, run.lowerBound < space,
      let range = document.text.run(before: space)
    else { return nil }
    let word = document.text.string(in: range)
    let (typed, text) = (word + " " + mark, word + mark)
    let line = document.text.string(in: TextPoint(line: end.line, byte: 0)..<space)
    guard word.unicodeScalars.count > 1, word.isLettersOnly, !isSpokenOf(mark, after: line),
      !isUsual(mark, before: space, in: document.text)
    else { return nil }
    let judge = judge(ofWordEndingAt: space, in: &document)
    guard judge.place.policy.appliesCorrections, judge.place.site.wordRange == range,
      judge.isKnown(word), !judge.isIgnored(word), !judge.isReverted(typed, text)
    else { return nil }
    return TypingCorrection(
      range: range.lowerBound..<end, typed: typed, text: text, reason: .spelling)
  }

  /// Whether a mark may be meant by itself after what is before it on its line: as a cell of a table, as a mark that is
  /// spoken of, with , and not with ;, or as the folder that a command takes.
  private func isSpokenOf(_ mark: String, after line: String) -> Bool {
    // Single marks are cells there.
    if line.utf8.contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\t") }) {
      return true
    }
    let words = line.split { !$0.isLetter }.suffix(Self.wordsOfCommand)
      .map { normalizedWord(String($0)) }
    guard let last = words.last, !Self.namers.contains(last) else { return true }
    return mark == "." && words.contains(where: Self.commands.contains)
  }

  /// Whether the text shortly before has such a space, too, which is meant then, or was put back.
  private func isUsual(_ mark: String, before end: TextPoint, in text: Text) -> Bool {
    let start = TextPoint(line: max(0, end.line - Self.linesRead), byte: 0)
    return text.string(in: start..<end).contains(" " + mark + " ")
  }

  private static let linesRead = 20

  /// Words of all languages after which a mark is spoken of: its names, and those that no clause ends with.
  private static let namers = Set(
    wordsOf: """
      al als and ao are as at au av avec be by bằng cada caractère carácter ce cet cette
      chaque character characters com coma comma con các của de del delimitador delimiter
      dem den der des die dot du durch dùng dấu each ein eine einem einen einer el eller en
      entre est et ett every from function för für hoặc im in into is ist jedes key keys komma la las
      le les los là med mit một những och oder of on operador operator operatorn or os ou par
      para period por pour punkt på sans sem separador separator separators sign signe signo
      sin sinal sind som stop symbol symbole symbols séparateur taste tecken tecknet than the
      till to trennzeichen um uma un una und une utan varje virgule von và vírgula với was
      were with zeichen zu zwischen är
      """)

  /// Commands that take a folder, as which a full stop stands for the current one.
  private static let commands = Set(
    wordsOf: """
      add build cd code commit cp docker find git grep init install list ls make mv npm open rm run start tar test tree
      up watch
      """)
  /// How many words a command is from its folder at most: npm install foo .
  private static let wordsOfCommand = 3
}
