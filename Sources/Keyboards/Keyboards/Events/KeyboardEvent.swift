/// An action of the user on a keyboard, with its time.
public struct KeyboardEvent: Hashable, Sendable {
  /// The action.
  public var action: Action
  /// Its time in milliseconds of any monotonic clock, to recognise double taps.
  public var time: UInt64

  /// An action.
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
    /// Forget what was learned of a candidate of the page shown, by its index: hosts offer this for a
    /// candidate that is held down.
    case forgetCandidate(Int)
    /// A word was forgotten: candidates and suggestions are shown again without what was learned of it.
    /// ``HistoryLearner/whenCarriedOut(_:)`` tells the host when.
    case historyChanged
    /// Undo the last commit or correction: the host's gesture for it, or a key of its own.
    case undoCommit
    /// A reading of the first syllable, of those offered beside the candidates, from 0.
    case pickReading(Int)
    /// A finger that moved over the space bar or the candidates.
    case swipe(Surface, SwipeDirection)
  }

  /// The part of the keyboard that a swipe goes over.
  public enum Surface: String, Hashable, Sendable {
    /// The space bar: the caret goes with the finger.
    case spaceBar
    /// The candidates: their pages turn.
    case candidateBar
  }

  /// The direction of a swipe on the screen.
  public enum SwipeDirection: String, Hashable, Sendable {
    case left, right
  }

  /// An event.
  public init(_ action: Action, time: UInt64 = 0) {
    self.action = action
    self.time = time
  }
}
