/// A bidirectional control character without its partner.
public struct StrayControl: Hashable, Sendable {
  /// What is wrong with it.
  public enum Fault: String, Hashable, Sendable {
    /// It opens a stretch that nothing closes before the paragraph ends.
    case unclosed
    /// It opens an embedding that is still open where the isolate around it ends.
    case crossed
    /// It closes a stretch that nothing has opened in this paragraph or this isolate.
    case unopened
  }

  /// The character.
  public let control: Unicode.Scalar
  /// Where it is.
  public let range: Range<String.Index>
  /// What is wrong with it.
  public let fault: Fault
}

/// Finds and mends bidirectional control characters without a partner.
public enum BidiControls {
  /// The embeddings, overrides and isolates of a text (LRE RLE LRO RLO PDF, LRI RLI FSI PDI) that
  /// lack their partner, in the order of the text.
  ///
  /// Pairs are those of the Unicode Bidirectional Algorithm: they end with the paragraph, a PDI
  /// closes the latest open isolate and every embedding inside it, and a PDF reaches no further than
  /// the isolate it is in.
  public static func strays(in text: String) -> [StrayControl] {
    var pairing = ControlPairing(of: text)
    pairing.run()
    return pairing.strays.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The text with all its bidirectional controls in pairs. What opens a stretch and is not closed is
  /// closed where its effect ends anyway: at the end of the paragraph, or before the PDI that ends
  /// the isolate around it. What closes nothing is removed. Every other character stays, and so do
  /// LRM, RLM, ALM, ZWNJ and ZWJ, which have no partner.
  ///
  /// Characters stay where they were on screen; only a removed PDI, which counts as a symbol, can
  /// bring two numbers together.
  public static func repaired(_ text: String) -> String {
    var pairing = ControlPairing(of: text)
    pairing.run()
    return pairing.strays.isEmpty ? text : String(pairing.repaired)
  }
}

/// Walks through a text once with a stack of what is open.
private struct ControlPairing {
  private struct Opening {
    let wrapper: BidiWrapper
    let range: Range<String.Index>
  }

  private let scalars: String.UnicodeScalarView
  private var open: [Opening] = []
  /// How many of the open ones are isolates.
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

  /// Closes the embeddings in the innermost isolate, which a PDI is about to close.
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
