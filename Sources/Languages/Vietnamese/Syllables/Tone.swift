/// The tones of Vietnamese, by the marks that write them.
enum Tone: Int, CaseIterable, Sendable {
  /// ngang: no mark, ma.
  case level
  /// sắc: má.
  case acute
  /// huyền: mà.
  case grave
  /// hỏi: mả.
  case hookAbove
  /// ngã: mã.
  case tilde
  /// nặng: mạ.
  case dotBelow

  /// Whether the tone is possible in a syllable that ends in a stop (c, ch, k, p, t): sắc or nặng.
  var goesWithStop: Bool { self == .acute || self == .dotBelow }
}
