// Whether a document gives nouns the capital that their language has for them, as German does.

import InkLexicon
import InkText

extension Model {
  /// Whether a document writes nouns of a language that capitalizes them so away from sentence starts: at least two,
  /// and hardly any in small letters, as somebody does who writes everything in these. Names of other languages do not
  /// count, which may be common words of this one: Sie, Lange. Reads the last words of the document.
  package func writesNounsWithCapitals(in document: DocumentModel) -> Bool {
    let indices = packs.indices.filter { Capitals(of: packs[$0].metadata.language).areOnNouns }
    if indices.isEmpty { return false }
    var (capital, small) = (0, 0)
    for word in document.vocabulary.words.suffix(Self.wordsReadForNouns) where word.sightings > 0 {
      guard let form = word.sureForm,
        indices.contains(where: { isUsually(.title, word.text, inPack: $0) })
      else { continue }
      switch LetterCase.of(form) {
      case .title: capital += 1
      case .lower: small += 1
      default: break
      }
    }
    return capital >= Self.minimumNouns && capital >= Self.nounsPerSmall * small
  }

  private static let wordsReadForNouns = 200
  private static let minimumNouns = 2
  private static let nounsPerSmall = 4
}
