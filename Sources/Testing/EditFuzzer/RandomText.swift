import Foundation

/// Random text from pieces of many scripts, chosen to make counting hard.
package enum RandomText {
  /// The pieces.
  package static let pieces = [
    "a", "Zoë", "e\u{301}", "o\u{302}\u{323}", "naïve", "Ĳ", "привет", "й", "ελλάς", "ΐ",
    "שָׁלוֹם", "מִלָּה", "سَلَامٌ", "می‌روم", "नमस्ते", "क्षि", "বাংলা", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം",
    "ที่นี่", "กำ", "ລາວ", "ខ្មែរ", "မြန်မာ", "བོད་", "한국", "각", "\u{1112}\u{1161}\u{11AB}", "日本",
    "が", "か\u{3099}", "漢字", "𠮷", "葛\u{E0100}", "ⴰⵎⴰ", "አማ", "հայ", "ქართ", "𞤀𞤣", "𐐷", "ߒߞߏ",
    "ગુજરાતી", "ਪੰਜਾਬੀ", "ଓଡ଼ିଆ", "සිංහල", "ދިވެހި", "ܣܘܪܝܝܐ", "ᏣᎳᎩ", "ᐃᓄᒃᑎᑐᑦ", "ᠮᠣᠩᠭᠣᠯ", "ꦗꦮ",
    "ᬩᬮᬶ", "ㄅㄆㄇ", "カナ", "ᚠᚢᚦ", "ᚁᚂ", "ⲕⲟⲡ", "𐌰𐌱", "ꯃꯤ", "ᨠᩣ", "ꕙꔤ",
    "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇦🇺", "🇧", "🇪", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{200D}", "\u{FE0F}", "\u{301}",
    "\r\n", "\n", "\r", "\t", " ", "\u{A0}", "\u{3000}", "\u{200B}", "\u{2028}", ".", "—",
    "\u{2067}", "\u{2069}", "\u{FFFD}", "\u{0}",
  ]
  private static let forms = [
    pieces, pieces.map(\.precomposedStringWithCanonicalMapping),
    pieces.map(\.decomposedStringWithCanonicalMapping),
  ]

  /// Returns up to `count` random pieces: as listed, all in NFC, or all in NFD.
  package static func make(upTo count: Int, _ random: inout some RandomNumberGenerator) -> String {
    let pieces = forms[Int.random(in: 0..<3, using: &random)]
    return (0..<Int.random(in: 0...count, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }

  /// Splits a text at a random code point boundary.
  package static func split(_ text: String, _ random: inout some RandomNumberGenerator) -> (
    String, String
  ) {
    let scalars = text.unicodeScalars
    let offset = Int.random(in: 0...scalars.count, using: &random)
    let index = scalars.index(scalars.startIndex, offsetBy: offset)
    return (String(scalars[..<index]), String(scalars[index...]))
  }
}
