import InputCore
import TextUnits

/// A user action on a keyboard, with its time.
public struct KeyboardEvent: Hashable, Sendable {
  /// The user's action.
  public var action: Action
  /// The time in milliseconds of any monotonic clock. It serves to recognise double taps.
  public var time: UInt64

  /// A user action.
  public enum Action: Hashable, Sendable {
    /// A tap on a key of the layer shown, by its id.
    case tap(String)
    /// A long press on a key. `choice` is the index of the alternative taken, from 0; nil takes the
    /// default.
    case longPress(String, choice: Int?)
    /// Several quick taps on a key; `count` is at least 2.
    case multiTap(String, count: Int)
    /// A flick on a key. The directions are those of LDML, separated by spaces: `n`, `nw se`.
    case flick(String, directions: String)
    /// A gesture over the letters of a word.
    case glide(GlidePath)
    /// A key press on a hardware keyboard.
    case hardware(HardwareKey)
    /// The release of a key on a hardware keyboard. Keyboards of languages type on the press and do
    /// nothing then; a plugin may tell taps from holds by it.
    case hardwareUp(HardwareKey)
    /// The choice of a candidate by its index on the page shown, from 0.
    case pickCandidate(Int)
    /// A request to forget what was learned about a candidate, given by its index on the page
    /// shown. Hosts offer this on a long press on a candidate.
    case forgetCandidate(Int)
    /// Shows the texts that the user copied in place of candidates, or hides them. While they are shown,
    /// `pickCandidate` inserts one and `forgetCandidate` removes it.
    case showClipboard
    /// A request to pin a copied text, or to let it expire again, by its index among those shown.
    case pinCandidate(Int)
    /// A request to remove all copied texts.
    case clearClipboard
    /// Notice that a word was forgotten. Candidates and suggestions are shown again without it.
    /// `HistoryLearner.whenCarriedOut(_:)` tells the host when to send this event.
    case historyChanged
    /// Undo of the last commit or correction, from a host's gesture or a key of its own.
    case undoCommit
    /// The choice of a reading of the first syllable, by its index among those offered beside the
    /// candidates, from 0.
    case pickReading(Int)
    /// A swipe over the space bar or the candidate bar.
    case swipe(Surface, SwipeDirection)
    /// Deletion of a unit before the caret, from a host's button, gesture or menu.
    case delete(DeleteUnit)
    /// A movement of the caret over a unit, to its start or to its end, from a host's button, gesture
    /// or menu.
    case moveCaret(DeleteUnit, DeleteDirection)
    /// A command of the engine, from a host's button, gesture or menu.
    case command(Command)
  }

  /// The part of the keyboard that a swipe starts on.
  public enum Surface: String, Hashable, Sendable {
    /// The space bar: the caret follows the finger.
    case spaceBar
    /// The candidate bar: its pages turn.
    case candidateBar
  }

  /// The direction of a swipe on the screen.
  public enum SwipeDirection: String, Hashable, Sendable {
    /// A direction on the screen, whatever the direction of the text.
    case left, right
  }

  /// Creates an event.
  public init(_ action: Action, time: UInt64 = 0) {
    self.action = action
    self.time = time
  }
}
