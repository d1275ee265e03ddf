// Converts the choices of the protocol into those of the features and back, case by case: neither changes alone.

import InkActions
import InkCorrection
import InkEngine
import InkLSP
import InkLexicon
import InkPrediction

extension FieldKind {
  init(_ kind: DidChangeFieldNotification.Kind) {
    self =
      switch kind {
      case .text: .text
      case .search: .search
      case .password: .password
      case .email: .email
      case .url: .url
      case .number: .number
      case .name: .name
      case .code: .code
      }
  }
}

extension AutocorrectMode {
  init(_ mode: DidChangeFieldNotification.Autocorrect) {
    self =
      switch mode {
      case .off: .off
      case .offer: .offer
      case .apply: .apply
      }
  }
}

extension PredictionMode {
  init(_ mode: InlinePredictionMode) {
    self =
      switch mode {
      case .default: .default
      case .no: .no
      case .yes: .yes
      }
  }
}

extension WordListFormat {
  init(_ format: WordFileArgument.Format) {
    self =
      switch format {
      case .plain: .plain
      case .hunspell: .hunspell
      case .vim: .vim
      case .json: .json
      }
  }
}

extension KeyboardGesture {
  init(_ gesture: HandleActionRequest.Gesture) {
    self =
      switch gesture {
      case .press: .press
      case .release: .release
      case .longPress: .longPress
      case .repeatPress: .repeatPress
      case .doubleTap: .doubleTap
      case .drag: .drag
      case .end: .end
      }
  }
}

extension KeyboardCase {
  init(_ letterCase: KeyboardStateMessage.Case) {
    self =
      switch letterCase {
      case .lowercased: .lowercased
      case .uppercased: .uppercased
      case .capsLocked: .capsLocked
      }
  }
}

extension KeyboardStateMessage.Case {
  init(_ letterCase: KeyboardCase) {
    self =
      switch letterCase {
      case .lowercased: .lowercased
      case .uppercased: .uppercased
      case .capsLocked: .capsLocked
      }
  }
}

extension VietnameseInput {
  init(_ input: KeyboardStateMessage.Input) {
    self =
      switch input {
      case .telex: .telex
      case .viqr: .viqr
      case .vni: .vni
      }
  }
}

extension KeyboardStateMessage.Input {
  init(_ input: VietnameseInput) {
    self =
      switch input {
      case .telex: .telex
      case .viqr: .viqr
      case .vni: .vni
      }
  }
}
