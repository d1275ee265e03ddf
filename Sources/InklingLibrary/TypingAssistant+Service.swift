// Suggestions of a service: what it is asked is a value that is awaited while the text goes on, and so is what it says.

public import InkEngine

/// What a service is to be asked about a place of a text; it holds neither the assistant nor the text.
public struct AutocompleteRequest: Sendable {
  /// Who is asked.
  public let service: any AutocompleteService
  /// The place.
  public let question: ExternalQuestion

  /// Asks the service, and waits for it.
  ///
  /// - Throws: What the service throws.
  public func result() async throws -> AutocompleteResult {
    let suggestions = try await service.autocomplete(question)
    return AutocompleteResult(
      source: service.name, question: question, suggestions: suggestions)
  }
}

/// What a service has said about a place of a text.
public struct AutocompleteResult: Sendable, Equatable {
  /// What the suggestions are said to come from.
  public let source: String
  /// The place.
  public let question: ExternalQuestion
  /// The suggestions, best first.
  public let suggestions: [ExternalSuggestion]
}

extension TypingAssistant {
  /// Makes what the ``service`` is to be asked about the cursor.
  ///
  /// Waiting for the service takes three steps, of which only the second waits. Keys may be typed meanwhile:
  ///
  /// ```swift
  /// let request = assistant.autocompleteRequest(in: &document)
  /// let result = try await request?.result()
  /// let answer = assistant.autocomplete(with: result, in: &document)
  /// ```
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - limit: How many suggestions are of use; nil for as many as are set.
  /// - Returns: What to ask; nil where there is no service, or where no words are offered, as in a password field.
  public mutating func autocompleteRequest(
    in document: inout TextDocument, limit: Int? = nil
  ) -> AutocompleteRequest? {
    guard let service, let question = question(in: &document, limit: limit) else { return nil }
    return AutocompleteRequest(service: service, question: question)
  }

  /// Asks the language packs what may be typed at the cursor, and adds what a service has said.
  ///
  /// - Parameters:
  ///   - result: What the service has said. Where the text before or behind the cursor is another by now it is left
  ///     out, and so is nil: the answer is that of ``localAutocomplete(in:wanting:limit:)`` then.
  ///   - document: The text; it remembers what was offered in it.
  ///   - want: Which lists are wanted; suggestions and ghost text where nothing is said.
  ///   - limit: How many of each at most; nil for as many as are set.
  /// - Returns: Suggestions, ghost text and whatever else is wanted.
  public mutating func autocomplete(
    with result: AutocompleteResult?, in document: inout TextDocument,
    wanting want: Question.Want = [.suggestions, .inlinePrediction], limit: Int? = nil
  ) -> Answer {
    var question = Question(at: document.selection.upperBound, want: want, limit: limit)
    if let result, isCurrent(result, in: &document) {
      question.external = ExternalAnswer(
        source: result.source, isAlone: serviceStandsAlone, suggestions: result.suggestions)
    }
    return engine.answer(question, in: &document.content)
  }

  /// Whether what a service has said is about the text as it stands.
  public mutating func isCurrent(
    _ result: AutocompleteResult, in document: inout TextDocument
  ) -> Bool {
    question(in: &document, limit: result.question.limit) == result.question
  }

  private mutating func question(in document: inout TextDocument, limit: Int?) -> ExternalQuestion?
  {
    engine.externalQuestion(
      Question(at: document.selection.upperBound, want: .suggestions, limit: limit),
      in: &document.content, bytes: Self.serviceContextBytes)
  }

  /// How much of the text a service is given, in bytes before the cursor.
  private static let serviceContextBytes = 4_096
}
