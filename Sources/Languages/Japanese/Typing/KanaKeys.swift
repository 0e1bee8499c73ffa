/// The kana of the keys of a keyboard, including the voicing marks (`KanaChange`).
struct KanaKeys: Sendable {
  private let rows: [Character: String]

  /// The keys of a JIS keyboard.
  static let jis = KanaKeys(parsing: String(decoding: PackageResources.jis_kana_tsv, as: UTF8.self))

  /// Parses lines of a key, a tab and its kana. Other lines are skipped.
  init(parsing text: String) {
    var rows: [Character: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let key = fields[0].first, fields[0].count == 1 else { continue }
      rows[key] = String(fields[1])
    }
    self.rows = rows
  }

  /// Returns the kana of a key; nil if it has none.
  func kana(_ key: Character) -> String? { rows[key] }
}
