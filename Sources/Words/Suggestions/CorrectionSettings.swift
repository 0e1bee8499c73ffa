/// What a suggester does by itself, and how sure it must be.
public struct CorrectionSettings: Hashable, Sendable {
  /// How far suggestions go.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// None are made.
    case off
    /// They are offered.
    case suggest
    /// The likeliest stands in place of a word that no language has, as soon as the word is ended.
    case auto
  }

  /// How far suggestions go.
  public var mode: Mode
  /// How sure a correction must be: the logarithm of the odds that it is what was meant and that the
  /// word typed is not a right one unknown to the lexicons. A larger one corrects less, and less
  /// wrongly.
  public var threshold: Double

  /// Settings.
  public init(mode: Mode = .auto, threshold: Double = 0) {
    self.mode = mode
    self.threshold = threshold
  }
}
