import KeyboardTestSupport
import Testing

/// Layers and the shift key, step by step, without a keyboard.
@Suite struct LayerStateTests {
  enum Step {
    /// A tap on a key that leads to a layer, `after` milliseconds after the step before.
    case tap(String, after: UInt64 = 1_000)
    case hold(String)
    case field(KeyboardType)
    case type, sentence, noSentence, letters
  }

  static let latinScript = ["base", "shift", "symbols", "symbols-2", "number"]
  static let ownScript = latinScript + ["latin", "latin-shift"]
  static let caseless = ["base", "symbols"]

  struct Row: CustomTestStringConvertible {
    let ids: [String]
    let canLock: Bool
    let steps: [(Step, String)]
    var testDescription: String { steps.map { "\($0.0)→\($0.1)" }.joined(separator: " ") }
    init(_ ids: [String], canLock: Bool = true, _ steps: (Step, String)...) {
      self.ids = ids
      self.canLock = canLock
      self.steps = steps
    }
  }

  static let rows = [
    // The shift key and its state on the shifted layer.
    Row(latinScript, (.tap("shift"), "shift"), (.tap("base"), "base")),
    Row(latinScript, (.tap("shift"), "shift"), (.tap("shift"), "base")),
    Row(latinScript, (.tap("shift"), "shift"), (.type, "base")),
    // Two taps lock shift. Symbol layers keep the lock but not a single shift.
    Row(
      latinScript, (.tap("shift"), "shift"), (.tap("base", after: 100), "shift"),
      (.type, "shift"), (.tap("symbols"), "symbols"), (.tap("base"), "shift"),
      (.tap("base"), "base")),
    Row(
      latinScript, (.tap("shift"), "shift"), (.tap("symbols"), "symbols"), (.tap("base"), "base")),
    Row(
      latinScript, canLock: false, (.tap("shift"), "shift"), (.tap("base", after: 100), "base")),
    Row(latinScript, (.hold("shift"), "shift"), (.type, "shift"), (.tap("base"), "base")),
    Row(latinScript, canLock: false, (.hold("shift"), "shift"), (.type, "base")),
    // Holding a key for another plane does not lock it.
    Row(latinScript, (.hold("symbols"), "base")),
    // The start of a sentence.
    Row(latinScript, (.sentence, "shift"), (.type, "base")),
    Row(latinScript, (.sentence, "shift"), (.noSentence, "base")),
    // A layout without a shifted layer keeps showing the plane.
    Row(caseless, (.sentence, "base"), (.tap("shift"), "base")),
    // Symbols lead back to the letters they were reached from.
    Row(
      ownScript, (.tap("latin"), "latin"), (.tap("symbols"), "symbols"),
      (.tap("symbols-2"), "symbols-2"), (.tap("base"), "latin"), (.tap("base"), "base")),
    Row(ownScript, (.tap("latin"), "latin"), (.tap("latin-shift"), "latin-shift")),
    Row(
      ownScript, (.tap("latin"), "latin"), (.tap("symbols"), "symbols"), (.letters, "latin")),
    // A layer missing from the layout changes nothing.
    Row(latinScript, (.tap("emoji"), "base"), (.tap("latin"), "base")),
    // Fields.
    Row(
      latinScript, (.tap("shift"), "shift"), (.field(.url), "base"),
      (.field(.numbersAndPunctuation), "symbols"), (.field(.decimalPad), "number"),
      (.field(.default), "base")),
    Row(
      ownScript, (.field(.emailAddress), "latin"), (.tap("symbols"), "symbols"),
      (.tap("base"), "latin"), (.field(.default), "base"), (.tap("symbols"), "symbols"),
      (.letters, "base")),
    Row([], (.field(.numberPad), "base"), (.tap("shift"), "base"), (.tap("symbols"), "base")),
  ]

  @Test(arguments: rows)
  func table(row: Row) {
    var layers = LayerState(ids: row.ids)
    var time: UInt64 = 0
    for (step, id) in row.steps {
      switch step {
      case .tap(let id, let pause):
        time += pause
        layers.tapKey(to: id, at: time, canLock: row.canLock)
      case .hold(let id):
        let isShift = layers.isShiftKey(to: id)
        let isHeld = layers.holdKey(to: id, canLock: row.canLock)
        #expect(isHeld == isShift)
      case .field(let type): layers.reset(for: type)
      case .type: layers.didType()
      case .sentence: layers.setAutomaticShift(true)
      case .noSentence: layers.setAutomaticShift(false)
      case .letters: layers.returnToLetters()
      }
      #expect(layers.id == id, "after \(step)")
      #expect(row.ids.isEmpty || row.ids.contains(layers.id))
    }
  }

  @Test func layersByName() {
    var layers = LayerState(ids: Self.ownScript)
    for id in Self.ownScript {
      let isShown = layers.show(id)
      #expect(isShown && layers.id == id)
    }
    let isShown = layers.show("emoji")
    #expect(!isShown && layers.id == "latin-shift")
    #expect(layers.isLatin && !layers.isLetters && layers.isLit(keyTo: "latin-shift"))
    #expect(!layers.isLit(keyTo: "shift"))
  }
}
