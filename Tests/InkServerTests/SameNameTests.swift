// Enumerations of the protocol, the settings and the features that are converted into each other have cases of the
// same names.

import InkActions
import InkCallouts
import InkCorrection
import InkEngine
import InkLSP
import InkLexicon
import InkPrediction
import InkSettings
import InkText
import Testing

private typealias Field = DidChangeFieldNotification
private typealias Names = (type: String, names: Set<String>)

/// Returns the names of all cases.
private func names<Case: CaseIterable & RawRepresentable<String>>(_ type: Case.Type) -> Names {
  ("\(type)", Set(type.allCases.map(\.rawValue)))
}

@Suite struct SameNameTests {
  @Test func `all pairs of converted enumerations have the same cases`() {
    let pairs: [(Names, Names)] = [
      (names(Field.Kind.self), names(FieldKind.self)),
      (names(Field.Autocorrect.self), names(AutocorrectMode.self)),
      (names(Field.Autocapitalization.self), names(Autocapitalization.self)),
      (names(InlinePredictionMode.self), names(PredictionMode.self)),
      (names(HandleActionRequest.Gesture.self), names(KeyboardGesture.self)),
      (names(KeyboardStateMessage.Case.self), names(KeyboardCase.self)),
      (names(KeyboardStateMessage.Input.self), names(VietnameseInput.self)),
      (names(WordFileArgument.Format.self), names(WordListFormat.self)),
      (names(DocumentSettings.Autocorrect.self), names(AutocorrectMode.self)),
      (names(DocumentSettings.Autocapitalization.self), names(Autocapitalization.self)),
      (names(DocumentSettings.InlinePrediction.Mode.self), names(PredictionMode.self)),
      (names(DocumentSettings.Suggestions.Emoji.self), names(EmojiMode.self)),
      (names(DocumentSettings.Regions.Treatment.self), names(RegionTreatment.self)),
      (names(FolderSettings.Callouts.Drag.self), names(CalloutPress.Drag.self)),
      (
        names(DocumentSettings.Keyboard.SpaceLongPress.self),
        names(ActionSettings.SpaceLongPress.self)
      ),
      (names(DocumentSettings.Keyboard.Sensitivity.self), names(SpaceDrag.Sensitivity.self)),
      (
        names(DocumentSettings.Keyboard.HapticFeedback.self),
        names(KeyboardFeedback.HapticPreset.self)
      ),
    ]
    for (told, own) in pairs { #expect(told.names == own.names, "\(told.type), \(own.type)") }
    let marks = names(DocumentSettings.Diagnostics.UnknownWords.self).names
    #expect(marks == names(UnknownWordMark.self).names.union(["off"]))
  }
}
