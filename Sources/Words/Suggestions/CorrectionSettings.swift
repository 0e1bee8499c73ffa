/// The mode of a suggester, and the confidence that an automatic correction needs.
public struct CorrectionSettings: Hashable, Sendable {
  /// The extent of suggestions.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// Nothing is suggested.
    case off
    /// Words are suggested.
    case suggest
    /// The best correction also replaces an unknown word as soon as the word ends.
    case auto
  }

  /// The extent of suggestions.
  public var mode: Mode
  /// The least log-odds of an automatic correction: that it is what the user meant, against the
  /// typed word being right and merely missing from the lexicons. A higher threshold corrects fewer
  /// words and makes fewer wrong corrections.
  public var threshold: Double

  /// Creates settings.
  public init(mode: Mode = .auto, threshold: Double = 0) {
    self.mode = mode
    self.threshold = threshold
  }
}
