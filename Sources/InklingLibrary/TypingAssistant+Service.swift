// Suggestions from a service: question and result are values, so that the text can change meanwhile.

public import InkEngine

/// A question for a service about a position in a text; it holds neither the assistant nor the text.
public struct AutocompleteRequest: Sendable {
  /// The service.
  public let service: any AutocompleteService
  /// The question.
  public let question: ExternalQuestion

  /// Sends the question to the service and waits for the result.
  ///
  /// - Throws: Any error that the service throws.
  public func result() async throws -> AutocompleteResult {
    let suggestions = try await service.autocomplete(question)
    return AutocompleteResult(
      source: service.name, question: question, suggestions: suggestions)
  }
}

/// The suggestions of a service for a position in a text.
public struct AutocompleteResult: Sendable, Equatable {
  /// The name that the suggestions give as their source.
  public let source: String
  /// The question.
  public let question: ExternalQuestion
  /// The suggestions, best first.
  public let suggestions: [ExternalSuggestion]
}

extension TypingAssistant {
  /// Creates the question to the ``service`` about the cursor.
  ///
  /// Using a service takes three steps, of which only the second waits. Keys may be typed meanwhile:
  ///
  /// ```swift
  /// let request = assistant.autocompleteRequest(in: &document)
  /// let result = try await request?.result()
  /// let answer = assistant.autocomplete(with: result, in: &document)
  /// ```
  ///
  /// - Parameters:
  ///   - document: The text.
  ///   - limit: The maximum number of suggestions; nil for the number in the settings.
  /// - Returns: The request; nil if there is no service, or if no words are offered, as in a password field.
  public mutating func autocompleteRequest(
    in document: inout TextDocument, limit: Int? = nil
  ) -> AutocompleteRequest? {
    guard let service, let question = question(in: &document, limit: limit) else { return nil }
    return AutocompleteRequest(service: service, question: question)
  }

  /// Returns what may be typed at the cursor by the language packs, together with the suggestions of a service.
  ///
  /// - Parameters:
  ///   - result: The result of the service. It is ignored if nil, or if the text around the cursor has changed since;
  ///     the answer is then that of ``localAutocomplete(in:wanting:limit:)``.
  ///   - document: The text; it records what was offered in it.
  ///   - want: The lists to return; by default suggestions and ghost text.
  ///   - limit: The maximum length of each list; nil for the numbers in the settings.
  /// - Returns: Suggestions, ghost text and whatever else is requested.
  public mutating func autocomplete(
    with result: AutocompleteResult?, in document: inout TextDocument,
    wanting want: Question.Want = [.suggestions, .inlinePrediction], limit: Int? = nil
  ) -> Answer {
    var question = Question(at: document.selection.upperBound, want: want, limit: limit)
    if let result, isCurrent(result, in: &document) {
      question.external = ExternalAnswer(
        source: result.source, isAlone: usesServiceExclusively, suggestions: result.suggestions)
    }
    return answer(question, in: &document.content)
  }

  /// Whether the result of a service refers to the text as it is now.
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

  /// The number of bytes before the cursor that a service receives.
  private static let serviceContextBytes = 4_096
}
