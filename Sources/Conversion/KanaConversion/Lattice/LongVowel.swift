/// What ー stands for where a vowel is drawn out in casual kana: がっこー is read as がっこう, せんせー as
/// せんせい, おーきい as おおきい.
enum LongVowel {
  /// The mark.
  static let mark: Unicode.Scalar = "ー"
  /// What it costs each time that a word is typed with it that is not read so: 4 nats.
  static let cost: Int32 = 4_000

  /// The vowels that the mark may stand for behind a kana, the usual one first; none where it can draw out
  /// none.
  static func vowels(after kana: Unicode.Scalar) -> [Unicode.Scalar] { vowels[kana] ?? [] }

  private static let vowels: [Unicode.Scalar: [Unicode.Scalar]] = {
    let rows: [(kana: String, vowels: [Unicode.Scalar])] = [
      ("あぁかがさざただなはばぱまやゃらわ", ["あ"]),
      ("いぃきぎしじちぢにひびぴみり", ["い"]),
      ("うぅくぐすずつづぬふぶぷむゆゅる", ["う"]),
      ("えぇけげせぜてでねへべぺめれ", ["い", "え"]),
      ("おぉこごそぞとどのほぼぽもよょろを", ["う", "お"]),
    ]
    return rows.reduce(into: [:]) { vowels, row in
      for kana in row.kana.unicodeScalars { vowels[kana] = row.vowels }
    }
  }()
}
