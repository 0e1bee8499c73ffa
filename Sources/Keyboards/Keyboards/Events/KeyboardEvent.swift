/// Something that the typist did to a keyboard, and when.
public struct KeyboardEvent: Hashable, Sendable {
  /// What was done.
  public var action: Action
  /// When, in milliseconds of any clock that does not run back: two taps in a row are told by it.
  public var time: UInt64

  /// What was done.
  public enum Action: Hashable, Sendable {
    /// A key of the layer shown, by its id.
    case tap(String)
    /// A key held down; `choice` is the alternative taken, from 0, or nil for the default.
    case longPress(String, choice: Int?)
    /// A key tapped several times in a row; `count` is 2 or more.
    case multiTap(String, count: Int)
    /// A finger that moved over a key, as LDML writes directions: `n`, `nw se`.
    case flick(String, directions: String)
    /// A key of a hardware keyboard.
    case hardware(HardwareKey)
    /// A candidate of the page shown, from 0.
    case pickCandidate(Int)
    /// What was learned of a candidate of the page shown, from 0, is to be forgotten: one that was held,
    /// as hosts offer it.
    case forgetCandidate(Int)
    /// A word that was to be forgotten is: candidates and suggestions are shown without what was learned
    /// of it. ``HistoryLearner/whenCarriedOut(_:)`` tells the host when.
    case historyChanged
    /// The last commit, or correction, is to be taken back: the host's gesture for it, or a key of its own.
    case undoCommit
    /// A reading of the first syllable, of those offered beside the candidates, from 0.
    case pickReading(Int)
    /// A finger that moved over the space bar or the candidates.
    case swipe(Surface, SwipeDirection)
  }

  /// What a swipe went over.
  public enum Surface: String, Hashable, Sendable {
    /// The space bar: the caret goes with the finger.
    case spaceBar
    /// The candidates: their pages turn.
    case candidateBar
  }

  /// Where a finger went, on the screen.
  public enum SwipeDirection: String, Hashable, Sendable {
    case left, right
  }

  /// An event.
  public init(_ action: Action, time: UInt64 = 0) {
    self.action = action
    self.time = time
  }
}
