// The re-exports of `import Inkling`: keys, callouts, fields and answers as values, each from its own target.

@_exported public import InkActions
@_exported public import InkAutocomplete
@_exported public import InkCallouts
@_exported public import InkCorrection
@_exported public import InkEngine
@_exported public import InkGeometry
@_exported public import InkLexicon
@_exported public import InkPrediction
@_exported public import InkText
