/// The vowels that ー replaces in casual kana: がっこー is read as がっこう, せんせー as せんせい, おーきい as おおきい.
enum LongVowel {
  /// The long vowel mark.
  static let mark: Unicode.Scalar = "ー"
  /// The cost of each ー in a word whose reading has a vowel instead: 4 nats.
  static let cost: Int32 = 4_000

  /// Returns the vowels that the mark may represent after a kana, the usual one first; empty if it
  /// cannot lengthen the kana.
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
