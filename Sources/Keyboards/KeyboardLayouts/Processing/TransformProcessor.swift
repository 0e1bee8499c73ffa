/// Turns key outputs into changes of a document by the rules of a layout.
///
/// The processor keeps a copy of the end of the text before the caret, including the markers, which
/// no document contains. For a French layout, key by key:
///
/// | key | output | context in the processor | change of the document |
/// |---|---|---|---|
/// | `^` | `\m{circumflex}` | marker | none |
/// | `e` | `e` | `ê` | insert `ê` |
/// | Backspace | | | nil: the program deletes by its own policy |
///
/// ```swift
/// var variables = LayoutVariables()
/// let rule = try TransformRule(from: "\\m{circumflex}e", to: "ê", variables: &variables)
/// var processor = TransformProcessor(TransformRules(simple: [.transforms([rule])]))
/// if let circumflex = variables.markers.marker(named: "circumflex") {
///   _ = processor.type(KeyOutput([TextElement(circumflex)]), after: "")
/// }
/// let change = processor.type(KeyOutput("e"), after: "")  // inserts "ê"
/// ```
///
/// The processor is a value, so copies are independent. It never throws or traps.
public struct TransformProcessor: Sendable {
  /// The behaviour of Backspace if no rule of the layout matches.
  public enum DefaultBackspace: Hashable, Sendable {
    /// Backspace removes the last waiting dead key. Without one, the program deletes by its own
    /// policy.
    case program
    /// Backspace removes the last scalar of the decomposed text and the markers on both sides of
    /// it, as LDML specifies.
    case lastScalar
  }

  private let rules: TransformRules
  private let defaultBackspace: DefaultBackspace
  private var context: TypedContext
  /// The number of markers at the caret that were typed by dead keys.
  private var waiting = 0

  /// Creates a processor for a layout, with an empty context.
  public init(_ layout: KeyboardLayout, defaultBackspace: DefaultBackspace = .program) {
    self.init(layout.transforms, defaultBackspace: defaultBackspace)
  }

  /// Creates a processor for rules, with an empty context.
  public init(_ rules: TransformRules, defaultBackspace: DefaultBackspace = .program) {
    self.rules = rules
    self.defaultBackspace = defaultBackspace
    context = TypedContext(normalizes: !rules.isNormalizationDisabled)
  }

  /// The dead keys that wait for a letter, in the order in which they were typed.
  public var waitingMarkers: [Marker] { context.elements.suffix(waiting).compactMap { $0.marker } }

  /// The processor's copy of the end of the text before the caret, including markers.
  public var remembered: KeyOutput { KeyOutput(context.elements) }

  /// Types the output of a key.
  ///
  /// - Parameters:
  ///   - output: the output of the key.
  ///   - contextBefore: the document's text before the caret; nil if the host does not give it. If
  ///     it differs from the processor's copy, the copy is replaced by it and all markers are
  ///     dropped.
  /// - Returns: the change to make to the document.
  public mutating func type(
    _ output: KeyOutput, after contextBefore: String?
  ) -> TextReplacement {
    synchronize(with: contextBefore)
    var elements = context.elements
    let changed = elements.count
    elements += output.elements
    run(rules.simple, on: &elements, changedFrom: changed)
    let isWaiting =
      output.isMarkersOnly && elements.suffix(output.elements.count) == output.elements[...]
    waiting = isWaiting ? waiting + output.elements.count : 0
    return context.replace(with: elements)
  }

  /// Handles Backspace.
  ///
  /// - Parameter contextBefore: the document's text before the caret; nil if the host does not give
  ///   it.
  /// - Returns: the change to make to the document; nil if no rule of the layout matches and no
  ///   dead key waits. The program then deletes by its own policy and calls
  ///   ``didDelete(scalars:)``.
  public mutating func backspace(after contextBefore: String?) -> TextReplacement? {
    synchronize(with: contextBefore)
    var elements = context.elements
    let count = elements.count
    if run(rules.backspace, on: &elements, changedFrom: count) {
      waiting = 0
      return context.replace(with: elements)
    }
    return runDefaultBackspace()
  }

  /// Records that the program deleted this many scalars before the caret by its own policy.
  public mutating func didDelete(scalars count: Int) {
    waiting = 0
    context.removeLast(scalars: count)
  }

  /// Clears the context. Call it when the caret moves or another field takes the focus.
  public mutating func reset() {
    waiting = 0
    context.reset()
  }

  private mutating func synchronize(with contextBefore: String?) {
    guard let contextBefore else { return }
    context.synchronize(with: contextBefore)
    waiting = min(waiting, context.elements.reversed().prefix { $0.isMarker }.count)
  }

  private mutating func runDefaultBackspace() -> TextReplacement? {
    switch defaultBackspace {
    case .program:
      guard waiting > 0 else { return nil }
      waiting -= 1
      context.removeLastMarker()
      return TextReplacement()
    case .lastScalar:
      guard !context.elements.isEmpty else { return nil }
      waiting = 0
      var elements = context.elements
      while elements.popLast()?.isMarker == true {}
      while elements.last?.isMarker == true { elements.removeLast() }
      return context.replace(with: elements)
    }
  }

  /// Runs the groups in order, each on the result of the previous one.
  ///
  /// - Returns: whether any group changed the elements.
  @discardableResult
  private func run(
    _ groups: [TransformRules.Group], on elements: inout [TextElement], changedFrom start: Int
  ) -> Bool {
    var changed = start
    var isChanged = false
    normalize(&elements, from: &changed)
    for group in groups {
      let firstChanged =
        switch group.kind {
        case .transforms(let group): group.apply(to: &elements, isTextStart: context.isTextStart)
        case .reorders(let group):
          group.apply(to: &elements, changedFrom: changed, typedFrom: start)
        }
      guard let firstChanged else { continue }
      isChanged = true
      changed = min(changed, firstChanged)
      normalize(&elements, from: &changed)
    }
    return isChanged
  }

  private func normalize(_ elements: inout [TextElement], from changed: inout Int) {
    guard context.normalizes else { return }
    changed = ElementNormalizer.segmentStart(at: changed, in: elements)
    ElementNormalizer.normalize(&elements, from: changed)
  }
}
