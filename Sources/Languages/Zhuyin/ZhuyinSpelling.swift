import SyllableConversion

/// The bopomofo that keys stand for, shown in their place.
///
/// ```
/// su3   ㄋ ㄧ ˇ     us3   ㄧ ㄋ ˇ     qu0    ㄆ ㄧ ㄢ      on the standard layout
/// vu,7  ㄒ ㄧ ㄝ ˙  also where the syllable is read in another tone
/// qquo  ㄆ and an empty piece, ㄧ …     if a key typed twice is one symbol
/// ```
final class ZhuyinSpelling: KeystrokeSpelling {
  /// The keys of a symbol: its rows of the layout, and the greatest number of keys of one.
  private struct Symbol {
    var rows: [ZhuyinLayout.Row] = []
    var maximumKeys = 0
  }

  private let layout: ZhuyinLayout
  private let spellings: [String]
  /// The marks of the keys that are tones and nothing else.
  private let marks: [(key: UInt8, mark: String)]
  /// The symbols that have a row of their own, by their offset from the first one of the block.
  private let symbols: [Symbol]
  private let maximumKeys: Int
  /// The keys of each tone mark; of nil for the first tone.
  private let toneKeys: [(mark: Unicode.Scalar?, keys: [UInt8])]

  /// The Unicode block of bopomofo.
  private static let block: ClosedRange<UInt32> = 0x3100...0x312F

  init(_ layout: ZhuyinLayout, syllables: SyllableTable) {
    self.layout = layout
    spellings = syllables.spellings
    let only = layout.toneCharacters
    marks = layout.tones.compactMap { mark, key in
      only.contains(Character(Unicode.Scalar(key))) ? (key, String(mark)) : nil
    }
    toneKeys =
      [(nil, layout.toneKeys(nil))]
      + layout.tones.keys.compactMap { mark in
        mark.unicodeScalars.first.map { ($0, layout.toneKeys(mark)) }
      }
    var symbols = Array(repeating: Symbol(), count: Self.block.count)
    var maximumKeys = 0
    for row in layout.rows where row.symbols.unicodeScalars.count == 1 {
      guard let symbol = row.symbols.unicodeScalars.first, let index = Self.index(of: symbol)
      else { continue }
      symbols[index].rows.append(row)
      symbols[index].maximumKeys = max(symbols[index].maximumKeys, row.keys.count)
      maximumKeys = max(maximumKeys, row.keys.count)
    }
    self.symbols = symbols
    self.maximumKeys = maximumKeys
  }

  private static func index(of symbol: Unicode.Scalar) -> Int? {
    block.contains(symbol.value) ? Int(symbol.value - block.lowerBound) : nil
  }

  /// False: Return and loss of focus commit the keys themselves, since a key need not be a symbol
  /// of its own.
  var isLetterForKeystroke: Bool { false }

  /// Returns the symbol of each key. The space of the first tone shows nothing.
  func pieces(of syllable: SyllableID, typedAs keystrokes: [Unicode.Scalar]) -> [String] {
    var pieces = [String](repeating: "", count: keystrokes.count)
    guard Int(syllable) < spellings.count, keystrokes.count < UInt64.bitWidth else { return pieces }
    let keys = keystrokes.map { UInt8(exactly: $0.value) ?? .max }
    // Bit i is set if key i has no piece yet.
    var free: UInt64 = 0
    for (index, key) in keys.enumerated() {
      if let mark = mark(of: key) { pieces[index] = mark } else { free |= 1 << UInt64(index) }
    }
    let spelling = spellings[Int(syllable)].unicodeScalars
    let tone = spelling.last.flatMap { ZhuyinLayout.isMark($0) ? $0 : nil }
    if let last = keys.last, keys.count > 1, free >> UInt64(keys.count - 1) & 1 == 1,
      toneKeys.contains(where: { $0.mark == tone && $0.keys.contains(last) }),
      !isTyped(ZhuyinLayout.parts(of: spellings[Int(syllable)]).base, by: keys)
    {
      pieces[keys.count - 1] = tone.map { String($0) } ?? ""
      free &= ~(1 << UInt64(keys.count - 1))
    }
    // Symbols with several keys are matched first: ㄧㄚ is u and uu, not three times ㄧ.
    for count in stride(from: maximumKeys, to: 0, by: -1) {
      for scalar in spelling {
        guard let index = Self.index(of: scalar), symbols[index].maximumKeys == count else {
          continue
        }
        for row in symbols[index].rows {
          guard let (first, used) = Self.find(row.keys, among: free, of: keys) else { continue }
          pieces[first] = row.symbols
          free &= ~used
          break
        }
      }
    }
    return pieces
  }

  /// Returns nothing for a tone key: it closes a syllable, and is no text where there is none.
  func text(ofUnread keystrokes: String) -> String {
    keystrokes.filter { $0.asciiValue.flatMap(mark) == nil }
  }

  /// Returns the mark of a key that is a tone and nothing else; nil for any other key.
  private func mark(of key: UInt8) -> String? {
    for (toneKey, mark) in marks where toneKey == key { return mark }
    return nil
  }

  /// Whether the keys are the syllable without a tone.
  private func isTyped(_ base: String, by keys: [UInt8]) -> Bool {
    layout.keys(for: base).contains { $0.sorted() == keys.sorted() }
  }

  /// Finds keys among the free ones, each at the first index left.
  ///
  /// - Returns: The index of the first key and the bits of all; nil if one is missing.
  private static func find(
    _ wanted: [UInt8], among free: UInt64, of keys: [UInt8]
  ) -> (first: Int, used: UInt64)? {
    var left = free
    var first: Int?
    for key in wanted {
      var rest = left
      while rest != 0, keys[rest.trailingZeroBitCount] != key { rest &= rest - 1 }
      guard rest != 0 else { return nil }
      let index = rest.trailingZeroBitCount
      left &= ~(1 << UInt64(index))
      first = first ?? index
    }
    return first.map { ($0, free & ~left) }
  }
}
