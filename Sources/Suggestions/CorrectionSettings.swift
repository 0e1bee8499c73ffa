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
  /// By how much, in nats, a correction must be likelier than a word that no lexicon has. A larger
  /// one corrects less, and less wrongly.
  public var threshold: Double

  /// Settings.
  public init(mode: Mode = .auto, threshold: Double = 1) {
    self.mode = mode
    self.threshold = threshold
  }
}
