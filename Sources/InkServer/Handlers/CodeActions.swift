// `textDocument/codeAction`: replace a word, learn it, or choose a variant of a character.

import InkEngine
import InkLSP
import InkText

extension Session {
  mutating func codeActions(_ request: CodeActionRequest) throws -> CodeActionList {
    // Do not hold a copy of the document while it is modified: that would copy all of it.
    let (selection, writer, correction) = try documents.focus(on: request.uri) { document in
      let selection = document.text.points(of: request.range, in: client.encoding)
      return (
        selection, CodeActionWriter(document, client),
        document.correction(at: selection.upperBound)
      )
    }
    var actions: [CodeAction] = []
    if request.asks(for: CodeAction.Kind.quickFix.rawValue) {
      if let correction {
        actions.append(
          writer.restoring(correction, asLiteral: client.capabilities.codeActionLiterals))
      }
      actions += try wordActions(on: selection, of: request, writer)
    }
    // Almost every cursor follows a character with variants, so callouts are only for explicit requests.
    if request.only != nil || request.isInvoked,
      request.asks(for: CodeAction.Kind.callout.rawValue)
    {
      // Editors with a block cursor select the character under it; its end is where others have their cursor.
      actions += calloutActions(
        at: selection.upperBound, in: try documents.document(request.uri), writer,
        inWords: !request.names(CodeAction.Kind.callout.rawValue))
    }
    return CodeActionList(actions, asLiterals: client.capabilities.codeActionLiterals)
  }

  /// Returns replacements for an unknown word, or on request for any word, and actions that learn or ignore it.
  private mutating func wordActions(
    on selection: Range<TextPoint>, of request: CodeActionRequest, _ writer: CodeActionWriter
  ) throws -> [CodeAction] {
    let found: (word: Range<TextPoint>, answer: Answer)? = try documents.focus(on: request.uri) {
      document in
      let start = selection.lowerBound
      let cursor = document.text.closingQuote(before: start) ?? start
      let word = CursorContext.wordRange(
        at: cursor, in: document.text, regions: document.regions(ofLine: cursor.line))
      // A block cursor after the word selects the following character.
      let reach = cursor == word.upperBound ? start.byte - cursor.byte + 1 : 0
      if word.isEmpty || word.upperBound.line < selection.upperBound.line
        || word.upperBound.byte + reach < selection.upperBound.byte
      {
        return nil
      }
      let question = Question(
        at: word.upperBound, want: .corrections, limit: Limits.replacementCount)
      return (word, engine.answer(question, in: &document))
    }
    guard let (word, answer) = found else {
      return try selectionActions(on: selection, of: request, writer)
    }
    guard answer.hasMarkedWord || request.isInvoked else { return [] }
    // A name is not marked, but may be learned.
    var actions =
      answer.hasMarkedWord || answer.hasUnknownWord
      ? writer.unknownWordActions(word, answer.corrections, isNamed: false)
      : try answer.corrections.map { writer.replacement($0) }
        + reverting(word, of: request, writer)
    let marks = request.diagnostics.filter { writer.isMark($0, on: word) }
    for index in actions.indices { actions[index].diagnostics = marks }
    return actions
  }

  /// Returns actions for the unknown words in a selection wider than a word, such as the whole line that Kate sends:
  /// all actions for a single word, the best replacements and learning for each of several.
  private mutating func selectionActions(
    on selection: Range<TextPoint>, of request: CodeActionRequest, _ writer: CodeActionWriter
  ) throws -> [CodeAction] {
    try documents.focus(on: request.uri) { document in
      let words = engine.unknownWords(
        in: selection, of: &document, limit: Limits.selectedWordCount, bytes: Limits.checkedBytes)
      let replacements =
        words.count > 1 ? Limits.replacementCountPerWord : Limits.replacementCount
      return words.flatMap { word in
        let question = Question(at: word.upperBound, want: .corrections, limit: replacements)
        let corrections = engine.answer(question, in: &document).corrections
        var actions: [CodeAction] =
          words.count > 1
          ? corrections.map { writer.replacement($0, of: word) } + writer.adding(word).prefix(1)
          : writer.unknownWordActions(word, corrections, isNamed: true)
        let marks = request.diagnostics.filter { writer.isMark($0, on: word) }
        for index in actions.indices { actions[index].diagnostics = marks }
        return actions
      }
    }
  }

  /// Returns the actions that undo the user's learning or ignoring of a word.
  private func reverting(
    _ word: Range<TextPoint>, of request: CodeActionRequest, _ writer: CodeActionWriter
  ) throws -> [CodeAction] {
    let text = try documents.document(request.uri).text.string(in: word)
    return writer.reverting(
      text, engine.wordStatus(text, language: nil, document: address(of: request.uri)))
  }

  private func calloutActions(
    at point: TextPoint, in document: Document, _ writer: CodeActionWriter, inWords: Bool
  ) -> [CodeAction] {
    guard let target = engine.calloutTarget(at: point, in: document) else { return [] }
    let callouts = engine.callouts(of: target.base, in: document)
    return writer.variants(callouts, of: target.base, at: target.range, inWords: inWords)
  }
}
