import Decoding

/// The mapping from keys to the syllables of a language with tones, such as bopomofo on some layout
/// or Jyutping. Build it once, then share it.
///
/// A syllable is typed with its keys, optionally followed by the key of its tone. Without a tone
/// the keys match all syllables that differ only in tone. Their numbers are consecutive, because
/// their spellings differ only at the end.
///
/// ```
/// su3   ㄋㄧˇ                 su   ㄋㄧ ㄋㄧˇ ㄋㄧˊ ㄋㄧˋ         on the standard layout of bopomofo
/// us3   ㄋㄧˇ                 s    all that begin with ㄋ
/// ```
///
/// The second line needs `isOrderFree`.
public struct SyllableKeys: Sendable {
  /// The maximum number of keys of a syllable without its tone: with the tone they are packed into
  /// 64 bits.
  public static let maximumLength = 7

  /// The keys without the tone, one byte each, and the key of the tone or 0 in the lowest byte.
  private typealias Keys = UInt64

  /// Whether the keys of a syllable may come in any order, with its tone last.
  public let isOrderFree: Bool
  /// The number of keys of the longest syllable, including its tone; 0 if there are no syllables.
  public private(set) var longest = 0
  /// The keys that are tones and nothing else. Each closes the syllable before it, whether or not
  /// the lexicon has the syllable with that tone. Empty if such a key may be text.
  public var toneKeys: Set<UInt8> = [] {
    didSet { areTones = (0...UInt8.max).map(toneKeys.contains) }
  }
  /// Whether each key is among `toneKeys`.
  private var areTones = [Bool](repeating: false, count: Int(UInt8.max) + 1)
  /// The key of the neutral tone, which any syllable may be typed with: 爸爸 is ㄅㄚˋ ㄅㄚˋ in a
  /// dictionary, and ㄅㄚˋ ㄅㄚ˙ as it is spoken. Nil if the neutral tone is a tone like others.
  public var neutralToneKey: UInt8?
  private var wholes = LookupTable<[Range<SyllableID>]>()
  private var beginnings = LookupTable<[Range<SyllableID>]>()

  /// Creates an empty mapping.
  public init(isOrderFree: Bool) { self.isOrderFree = isOrderFree }

  /// Adds keys that type some syllables. Does nothing if `keys` is empty or longer than
  /// `maximumLength`.
  ///
  /// - Parameters:
  ///   - keys: the keys without the tone, one byte each.
  ///   - tone: the key of the tone; 0 if `syllables` are those of any tone.
  ///   - syllables: the syllables that the keys type.
  public mutating func add(_ keys: [UInt8], tone: UInt8 = 0, _ syllables: Range<SyllableID>) {
    let length = keys.count
    guard let keys = packed(keys[...], tone: tone) else { return }
    longest = max(longest, length + (tone == 0 ? 0 : 1))
    wholes.set((wholes[keys] ?? []).joined(with: syllables), for: keys)
  }

  /// Adds the first keys of some incomplete syllables. Does nothing if `keys` is empty or longer
  /// than `maximumLength`.
  public mutating func addBeginning(_ keys: [UInt8], _ syllables: Range<SyllableID>) {
    guard let keys = packed(keys[...], tone: 0) else { return }
    beginnings.set((beginnings[keys] ?? []).joined(with: syllables), for: keys)
  }

  /// Whether a key is a tone and nothing else.
  func isTone(_ key: UInt8) -> Bool { areTones[Int(key)] }

  /// Returns the syllables that keys type without a tone.
  public func syllables(_ keys: ArraySlice<UInt8>) -> [Range<SyllableID>] {
    packed(keys, tone: 0).flatMap { wholes[$0] } ?? []
  }

  /// Returns the syllables that keys type if the last one is the tone.
  public func syllables(withTone keys: ArraySlice<UInt8>) -> [Range<SyllableID>] {
    guard let tone = keys.last, keys.count > 1 else { return [] }
    return packed(keys.dropLast(), tone: tone).flatMap { wholes[$0] } ?? []
  }

  /// Returns the syllables that begin with these keys.
  public func syllables(beginningWith keys: ArraySlice<UInt8>) -> [Range<SyllableID>] {
    packed(keys, tone: 0).flatMap { beginnings[$0] } ?? []
  }

  /// Returns whether the last keys, read from the left, are a syllable without a tone that `tone`
  /// would complete.
  public func isOpen(_ keys: [UInt8], tone: UInt8) -> Bool {
    var start = 0
    while start < keys.count {
      if let end = tonedEnd(from: start, in: keys) {
        start = end
      } else if let end = ends(from: start, in: keys).last(where: {
        !syllables(keys[start..<$0]).isEmpty
      }) {
        if end == keys.count { return !syllables(withTone: keys[start..<end] + [tone]).isEmpty }
        start = end
      } else {
        start += 1
      }
    }
    return false
  }

  /// Returns whether `tone` completes a syllable before which every syllable has its tone.
  ///
  /// ```
  /// nei 5        nei5 hou 2      tones
  /// neihou 2     n 2             not tones: nei has none, and n is no syllable
  /// ```
  func isNextTone(_ keys: [UInt8], tone: UInt8) -> Bool {
    var start = 0
    while let end = tonedEnd(from: start, in: keys) { start = end }
    return start < keys.count && !syllables(withTone: keys[start...] + [tone]).isEmpty
  }

  /// Returns the end of the longest syllable with its tone that begins at an index; nil if none does.
  private func tonedEnd(from start: Int, in keys: [UInt8]) -> Int? {
    guard start < keys.count else { return nil }
    return ends(from: start, in: keys)
      .last { !syllables(withTone: keys[start..<$0]).isEmpty }
  }

  /// The possible ends of a syllable.
  private func ends(from start: Int, in keys: [UInt8]) -> ClosedRange<Int> {
    (start + 1)...max(min(start + longest, keys.count), start + 1)
  }

  /// Returns whether two sequences of keys are the same syllable without a tone.
  func areSame(_ keys: ArraySlice<UInt8>, _ others: ArraySlice<UInt8>) -> Bool {
    keys.count == others.count && packed(keys, tone: 0) == packed(others, tone: 0)
  }

  private func packed(_ keys: ArraySlice<UInt8>, tone: UInt8) -> Keys? {
    guard !keys.isEmpty, keys.count <= Self.maximumLength else { return nil }
    var packed: UInt64 = 0
    for key in keys {
      // Without an order, the keys ascend from the highest byte to the lowest.
      var shift: UInt64 = 0
      if isOrderFree {
        while packed >> shift != 0, UInt8(truncatingIfNeeded: packed >> shift) > key { shift += 8 }
      }
      let lower = packed & (1 << shift - 1)
      packed = ((packed >> shift) << 8 | UInt64(key)) << shift | lower
    }
    return packed << 8 | UInt64(tone)
  }
}

extension [Range<SyllableID>] {
  /// Returns these ranges with another one appended, and merged with the last one if they touch.
  fileprivate func joined(with range: Range<SyllableID>) -> Self {
    guard let last, last.lowerBound <= range.lowerBound, range.lowerBound <= last.upperBound else {
      return self + [range]
    }
    return dropLast() + [last.lowerBound..<Swift.max(last.upperBound, range.upperBound)]
  }
}
