/// A bidirectional control character without its partner.
public struct StrayControl: Hashable, Sendable {
  /// The kind of mismatch.
  public enum Fault: String, Hashable, Sendable {
    /// The character opens a range that is not closed before the paragraph ends.
    case unclosed
    /// The character opens an embedding that is still open at the end of the enclosing isolate.
    case crossed
    /// The character closes a range that was not opened in this paragraph or isolate.
    case unopened
  }

  /// The control character.
  public let control: Unicode.Scalar
  /// The range of the character in the text.
  public let range: Range<String.Index>
  /// The kind of mismatch.
  public let fault: Fault
}

/// Finds and repairs bidirectional control characters without a partner.
public enum BidiControls {
  /// Returns the embeddings, overrides and isolates (LRE RLE LRO RLO PDF, LRI RLI FSI PDI) without
  /// a partner, in text order.
  ///
  /// Pairs are matched by the Unicode Bidirectional Algorithm ([UAX
  /// #9](https://www.unicode.org/reports/tr9/)): they end with the paragraph, a PDI closes the
  /// latest open isolate and every embedding inside it, and a PDF has no effect outside its
  /// isolate.
  public static func strays(in text: String) -> [StrayControl] {
    var pairing = ControlPairing(of: text)
    pairing.run()
    return pairing.strays.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the text with all its bidirectional controls paired.
  ///
  /// An opening control without a partner is closed where its effect ends anyway: at the end of the
  /// paragraph, or before the PDI that ends the enclosing isolate. A closing control without a
  /// partner is removed. All other characters stay, including LRM, RLM, ALM, ZWNJ and ZWJ, which
  /// have no partner.
  ///
  /// The visual order does not change, with one exception: a removed PDI counts as a symbol, so its
  /// removal can join two numbers.
  public static func repaired(_ text: String) -> String {
    var pairing = ControlPairing(of: text)
    pairing.run()
    return pairing.strays.isEmpty ? text : String(pairing.repaired)
  }
}

/// Scans a text once with a stack of the open controls.
private struct ControlPairing {
  private struct Opening {
    let wrapper: BidiWrapper
    let range: Range<String.Index>
  }

  private let scalars: String.UnicodeScalarView
  private var open: [Opening] = []
  /// The number of isolates in `open`.
  private var isolates = 0
  private(set) var strays: [StrayControl] = []
  private(set) var repaired = String.UnicodeScalarView()

  init(of text: String) {
    scalars = text.unicodeScalars
  }

  mutating func run() {
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      take(scalars[index], at: index..<next)
      index = next
    }
    closeAll()
  }

  private mutating func take(_ scalar: Unicode.Scalar, at range: Range<String.Index>) {
    if let wrapper = BidiWrapper(rawValue: scalar) {
      open.append(Opening(wrapper: wrapper, range: range))
      isolates += wrapper.isIsolate ? 1 : 0
    } else if scalar == BidiWrapper.popIsolate {
      guard isolates > 0 else { return drop(scalar, at: range) }
      closeEmbeddings()
      open.removeLast()
      isolates -= 1
    } else if scalar == BidiWrapper.popEmbedding {
      guard open.last?.wrapper.isIsolate == false else { return drop(scalar, at: range) }
      open.removeLast()
    } else if isLineBreak(Character(scalar)) {
      closeAll()
    }
    repaired.append(scalar)
  }

  private mutating func drop(_ scalar: Unicode.Scalar, at range: Range<String.Index>) {
    strays.append(StrayControl(control: scalar, range: range, fault: .unopened))
  }

  /// Closes the embeddings inside the innermost isolate, before a PDI closes that isolate.
  private mutating func closeEmbeddings() {
    while let last = open.last, !last.wrapper.isIsolate { closeLast(last, .crossed) }
  }

  private mutating func closeAll() {
    while let last = open.last { closeLast(last, .unclosed) }
    isolates = 0
  }

  private mutating func closeLast(_ last: Opening, _ fault: StrayControl.Fault) {
    strays.append(
      StrayControl(control: last.wrapper.opener, range: last.range, fault: fault))
    repaired.append(last.wrapper.closer)
    open.removeLast()
  }
}
