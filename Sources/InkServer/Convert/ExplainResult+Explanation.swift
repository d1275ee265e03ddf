// An explanation in the protocol's words, each rule with its sentence.

import InkCorrection
import InkEngine
import InkLSP
import InkLexicon

extension ExplainResult {
  init(_ found: Explanation, of text: String, version: Int, _ positions: PositionWriter) {
    self.init(
      version: version, typed: found.typed, range: positions.range(found.range), text: text,
      suggestion: Verdict(
        rule: found.suggestion.rawValue, sentence: found.suggestion.sentence,
        rank: found.suggestionRank),
      correction: Verdict(
        rule: found.correction.rule, sentence: found.correction.sentence,
        rank: found.correctionRank),
      sources: found.sources.map(Source.init))
    known = found.typedWord?.known
    keepProbability = found.typedWord?.keepProbability
    typedSources = found.typedSources.map(Source.init)
    probability = found.probability
    score = found.score?.nats
    slips = found.slips?.map {
      Slip(typed: $0.typed, meant: $0.meant, cost: $0.cost.nats, sentence: $0.sentence)
    }
    report = found.report(on: text)
  }
}

extension ExplainResult.Source {
  fileprivate init(_ source: Explanation.Source) {
    switch source {
    case .pack(let language, let score, _):
      self.init(kind: "pack", language: language, score: score.nats)
    case .learned(let word): self.init(kind: "learned", word)
    case .ignored(let word): self.init(kind: "ignored", word)
    case .document(let count): self.init(kind: "document", count: count)
    }
  }

  private init(kind: String, _ word: UserWord) {
    self.init(
      kind: kind, language: word.language, scope: word.scope.name, count: word.count,
      since: word.date == 0 ? nil : Int(clamping: word.date))
  }
}

extension SuggestionVerdict {
  var sentence: String {
    switch self {
    case .offered: "It is suggested."
    case .otherCase: "It is suggested, with the capitals that its place or what is typed wants."
    case .likelierOthers: "Other words are likelier here, and there is room for no more."
    case .beginsOtherwise: "It does not begin as the word at the cursor."
    case .unknown: "No language pack, no list of yours and no text of this document has it."
    case .hidden: "The language pack has it as a word, and as one that is not offered."
    case .ignored: "You have it ignored."
    case .harmful: "It would make the sentence one of suicide or violence, which is never proposed."
    case .passedOver: "It was shown while less of the word was typed, and you typed on."
    case .off: "Suggestions are switched off here."
    case .tooEarly: "Suggestions begin only after more letters, as it is set."
    case .notProse: "The place is in code or markup, or in what is no word."
    case .password: "Nothing is looked at in a password field."
    }
  }
}

extension CorrectionVerdict {
  /// The name of the rule.
  fileprivate var rule: String {
    switch self {
    case .best(let rule): rule.rawValue
    case .likelierOther: "likelierOther"
    case .asTyped: "asTyped"
    case .notNear: "notNear"
    case .replacement: "replacement"
    case .off: "off"
    case .noWord: "noWord"
    }
  }

  var sentence: String {
    switch self {
    case .best(let rule): rule.sentence
    case .likelierOther: "It is offered as a correction; another one is likelier."
    case .asTyped: "It is what is typed."
    case .notNear: "It is too far from what is typed, or is not a known word."
    case .replacement: "It is the replacement of what is typed, by your list or as a contraction."
    case .off: "Corrections are switched off here."
    case .noWord: "No word ends here that could be wrong."
    }
  }
}

extension AutocorrectRule {
  var sentence: String {
    switch self {
    case .automatic: "With autocorrect “apply” it is put in when the word ends."
    case .known: "It is offered only: what is typed is a word."
    case .ignored: "It is offered only: you have what is typed ignored."
    case .notProse: "It is offered only: the place is not prose in a language of yours."
    case .shape:
      "It is offered only: by its shape, what is typed is a name of something or an abbreviation."
    case .name: "It is offered only: the capital makes what is typed a name or an abbreviation."
    case .nothingNear: "There is nothing near."
    case .kind:
      "It is offered only: what is typed may be a form or a spelling of its own, such as a plural."
    case .takenBack: "It is offered only: you have taken this very change back."
    case .repeated: "It is offered only: the document has what is typed more than once."
    case .greatSlip: "It is offered only: the two words have too little in common."
    case .unsure: "It is offered only: what is typed may as well be meant, or another word."
    }
  }
}
