// The list of settings as a table for people.

import InkJSON

@testable import InkSettings

/// Generates the table in `schemas/settings.md` from the list of settings.
enum SettingsTable {
  /// A Markdown table, one setting per row.
  static var markdown: String {
    let rows = SettingField.all.map { field in
      let values = field.expected.replacing("\"", with: "`")
      let start = field.isReadAtStart ? " Read at start." : ""
      let standard = field.standard == .null ? "unset" : "`\(field.standard.indented)`"
      return "| `\(field.path)` | \(values) | \(standard) | \(field.sentence)\(start) |"
    }
    return (["| setting | takes | default | what it does |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n") + "\n"
  }
}
