import TestSupport
import Testing
import TextUnits

/// Paired bidi controls. In the tables, `L R F` are the isolates, `l r` the embeddings, `o p` the
/// overrides, `I` is PDI and `i` is PDF.
@Suite struct BidiControlTests {
  private static let letters: [Character: Unicode.Scalar] = [
    "L": "\u{2066}", "R": "\u{2067}", "F": "\u{2068}", "I": "\u{2069}", "l": "\u{202A}",
    "r": "\u{202B}", "o": "\u{202D}", "p": "\u{202E}", "i": "\u{202C}",
  ]

  private func controls(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { Self.letters[Character($0)] ?? $0 }))
  }

  @Test(
    arguments: [
      ("", "", []), ("abc", "abc", []), ("LaI", "LaI", []), ("rLaIbi", "rLaIbi", []),
      // Unclosed: closed at the end.
      ("La", "LaI", [.unclosed]), ("ra", "rai", [.unclosed]),
      ("RFa", "RFaII", [.unclosed, .unclosed]), ("oLa", "oLaIi", [.unclosed, .unclosed]),
      ("La\nb", "LaI\nb", [.unclosed]), ("La\r\nbI", "LaI\r\nb", [.unclosed, .unopened]),
      ("pa\u{2029}", "pai\u{2029}", [.unclosed]), ("LLaI", "LLaII", [.unclosed]),
      // Unopened: removed.
      ("Ia", "a", [.unopened]), ("aii", "a", [.unopened, .unopened]), ("LaIi", "LaI", [.unopened]),
      ("LaII", "LaI", [.unopened]),
      // Across the end of an isolate.
      ("LraI", "LraiI", [.crossed]), ("rLiaIi", "rLaIi", [.unopened]),
      ("rLiaI", "rLaIi", [.unclosed, .unopened]),
      ("LrRaI", "LrRaIiI", [.unclosed, .unclosed]),
      ("LrpaIi", "LrpaiiI", [.crossed, .crossed, .unopened]),
      // Controls that need no partner are kept.
      (
        "a\u{200C}\u{200D}\u{200E}\u{200F}\u{61C}I", "a\u{200C}\u{200D}\u{200E}\u{200F}\u{61C}",
        [.unopened]
      ),
    ] as [(String, String, [StrayControl.Fault])])
  func straysAndRepair(text: String, expected: String, faults: [StrayControl.Fault]) {
    let text = controls(text)
    let strays = BidiControls.strays(in: text)
    #expect(strays.map(\.fault) == faults)
    for stray in strays { #expect(text.unicodeScalars[stray.range.lowerBound] == stray.control) }
    #expect(
      Array(BidiControls.repaired(text).unicodeScalars) == Array(controls(expected).unicodeScalars))
  }

  @Test(
    arguments: [
      (.firstStrongIsolate, "אב", "FאבI"), (.leftToRightIsolate, "a", "LaI"),
      (.rightToLeftIsolate, "a\nb", "RaI\nRbI"), (.rightToLeftEmbedding, "a", "rai"),
      (.leftToRightOverride, "a\r\n\r\n", "oai\r\n\r\n"), (.firstStrongIsolate, "", ""),
      (.firstStrongIsolate, "aI", "FaI"), (.firstStrongIsolate, "La", "FLaII"),
      (.leftToRightEmbedding, "ra", "lraii"), (.rightToLeftOverride, "1", "p1i"),
    ] as [(BidiWrapper, String, String)])
  func wrapping(wrapper: BidiWrapper, text: String, expected: String) {
    let wrapped = wrapper.wrap(controls(text))
    #expect(Array(wrapped.unicodeScalars) == Array(controls(expected).unicodeScalars))
    #expect(BidiControls.strays(in: wrapped).isEmpty)
  }

  /// After a repair there are no stray controls, no other text has changed, and the characters keep
  /// their order on screen unless a PDI was removed.
  @Test func repairKeepsTextAndOrder() {
    var random = SeededGenerator(seed: 21)
    let letters = Array("LRFIlropiIiaאم1٣ .,-%\u{200F}\u{200C}")
    for _ in 0..<BidiShare.rounds {
      let count = Int.random(in: 0...12, using: &random)
      let text = controls(
        String((0..<count).compactMap { _ in letters.randomElement(using: &random) }))
      let mended = BidiControls.repaired(text)
      #expect(BidiControls.strays(in: mended).isEmpty && BidiControls.repaired(mended) == mended)
      #expect(visible(mended) == visible(text))
      let removesPDI = BidiControls.strays(in: text).contains { $0.control == "\u{2069}" }
      if !removesPDI {
        #expect(visibleOrder(mended) == visibleOrder(text), "\(Array(text.unicodeScalars))")
      }
    }
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    Self.letters.values.contains(scalar)
  }

  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !isControl($0) }
  }

  /// Returns the characters that are no controls, from left to right.
  private func visibleOrder(_ text: String) -> [UInt16] {
    let units = Array(text.utf16)
    return BidiLevels(utf16: units).visualToLogical.map { units[$0] }.filter {
      !(Unicode.Scalar($0).map(isControl) ?? false) && $0 != 0x200C
    }
  }
}
