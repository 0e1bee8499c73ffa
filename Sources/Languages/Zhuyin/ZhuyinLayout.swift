/// A bopomofo layout: a mapping of keys to symbols and tones. `README.md` of this module describes
/// the file format.
///
/// ```
/// su3cl3     ㄋㄧˇ ㄏㄠˇ    on the standard layout
/// nefhwf     ㄋㄧˇ ㄏㄠˇ    on Hsu's, where one key is an initial, a final or a tone
/// ```
public struct ZhuyinLayout: Hashable, Sendable {
  /// A row of the file: keys for a symbol, or for a whole syllable without its tone.
  struct Row: Hashable, Sendable {
    var keys: [UInt8]
    var symbols: String
  }

  /// The key of the first tone on every layout.
  static let space = UInt8(ascii: " ")

  /// The name in lists of layouts.
  public let name: String
  /// Whether the symbols of a syllable may come in any order, with the tone last.
  public let isOrderFree: Bool
  /// The keys of symbols and syllables without the tones, in the order of the file.
  let rows: [Row]
  /// The key of each tone. For the first tone it is an additional key besides the space bar.
  let tones: [Character: UInt8]
  /// The keys of each symbol or syllable text, for lookup.
  private let keysOfText: [String: [[UInt8]]]

  init(name: String, isOrderFree: Bool, rows: [Row], tones: [Character: UInt8]) {
    self.name = name
    self.isOrderFree = isOrderFree
    self.rows = rows
    self.tones = tones
    keysOfText = rows.reduce(into: [:]) { $0[$1.symbols, default: []].append($1.keys) }
  }

  /// All characters that have a key, without the space bar.
  public var characters: Set<Character> {
    Set((rows.flatMap(\.keys) + tones.values).map { Character(Unicode.Scalar($0)) })
  }

  /// The key of each symbol and tone that one key types. If several keys type it, the first in the
  /// file.
  public var keysOfSymbols: [Character: Character] {
    var keys = tones.mapValues { Character(Unicode.Scalar($0)) }
    for row in rows where row.keys.count == 1 && row.symbols.count == 1 {
      guard let symbol = row.symbols.first, keys[symbol] == nil else { continue }
      keys[symbol] = Character(Unicode.Scalar(row.keys[0]))
    }
    return keys
  }

  /// The keys of tones only. They begin no syllable.
  public var toneCharacters: Set<Character> {
    Set(tones.values.map { Character(Unicode.Scalar($0)) })
      .subtracting(rows.flatMap(\.keys).map { Character(Unicode.Scalar($0)) })
  }

  /// Splits a syllable into its symbols and its tone mark, which is nil for the first tone.
  static func parts(of syllable: String) -> (base: String, mark: Character?) {
    guard let last = syllable.unicodeScalars.last, isMark(last) else { return (syllable, nil) }
    return (String(syllable.dropLast()), Character(last))
  }

  /// Whether a character is the mark of a tone in syllables.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ˊ", "ˇ", "ˋ", "˙": true
    default: false
    }
  }

  /// Returns the keys of a tone, the usual one first.
  func toneKeys(_ mark: Character?) -> [UInt8] {
    guard let mark else { return [Self.space] + (tones["ˉ"].map { [$0] } ?? []) }
    return tones[mark].map { [$0] } ?? []
  }

  /// Returns all key sequences for a syllable without its tone, the preferred one first; empty if a
  /// symbol has no key.
  func keys(for base: String) -> [[UInt8]] {
    if let whole = keysOfText[base] { return whole }
    guard base.count > 1 else { return [] }
    return base.reduce([[]]) { beginnings, symbol in
      let next = keysOfText[String(symbol)] ?? []
      return beginnings.flatMap { beginning in next.map { beginning + $0 } }
    }
  }

  /// Returns the keys that type syllables with their tones; nil if one of them cannot be typed.
  ///
  /// ```
  /// ["ㄋㄧˇ", "ㄏㄠˇ"]   su3cl3       ["ㄊㄚ"]   w8 and a space
  /// ```
  public func keystrokes(for syllables: [String]) -> String? {
    var typed: [UInt8] = []
    for syllable in syllables {
      let (base, mark) = Self.parts(of: syllable)
      guard let keys = keys(for: base).first, let tone = toneKeys(mark).first else { return nil }
      typed += keys + [tone]
    }
    return String(decoding: typed, as: UTF8.self)
  }
}
