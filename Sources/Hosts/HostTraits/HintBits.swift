import TextDocument

/// The bits of a host's hints. A hint that the host does not have is 0.
struct HintBits: Sendable {
  var corrections: UInt64
  var noCorrections: UInt64 = 0
  var sentences: UInt64
  var words: UInt64
  var allCharacters: UInt64
  var noCapitals: UInt64 = 0
  var multiline: UInt64
  var hidden: UInt64
  var unremembered: UInt64
  var latin: UInt64 = 0
}

extension HintBits {
  /// Returns the hint bits for traits, without those of the field type.
  func bits(for traits: InputTraits) -> UInt64 {
    var bits = traits.allowsChanges ? corrections : noCorrections
    switch traits.capitalization {
    case .none: bits |= noCapitals
    case .words: bits |= words
    case .sentences: bits |= sentences
    case .allCharacters: bits |= allCharacters
    }
    if traits.isMultiline { bits |= multiline }
    if traits.isSecure { bits |= hidden }
    if traits.isSecure || !traits.allowsLearning { bits |= unremembered }
    return bits
  }

  /// Returns the traits that hint bits mean for a field type. If two bits contradict each other,
  /// the one with less automatic change wins; of several capitalizations, the one with more
  /// capitals wins.
  func traits(from bits: UInt64, keyboardType: KeyboardType, isSecure: Bool) -> InputTraits {
    func has(_ bit: UInt64) -> Bool { bits & bit != 0 }
    let capitalization: InputTraits.Capitalization =
      if has(noCapitals) {
        .none
      } else if has(allCharacters) {
        .allCharacters
      } else if has(words) {
        .words
      } else if has(sentences) {
        .sentences
      } else {
        .none
      }
    let isSecure = isSecure || has(hidden)
    // Most programs set no hint at all. Where a host can forbid changes, silence does not.
    let allowsChanges = noCorrections == 0 ? has(corrections) : !has(noCorrections)
    return InputTraits(
      keyboardType: keyboardType, capitalization: capitalization, isSecure: isSecure,
      isMultiline: has(multiline), allowsChanges: allowsChanges,
      allowsLearning: !isSecure && !has(unremembered))
  }
}
