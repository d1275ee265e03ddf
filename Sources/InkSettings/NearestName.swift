// Finds the setting that a misspelled name was probably meant to be.

/// Returns the setting whose name is closest to an unknown one; nil if none is close.
///
/// A key in the wrong group counts as close, as does one that differs in case or in up to a third of its letters. Only
/// the first 64 bytes of the unknown name are considered.
func nearestSetting(to path: String) -> String? {
  let wanted = Array(path.lowercased().utf8.prefix(64))
  let wantedKey = Array(SettingPath.tail(of: path).lowercased().utf8.prefix(64))
  var nearest: (path: String, distance: Int)?
  for candidate in SettingField.all.map(\.path) + SettingField.groups + ["byLanguageId"] {
    let whole = editDistance(wanted, Array(candidate.lowercased().utf8))
    let key = Array(SettingPath.tail(of: candidate).lowercased().utf8)
    let distance = min(whole, editDistance(wantedKey, key) + 1)
    if distance <= max(1, wantedKey.count / 3), distance < nearest?.distance ?? .max {
      nearest = (candidate, distance)
    }
  }
  return nearest?.path
}

/// Returns the name that an unknown one was probably meant to be, with up to a third of its bytes wrong; nil if none is
/// close. Only the first 64 bytes of the unknown name are considered.
package func nearestName(to name: String, in names: [String]) -> String? {
  let wanted = Array(name.utf8.prefix(64))
  let distances = names.map { (name: $0, distance: editDistance(wanted, Array($0.utf8))) }
  return distances.filter { $0.distance <= max(1, wanted.count / 3) }
    .min { $0.distance < $1.distance }?.name
}

/// Returns the number of insertions, deletions and substitutions between two byte strings (Levenshtein distance).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var row = Array(0...right.count)
  for (i, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let substituted = diagonal + (byte == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substituted, min(row[j], row[j + 1]) + 1)
    }
  }
  return row[right.count]
}
