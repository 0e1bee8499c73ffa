import Testing
import TypingAids

/// The shift key of a touch keyboard, step by step.
@Suite struct ShiftStateTests {
  enum Step {
    /// A tap, with the milliseconds since the tap before.
    case tap(UInt64)
    /// A tap if capitals cannot be locked.
    case caselessTap(UInt64)
    case hold, caselessHold, type, sentence, noSentence, reset
  }

  struct Row: CustomTestStringConvertible {
    let steps: [(Step, ShiftState.Level)]
    var testDescription: String { steps.map { "\($0.0)→\($0.1)" }.joined(separator: " ") }
    init(_ steps: (Step, ShiftState.Level)...) { self.steps = steps }
  }

  static let rows = [
    Row((.tap(0), .once), (.type, .off)),
    Row((.tap(0), .once), (.tap(1_000), .off), (.tap(1_000), .once)),
    // A double tap, just in time and just too late.
    Row((.tap(0), .once), (.tap(400), .locked), (.type, .locked), (.tap(5_000), .off)),
    Row((.tap(0), .once), (.tap(401), .off)),
    // The second tap of a pair does not start another pair.
    Row((.tap(0), .once), (.tap(100), .locked), (.tap(100), .off), (.tap(100), .locked)),
    // A letter between two taps separates them.
    Row((.tap(0), .once), (.type, .off), (.tap(10), .once)),
    // Sentences.
    Row((.sentence, .automatic), (.type, .off)),
    Row((.sentence, .automatic), (.noSentence, .off)),
    Row((.sentence, .automatic), (.tap(0), .off)),
    Row((.sentence, .automatic), (.tap(0), .off), (.tap(100), .locked)),
    Row((.tap(0), .once), (.sentence, .once), (.noSentence, .once)),
    Row((.tap(0), .once), (.tap(100), .locked), (.sentence, .locked), (.noSentence, .locked)),
    // If the user turned off an automatic capital, the next letter is small until something is
    // typed.
    Row(
      (.sentence, .automatic), (.tap(0), .off), (.sentence, .off), (.type, .off),
      (.sentence, .automatic)),
    Row(
      (.sentence, .automatic), (.tap(0), .off), (.sentence, .off), (.noSentence, .off),
      (.sentence, .automatic)),
    Row((.hold, .locked), (.tap(0), .off), (.sentence, .off)),
    // Shift held down.
    Row((.hold, .locked), (.type, .locked), (.tap(0), .off)),
    Row((.tap(0), .once), (.hold, .locked)),
    Row((.sentence, .automatic), (.hold, .locked)),
    // A second set of letters does not lock.
    Row((.caselessTap(0), .once), (.caselessTap(100), .off)),
    Row((.caselessHold, .once), (.type, .off)),
    // A new field.
    Row((.tap(0), .once), (.tap(100), .locked), (.reset, .off), (.tap(100), .once)),
  ]

  @Test(arguments: rows)
  func table(row: Row) {
    var state = ShiftState()
    var time: UInt64 = 1_000
    for (step, level) in row.steps {
      switch step {
      case .tap(let pause), .caselessTap(let pause):
        time += pause
        if case .tap = step { state.tap(at: time) } else { state.tap(at: time, canLock: false) }
      case .hold: state.hold()
      case .caselessHold: state.hold(canLock: false)
      case .type: state.didType()
      case .sentence: state.setAutomatic(true)
      case .noSentence: state.setAutomatic(false)
      case .reset: state.reset()
      }
      #expect(state.level == level, "after \(step)")
      #expect(state.isOn == (level != .off))
    }
  }

  /// A clock that runs backwards causes no double tap and no trap.
  @Test func clocksThatRunBackwards() {
    var state = ShiftState()
    state.tap(at: 1_000)
    state.tap(at: 900)
    #expect(state.level == .off)
    state.tap(at: .max)
    state.tap(at: 0)
    #expect(state.level == .off)
  }
}
