// The intermediate state while a key or a suggestion is handled: the text, the keyboard and the effects.

import InkText

/// The state between the steps of `ActionHandler.handle`; each step itself checks whether it applies.
struct ActionRun {
  /// The gesture on a key; nil where a suggestion was chosen.
  let event: ActionEvent?
  let settings: ActionSettings
  let language: String?
  var proxy: TextDocumentProxy
  var keyboard: KeyboardState
  var effects: [KeyboardEffect] = []
  /// Whether an automatic space was removed for a punctuation mark.
  private var hasRemovedSpace = false
  /// Whether this space has ended a sentence.
  private var hasEndedSentence = false

  init(
    _ event: ActionEvent?, _ keyboard: KeyboardState, _ proxy: TextDocumentProxy,
    _ settings: ActionSettings, _ language: String?
  ) {
    self.event = event
    self.keyboard = keyboard
    self.proxy = proxy
    self.settings = settings
    self.language = language
  }

  private var action: KeyboardAction? { event?.action }
  private var isRelease: Bool { event?.gesture == .release }
  private var mayChangeText: Bool { event?.mayChangeText == true }

  /// Whether the space key is released after a drag, which types nothing.
  var endsSpaceDrag: Bool { isRelease && action == .space && keyboard.spaceDrag != nil }

  /// Adds audio and haptic feedback.
  mutating func giveFeedback(hasStep: Bool, types: ActionStep?) {
    guard let event else { return }
    let doesSomething =
      event.gesture == .press ? hasStep || types != nil : hasStep && !isRelease
    let feedback = KeyboardFeedback(
      event.gesture, on: event.action, doesSomething: doesSomething, settings)
    if let feedback { effects.append(.feedback(feedback)) }
  }

  /// Begins and ends the drag of the space key.
  mutating func followSpaceDrag() {
    guard let event, event.action == .space else { return }
    switch event.gesture {
    case .press, .release, .end: keyboard.spaceDrag = nil
    case .longPress where settings.spaceLongPress == .moveCursor: keyboard.spaceDrag = SpaceDrag()
    default: break
    }
  }

  /// Removes the space that a suggestion added, if a mark is typed that directly follows the word, or the space itself.
  mutating func removeInsertedSpace() {
    let place = keyboard.insertedSpace
    if mayChangeText { keyboard.insertedSpace = nil }
    guard isRelease, settings.addsSpaces, proxy.isCursor, place == proxy.documentCursor,
      proxy.scalarBeforeCursor == " "
    else { return }
    let mark = action == .space ? nil : action?.typedCharacter
    hasRemovedSpace =
      mark.map { ClosingMark.isClose($0, after: proxy.lineBeforeCursor, language) } ?? false
    if hasRemovedSpace || action == .space { proxy.delete(.character) }
  }

  /// Corrects the word that is ended by the character about to be typed.
  mutating func correctWord(_ judge: (ActionOccasion) -> DocumentEdit?) {
    guard isRelease, proxy.isCursor, proxy.isUnchanged, let ending,
      let edit = judge(.wordEnd(proxy.documentCursor, by: ending))
    else { return }
    proxy.correct(document: edit.range, with: edit.text)
  }

  /// The character that may end a word; a return key that does not insert a line break ends none.
  private var ending: Unicode.Scalar? {
    switch action {
    case .space: return " "
    case .tab: return "\t"
    case .primary(let key): return key.isLineBreak ? "\n" : nil
    default:
      guard let typed = action?.typedCharacter?.unicodeScalars, typed.count == 1 else { return nil }
      return typed.first
    }
  }

  /// Performs the step.
  mutating func take(_ step: ActionStep) {
    switch step {
    case .insert(let text): proxy.insert(text == "\n" ? proxy.lineBreak : text)
    case .delete(let range): proxy.delete(range)
    case .diacritic(let mark): proxy.mark(with: mark)
    case .replaceWord(let word): proxy.replaceWordBeforeCursor(with: word)
    case .input(let input): keyboard.input = input
    case .moveCursor(let steps): proxy.moveCursor(by: steps)
    case .beginDrag: break
    case .drag: drag()
    case .shift(let letterCase): shift(letterCase ?? keyboard.letterCase)
    case .capsLock: keyboard.letterCase = .capsLocked
    case .keyboardType(let type):
      keyboard.type = type
      effects.append(.keyboardType(type))
    case .nextLanguage: nextLanguage()
    case .effect(let effect): effects.append(effect)
    }
  }

  private mutating func drag() {
    guard let drag = event?.drag, var spaceDrag = keyboard.spaceDrag else { return }
    let steps = spaceDrag.move(
      from: drag.start, to: drag.location, settings.spaceDragSensitivity)
    keyboard.spaceDrag = spaceDrag
    proxy.moveCursor(by: Direction.isRightToLeft(language) ? -steps : steps)
  }

  private mutating func shift(_ letterCase: KeyboardCase) {
    if let time = event?.time, let last = keyboard.shiftTime, settings.capsLockMilliseconds > 0,
      (0...settings.capsLockMilliseconds).contains(time &- last)
    {
      keyboard.letterCase = .capsLocked
      keyboard.shiftTime = nil
    } else {
      keyboard.letterCase = letterCase == .lowercased ? .uppercased : .lowercased
      keyboard.shiftTime = event?.time
    }
  }

  private mutating func nextLanguage() {
    let languages = settings.languages
    let current = language.flatMap { languages.firstIndex(of: $0) }
    let next = current.map { ($0 + 1) % languages.count } ?? 0
    guard languages.indices.contains(next) else { return }
    keyboard.language = languages[next]
    effects.append(.nextLanguage(languages[next]))
  }

  /// Restores the space after the mark; another mark may remove it again.
  mutating func restoreInsertedSpace() {
    guard hasRemovedSpace else { return }
    proxy.insert(" ")
    keyboard.insertedSpace = proxy.documentCursor
  }

  /// Replaces two spaces, typed within some seconds, with a full stop and a space.
  mutating func endSentence(_ judge: (ActionOccasion) -> DocumentEdit?) {
    guard isRelease else { return }
    let last = keyboard.lastSpaceTime
    if mayChangeText { keyboard.lastSpaceTime = nil }
    guard action == .space else { return }
    keyboard.lastSpaceTime = event?.time
    guard let time = event?.time, let last, proxy.isCursor,
      (0..<max(0, settings.endSentenceMilliseconds)).contains(time &- last),
      let space = proxy.sentenceEndSpace, judge(.doubleSpace(space.document)) != nil
    else { return }
    proxy.correct(space.window, with: ".")
    keyboard.lastSpaceTime = nil
    hasEndedSentence = true
  }

  /// Chooses capitals or small letters for the next key.
  mutating func changeCase() {
    switch action {
    case .shift, .capsLock, .keyboardType: return
    default: keyboard.shiftTime = nil
    }
    guard keyboard.letterCase != .capsLocked, let capitals = settings.capitals else { return }
    keyboard.letterCase =
      !Direction.isRightToLeft(language) && proxy.wantsCapital(capitals) ? .uppercased : .lowercased
  }

  /// Returns to letters after a digit or symbol and a space, or after a line break that begins a sentence.
  mutating func changeType() {
    guard isRelease, keyboard.type.isTransient, returnsToLetters else { return }
    keyboard.type = .alphabetic
    effects.append(.keyboardType(.alphabetic))
  }

  private var returnsToLetters: Bool {
    switch action {
    case .space: return !hasEndedSentence && proxy.endsWithOneSpace
    case .primary: return proxy.isAtNewSentence
    case .character(let typed):
      let marks = QuotationMarks(of: language)
      return ["’", "‘", "`"].contains(typed) || typed == String(marks.alternateBegin)
        || typed == String(marks.alternateEnd)
    default: return false
    }
  }

  /// Reports which emoji was used.
  mutating func reportEmoji() {
    if isRelease, case .emoji(let emoji) = action { effects.append(.emojiUsed(emoji)) }
  }

  /// Inserts a suggestion, followed by a space unless there is one already; a word directly after a punctuation mark is
  /// also preceded by one.
  mutating func choose(_ suggestion: ChosenSuggestion) {
    proxy.select(suggestion.range, additional: suggestion.additionalDeleteCount)
    let last = suggestion.text.unicodeScalars.last ?? proxy.scalarBeforeCursor
    let isSpaceDue =
      !suggestion.isComplete && settings.addsSpaces && last != " "
      && proxy.scalarAfterSelection != " "
    let isSpaceDueBefore =
      !suggestion.isComplete && settings.addsSpaces && proxy.isCursor
      && suggestion.text.first?.isLetter == true && proxy.text.hasMark(before: proxy.cursor)
    // In one piece, so that the text never combines with what follows.
    proxy.insert((isSpaceDueBefore ? " " : "") + suggestion.text + (isSpaceDue ? " " : ""))
    keyboard.insertedSpace = nil
    keyboard.lastSpaceTime = nil
    if settings.addsSpaces, proxy.scalarBeforeCursor == " " {
      keyboard.insertedSpace = proxy.documentCursor
    }
    if suggestion.isUnknown, !suggestion.text.isEmpty {
      effects.append(.wordChosen(suggestion.text))
    }
  }

  /// Returns the outcome of all steps.
  func outcome(handled: Bool) -> ActionOutcome {
    let isForClient = isRelease && !handled && action?.isForClient == true
    // What a key other than backspace does before its release leaves the text as it is.
    let mayChangeOffers = isRelease || action == .backspace || event == nil
    return ActionOutcome(
      handled: handled, edits: proxy.edits, selection: proxy.selection, keyboard: keyboard,
      effects: isForClient ? effects + [.unhandled] : effects,
      requestsAutocomplete: handled && mayChangeOffers, window: proxy.text,
      firstLine: proxy.firstLine)
  }
}
