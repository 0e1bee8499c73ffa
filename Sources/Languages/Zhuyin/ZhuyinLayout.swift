/// A layout of bopomofo: which keys stand for which symbols. `README.md` beside this file tells the
/// form of the files.
///
/// ```
/// su3cl3     ㄋㄧˇ ㄏㄠˇ    on the standard layout
/// nefhwf     the same       on Hsu's, where one key is an initial, a final or a tone
/// ```
public struct ZhuyinLayout: Hashable, Sendable {
  /// One way to type a symbol, or a whole syllable without its tone.
  struct Row: Hashable, Sendable {
    var keys: [UInt8]
    var symbols: String
  }

  /// The key of the first tone on every layout.
  static let space = UInt8(ascii: " ")
  private static let marks: Set<Character> = ["ˊ", "ˇ", "ˋ", "˙"]

  /// What lists of layouts show.
  public let name: String
  /// Whether the symbols of a syllable may come in any order, the tone last.
  public let isOrderFree: Bool
  /// The keys of symbols and syllables, tones left out, in the order of the file.
  let rows: [Row]
  /// The key of each tone; that of the first is not the space bar.
  let tones: [Character: UInt8]
  /// The keys of each text of symbols, to look up.
  private let keysOfText: [String: [[UInt8]]]

  init(name: String, isOrderFree: Bool, rows: [Row], tones: [Character: UInt8]) {
    self.name = name
    self.isOrderFree = isOrderFree
    self.rows = rows
    self.tones = tones
    keysOfText = rows.reduce(into: [:]) { $0[$1.symbols, default: []].append($1.keys) }
  }

  /// All characters that have a key, the space bar left out.
  public var characters: Set<Character> {
    Set((rows.flatMap(\.keys) + tones.values).map { Character(Unicode.Scalar($0)) })
  }

  /// The key of each symbol and tone that one key types; of several keys the first in the file.
  public var keysOfSymbols: [Character: Character] {
    var keys = tones.mapValues { Character(Unicode.Scalar($0)) }
    for row in rows where row.keys.count == 1 && row.symbols.count == 1 {
      guard let symbol = row.symbols.first, keys[symbol] == nil else { continue }
      keys[symbol] = Character(Unicode.Scalar(row.keys[0]))
    }
    return keys
  }

  /// The keys of tones alone: they begin no syllable.
  public var toneCharacters: Set<Character> {
    Set(tones.values.map { Character(Unicode.Scalar($0)) })
      .subtracting(rows.flatMap(\.keys).map { Character(Unicode.Scalar($0)) })
  }

  /// A syllable of bopomofo without its tone, and the mark of the tone; none for the first.
  static func parts(of syllable: String) -> (base: String, mark: Character?) {
    guard let last = syllable.last, marks.contains(last) else { return (syllable, nil) }
    return (String(syllable.dropLast()), last)
  }

  /// The keys of the tone of a syllable, the usual one first.
  func toneKeys(_ mark: Character?) -> [UInt8] {
    guard let mark else { return [Self.space] + (tones["ˉ"].map { [$0] } ?? []) }
    return tones[mark].map { [$0] } ?? []
  }

  /// All ways to type a syllable without its tone, the first being that of lists: none where a symbol
  /// has no key.
  func keys(for base: String) -> [[UInt8]] {
    if let whole = keysOfText[base] { return whole }
    guard base.count > 1 else { return [] }
    return base.reduce([[]]) { beginnings, symbol in
      let next = keysOfText[String(symbol)] ?? []
      return beginnings.flatMap { beginning in next.map { beginning + $0 } }
    }
  }

  /// What is typed for syllables of bopomofo with their tones; nil where one cannot be typed.
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
