/// The strictness of the check of the order of Thai characters: the three modes of WTT 2.0.
public enum SequenceLevel: Int, CaseIterable, Codable, Hashable, Sendable {
  /// Mode 0: accepts everything.
  case passThrough = 0
  /// Mode 1: rejects what cannot be displayed, like a tone without its consonant.
  case basic = 1
  /// Mode 2: also rejects what no Thai word contains, like a vowel after เ.
  case strict = 2

  /// Whether the class `next` may follow the class `previous`.
  func accepts(_ next: CharacterClass, after previous: CharacterClass) -> Bool {
    switch SequenceTable.rule(for: next, after: previous) {
    case .accepted: true
    case .refusedWhenStrict: self != .strict
    case .refused: self == .passThrough
    }
  }
}
