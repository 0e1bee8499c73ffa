/// Composes Hangul syllables from keys. The state is the list of keys of the current syllable, from
/// which jamo and text are derived, so Backspace just removes a key. The automaton itself is
/// immutable and a class, so that sessions can share it.
///
/// ```
/// 2-set   r ㄱ   k 가   r 각   k commits 가; the last key moves, and 가 is composed
/// ```
///
/// ```swift
/// let automaton = HangulAutomaton(layout: HangulLayout.standard("3-set-390")!)
/// print(automaton.text(forKeys: "mfskgw"))  // 한글
/// ```
public final class HangulAutomaton: Sendable {
  /// The layout whose keys it reads.
  public let layout: HangulLayout
  /// Whether the jamo of a syllable can come in any order (모아치기): ㅏ ㄴ ㄱ and ㄱ ㅏ ㄴ are both 간.
  /// Always false for layouts that are not 3-set.
  public let isOrderFree: Bool

  /// Creates an automaton.
  ///
  /// - Parameters:
  ///   - layout: The layout whose keys it reads.
  ///   - isOrderFree: Whether jamo can come in any order. Ignored unless the layout is 3-set.
  public init(layout: HangulLayout, isOrderFree: Bool = false) {
    self.layout = layout
    self.isOrderFree = isOrderFree && layout.kind == .threeSet
  }

  /// Types a key that has jamo.
  ///
  /// - Parameters:
  ///   - byte: The key, an ASCII code.
  ///   - keys: The keys of the current syllable. If the key begins a new syllable, they become
  ///     those of the new one.
  ///   - jamo: The jamo of `keys`, updated with them. The caller keeps them for the next key.
  /// - Returns: The syllable that the key ended; nil if the key extended the current one.
  func type(
    _ byte: UInt8, into keys: inout SyllableKeys, making jamo: inout SyllableJamo
  ) -> SyllableJamo? {
    let key = layout.key(byte)
    if !keys.isFull, let extended = extend(jamo, by: key) {
      keys.append(byte)
      jamo = extended
      return nil
    }
    let moved = movedKeys(keys, jamo, key)
    let ended = moved == 0 ? jamo : self.jamo(of: keys.prefix(keys.count - moved)) ?? jamo
    keys = keys.suffix(moved)
    keys.append(byte)
    jamo = self.jamo(of: keys) ?? SyllableJamo()
    return ended
  }

  /// Returns the jamo of keys; nil if they do not form a single syllable.
  func jamo(of keys: SyllableKeys) -> SyllableJamo? {
    var jamo = SyllableJamo()
    for index in 0..<keys.count {
      guard let next = extend(jamo, by: layout.key(keys[index])) else { return nil }
      jamo = next
    }
    return jamo
  }

  // MARK: One key

  /// Returns the jamo extended by one key; nil if the key begins another syllable.
  private func extend(_ jamo: SyllableJamo, by key: HangulLayout.Key) -> SyllableJamo? {
    guard layout.kind == .threeSet else {
      return key.vowel != 0 ? extendByVowel(jamo, key) : extendByConsonant(jamo, key)
    }
    var jamo = jamo
    if key.initial != 0 {
      guard isOrderFree || jamo.vowel | jamo.final == 0 else { return nil }
      jamo.initial = put(key.initial, on: jamo.initial, .initial, layout.initials, jamo.last)
      jamo.last = .initial
      return jamo.initial == 0 ? nil : jamo
    }
    if key.vowel != 0 {
      guard isOrderFree || jamo.final == 0 else { return nil }
      jamo.vowel = put(key.vowel, on: jamo.vowel, .vowel, layout.vowels, jamo.last)
      jamo.last = .vowel
      return jamo.vowel == 0 ? nil : jamo
    }
    // A final follows a complete initial and vowel, or stands alone.
    guard isOrderFree || (jamo.initial == 0) == (jamo.vowel == 0) else { return nil }
    jamo.final = put(key.final, on: jamo.final, .final, layout.finals, jamo.last)
    jamo.last = .final
    return jamo.final == 0 ? nil : jamo
  }

  /// Returns the jamo for a position: the new one if the position is empty, or its combination with
  /// the jamo that the previous key put there. 0 if neither is possible.
  @inline(__always)
  private func put(
    _ number: UInt8, on old: UInt8, _ position: Jamo.Position, _ table: JamoTable,
    _ last: Jamo.Position?
  ) -> UInt8 {
    if old == 0 { return number }
    return last == position ? table.combination(old, number) : 0
  }

  private func extendByVowel(_ jamo: SyllableJamo, _ key: HangulLayout.Key) -> SyllableJamo? {
    guard jamo.final == 0 else { return nil }
    var jamo = jamo
    if jamo.vowel == 0 {
      if jamo.initial == 0 { jamo.initial = layout.silentInitial }
      jamo.vowel = key.vowel
    } else {
      let combined = layout.vowels.combination(jamo.vowel, key.vowel)
      guard combined != 0 else { return nil }
      jamo.vowel = combined
    }
    jamo.last = .vowel
    return jamo
  }

  private func extendByConsonant(_ jamo: SyllableJamo, _ key: HangulLayout.Key) -> SyllableJamo? {
    var jamo = jamo
    if jamo.vowel == 0 {
      guard jamo.final == 0, key.initial != 0 else { return nil }
      return extendInitial(jamo, key)
    }
    guard jamo.initial != 0, key.final != 0 else { return nil }
    jamo.final = jamo.final == 0 ? key.final : layout.finals.combination(jamo.final, key.final)
    guard jamo.final != 0 else { return nil }
    jamo.last = .final
    return jamo
  }

  /// Extends a syllable that has no vowel by a consonant. Two consonants that form no initial can
  /// still be written together as a final cluster: `rt` is ㄳ, and `rtk` is ㄱ사.
  private func extendInitial(_ jamo: SyllableJamo, _ key: HangulLayout.Key) -> SyllableJamo? {
    var jamo = jamo
    jamo.last = .initial
    if jamo.initial == 0 {
      jamo.initial = key.initial
      return jamo
    }
    let combined = layout.initials.combination(jamo.initial, key.initial)
    if combined != 0 {
      jamo.initial = combined
      return jamo
    }
    guard layout.kind == .twoSet else { return nil }
    let cluster = layout.finals.combination(
      layout.finalsOfInitials[Int(jamo.initial)], key.final)
    return cluster == 0 ? nil : SyllableJamo(final: cluster, last: .final)
  }

  // MARK: Finals that move

  /// Returns how many of the last keys move to the syllable that `key` begins.
  ///
  /// ```
  /// 2-set    ekfr + k    닭 + ㅏ     1: 달가
  /// romaja   ach + a     앛 + a      2: 아차, since c and h are one initial
  /// romaja   at + t      앝 + t      1: 아ㄸ, since tt is an initial and no final
  /// ```
  private func movedKeys(
    _ keys: SyllableKeys, _ jamo: SyllableJamo, _ key: HangulLayout.Key
  ) -> Int {
    guard jamo.final != 0, layout.kind != .threeSet else { return 0 }
    guard layout.kind == .romaja else { return key.vowel != 0 ? 1 : 0 }
    guard let (length, initial) = trailingInitial(of: keys) else { return 0 }
    if key.vowel != 0 { return length }
    let doubled = layout.initials.combination(initial, key.initial)
    let final = layout.finalsOfInitials[Int(initial)]
    // ss and kk are finals too: eobs + s is 없 and the ㅅ of 습, not 업 and ㅆ.
    return doubled != 0 && layout.finals.combination(final, key.final) == 0 ? length : 0
  }

  /// Returns the longest run of last keys, of at most two, that forms an initial.
  private func trailingInitial(of keys: SyllableKeys) -> (length: Int, initial: UInt8)? {
    for length in [2, 1] where keys.count > length {
      if let jamo = jamo(of: keys.suffix(length)), jamo.initial != 0, jamo.vowel == 0 {
        return (length, jamo.initial)
      }
    }
    return nil
  }
}
