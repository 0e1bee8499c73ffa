/// Which keys stand for which syllables of a language with tones, such as bopomofo on some layout or
/// Jyutping. Built once, then shared and read.
///
/// A syllable is typed by its keys and, behind them, perhaps the key of its tone. Without a tone it is
/// any of the syllables that differ in the tone alone: those have neighbouring numbers, because their
/// spellings differ only at the end.
///
/// ```
/// su3   ㄋㄧˇ                 su   ㄋㄧ ㄋㄧˇ ㄋㄧˊ ㄋㄧˋ         on the standard layout of bopomofo
/// us3   ㄋㄧˇ                 s    all that begin with ㄋ
/// ```
public struct SyllableKeys: Sendable {
  /// The most keys of a syllable without its tone: they are packed into 64 bits.
  public static let maximumLength = 8

  /// Keys without the tone, one byte each, and the key of the tone or 0.
  private struct Keys: Hashable {
    var packed: UInt64
    var tone: UInt8
  }

  /// Whether the keys of a syllable may come in any order, its tone last.
  public let isOrderFree: Bool
  /// The most keys of any syllable, its tone included; 0 where there is none.
  public private(set) var longest = 0
  private var wholes: [Keys: [Range<SyllableID>]] = [:]
  private var beginnings: [Keys: [Range<SyllableID>]] = [:]

  /// No keys yet.
  public init(isOrderFree: Bool) { self.isOrderFree = isOrderFree }

  /// Adds a way to type syllables: without `tone` all of the range, with its key those of the tone.
  /// Longer keys than `maximumLength` are left out.
  public mutating func add(_ keys: [UInt8], tone: UInt8 = 0, _ syllables: Range<SyllableID>) {
    let length = keys.count
    guard let keys = packed(keys[...], tone: tone) else { return }
    longest = max(longest, length + (tone == 0 ? 0 : 1))
    wholes[keys, default: []].join(syllables)
  }

  /// Adds the first keys of syllables, of which the others are still to come.
  public mutating func addBeginning(_ keys: [UInt8], _ syllables: Range<SyllableID>) {
    guard let keys = packed(keys[...], tone: 0) else { return }
    beginnings[keys, default: []].join(syllables)
  }

  /// The syllables that keys are without a tone.
  public func syllables(_ keys: ArraySlice<UInt8>) -> [Range<SyllableID>] {
    packed(keys, tone: 0).flatMap { wholes[$0] } ?? []
  }

  /// The syllables that keys are where the last one is the tone.
  public func syllables(withTone keys: ArraySlice<UInt8>) -> [Range<SyllableID>] {
    guard let tone = keys.last, keys.count > 1 else { return [] }
    return packed(keys.dropLast(), tone: tone).flatMap { wholes[$0] } ?? []
  }

  /// The syllables that begin with these keys.
  public func syllables(beginningWith keys: ArraySlice<UInt8>) -> [Range<SyllableID>] {
    packed(keys, tone: 0).flatMap { beginnings[$0] } ?? []
  }

  /// Whether the last keys are a syllable that has no tone yet, read from the left: what `tone`
  /// would give it.
  public func isOpen(_ keys: [UInt8], tone: UInt8) -> Bool {
    var start = 0
    while start < keys.count {
      let ends = (start + 1)...max(min(start + longest, keys.count), start + 1)
      if let end = ends.last(where: { !syllables(withTone: keys[start..<$0]).isEmpty }) {
        start = end
      } else if let end = ends.last(where: { !syllables(keys[start..<$0]).isEmpty }) {
        if end == keys.count { return !syllables(withTone: keys[start..<end] + [tone]).isEmpty }
        start = end
      } else {
        start += 1
      }
    }
    return false
  }

  private func packed(_ keys: ArraySlice<UInt8>, tone: UInt8) -> Keys? {
    guard !keys.isEmpty, keys.count <= Self.maximumLength else { return nil }
    let ordered = isOrderFree && keys.count > 1 ? keys.sorted()[...] : keys
    return Keys(packed: ordered.reduce(0) { $0 << 8 | UInt64($1) }, tone: tone)
  }
}

extension [Range<SyllableID>] {
  /// Adds a range, as one with the last where they touch.
  fileprivate mutating func join(_ range: Range<SyllableID>) {
    if let last, last.lowerBound <= range.lowerBound, range.lowerBound <= last.upperBound {
      self[count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
    } else {
      append(range)
    }
  }
}
