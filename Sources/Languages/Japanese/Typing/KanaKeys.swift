/// The kana of the keys of a keyboard, and the marks of voice that change the kana before them.
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

  /// The kana with a mark of voice, `゛` or `゜`; nil where it takes none.
  ///
  /// ```
  /// か ゛  が      は ゜  ぱ      ば ゜  ぱ
  /// ```
  static func voiced(_ kana: String, by mark: String) -> String? {
    guard mark == "゛" || mark == "゜", kana.unicodeScalars.count == 1,
      let scalar = kana.unicodeScalars.first
    else { return nil }
    let row = mark == "゛" ? Self.voicedRow : Self.halfVoicedRow
    return row[scalar].map { String($0) }
  }

  private static let voicedRow = pairs(
    "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔ")
  private static let halfVoicedRow = pairs("はぱひぴふぷへぺほぽばぱびぴぶぷべぺぼぽ")

  private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: scalars.count - 1, by: 2).map {
        (scalars[$0], scalars[$0 + 1])
      })
  }
}
