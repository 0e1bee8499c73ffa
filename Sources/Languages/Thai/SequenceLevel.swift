/// How strictly the order of Thai characters is checked: the three modes of WTT 2.0.
public enum SequenceLevel: Int, CaseIterable, Codable, Hashable, Sendable {
  /// Mode 0: everything is typed as it comes.
  case passThrough = 0
  /// Mode 1: what cannot be displayed is refused, a tone without its consonant.
  case basic = 1
  /// Mode 2: so is what no Thai word has, a vowel after เ.
  case strict = 2

  /// Whether `next` may follow `previous`.
  func accepts(_ next: CharacterClass, after previous: CharacterClass) -> Bool {
    switch SequenceTable.rule(for: next, after: previous) {
    case .accepted: true
    case .refusedWhenStrict: self != .strict
    case .refused: self == .passThrough
    }
  }
}
