// Documents for the tests of the model.

import InkLexicon
import InkModel
import InkText

extension DocumentModel {
  /// The model of a whole text.
  init(reading string: String, model: Model) {
    let text = Text(string)
    var reading = DocumentReading(
      around: text.endPoint, in: text,
      nearBytes: DocumentReading.firstReadBytes)
    _ = reading.catchUp(text, open: nil, at: text.endPoint, with: model)
    self = reading.model
  }
}
