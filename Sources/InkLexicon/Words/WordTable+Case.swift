// The capitalized share of a word, read in place, since it is needed for every word that may come next.

import InkText

extension WordTable {
  /// Returns the share of occurrences of a word, away from sentence starts, that begin with a capital, 0…1; 0 on
  /// damage. Allocates only for explicitly stored forms, such as "SQLite".
  package func capitalShare(of id: Int, in file: PackFile) -> Double {
    guard var place = offset(of: id, in: file) else { return 0 }
    let head = WordHeader(at: place, in: file)
    if head.info.surfaceCount == 0 { return 0 }
    place = head.keyOffset + head.ownCount
    if head.info.hasText { place += 1 + Int(file.byte(at: place)) }
    var share = 0
    for _ in 0..<head.info.surfaceCount {
      guard place + 3 <= end, let form = PackSurfaceForm(rawValue: file.byte(at: place)) else {
        return 0
      }
      let probability = Int(file.byte(at: place + 1))
      place += 3
      switch form {
      case .text: break
      case .title, .upper: share += probability
      case .explicit:
        let count = Int(file.byte(at: place))
        guard place + 1 + count <= end else { return 0 }
        let written = String(decoding: file.bytes(at: place + 1, count: count), as: UTF8.self)
        if LetterCase.beginsWithCapital(written) { share += probability }
        place += 1 + count
      }
    }
    return min(1, Double(share) / 255)
  }
}
