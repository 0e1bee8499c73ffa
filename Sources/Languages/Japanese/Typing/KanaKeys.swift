/// The kana of the keys of a keyboard, and the marks of voice (`KanaChange`).
struct KanaKeys: Sendable {
  private let rows: [Character: String]

  /// A JIS keyboard.
  static let jis = KanaKeys(parsing: String(decoding: PackageResources.jis_kana_tsv, as: UTF8.self))

  /// Reads lines of a key, a tab and its kana. Other lines are left out.
  init(parsing text: String) {
    var rows: [Character: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let key = fields[0].first, fields[0].count == 1 else { continue }
      rows[key] = String(fields[1])
    }
    self.rows = rows
  }

  /// The kana of a key; nil where it has none.
  func kana(_ key: Character) -> String? { rows[key] }
}
