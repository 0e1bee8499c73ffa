import KeyboardLayouts
import TestSupport
import Testing
import TextUnits

/// Random keys on every keyboard of the LDML test data, with fixed seeds.
@Suite(.enabled(if: SuiteFile.folder != nil, "the LDML tests are not beside the repository"))
struct ProcessorPropertyTests {
  /// For any keys, applying the replacements gives the text that the processor remembers, and
  /// repeated Backspace empties the document.
  @Test(arguments: SuiteFile.keyboards)
  func documentsFollowTheProcessor(name: String) throws {
    let layout = try SuiteTests.layout(name)
    let outputs = layout.keys.compactMap(\.output)
    var generator = SeededGenerator(seed: 35)
    for round in 0..<5 {
      let policy: TransformProcessor.DefaultBackspace = round % 2 == 0 ? .lastScalar : .program
      var run = RandomRun(processor: TransformProcessor(layout, defaultBackspace: policy))
      if round > 2 { run.document = "e\u{301}\u{320} ka\u{9CD}\u{9BE}한👩🏽‍💻" }
      for _ in 0..<60 {
        let isTold = Bool.random(using: &generator)
        if Int.random(in: 0..<6, using: &generator) == 0 {
          run.backspace(isTold: isTold)
        } else if let output = outputs.randomElement(using: &generator) {
          run.type(output, isTold: isTold)
        }
        #expect(run.isConsistent(layout), "\(name), round \(round)")
      }
      var presses = 0
      while presses < 2000, !run.document.isEmpty || !run.processor.remembered.elements.isEmpty {
        run.backspace(isTold: true)
        presses += 1
      }
      #expect(run.document.isEmpty, "\(name), round \(round)")
    }
  }

  /// A document that others change at random: nothing traps, and no text of others is deleted.
  @Test(arguments: SuiteFile.keyboards)
  func externalChangesAreDetected(name: String) throws {
    let layout = try SuiteTests.layout(name)
    let outputs = layout.keys.compactMap(\.output)
    var generator = SeededGenerator(seed: 36)
    var run = RandomRun(processor: TransformProcessor(layout))
    for _ in 0..<150 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: run.document = String(run.document.prefix(Int.random(in: 0..<9, using: &generator)))
      case 1: run.document += "e\u{301}x"
      default: break
      }
      if let output = outputs.randomElement(using: &generator) { run.type(output, isTold: true) }
    }
  }
}

/// A document and the processor that types into it.
private struct RandomRun {
  var processor: TransformProcessor
  var document = ""

  mutating func type(_ output: KeyOutput, isTold: Bool) {
    // A host that gives no context from the start would be trusted about text it never showed.
    let isTold = isTold || processor.remembered.elements.isEmpty
    document.apply(processor.type(output, after: isTold ? document : nil))
  }

  mutating func backspace(isTold: Bool) {
    let isTold = isTold || processor.remembered.elements.isEmpty
    if let replacement = processor.backspace(after: isTold ? document : nil) {
      document.apply(replacement)
    } else if !document.isEmpty {
      document.unicodeScalars.removeLast()
      processor.didDelete(scalars: 1)
    }
  }

  /// Whether the document ends with the remembered text.
  func isConsistent(_ layout: KeyboardLayout) -> Bool {
    let remembered = processor.remembered.text
    guard !layout.transforms.isNormalizationDisabled else {
      return document.unicodeScalars.suffix(remembered.unicodeScalars.count)
        .elementsEqual(remembered.unicodeScalars)
    }
    let whole = Array(Normalization.nfd(document).unicodeScalars)
    return whole.suffix(remembered.unicodeScalars.count).elementsEqual(remembered.unicodeScalars)
  }
}
