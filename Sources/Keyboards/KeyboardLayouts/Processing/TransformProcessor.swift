/// Turns the outputs of keys into changes of a document, by the rules of a layout.
///
/// It remembers the end of the text before the caret, with the markers that no document has. A French
/// layout, key by key:
///
/// | key | output | remembered | the document's change |
/// |---|---|---|---|
/// | `^` | `\m{circumflex}` | marker | none |
/// | `e` | `e` | `ê` | insert `ê` |
/// | Backspace | | | nil: by the program's own rules |
///
/// It is a value: a copy goes its own way. Nothing in it throws or traps.
public struct TransformProcessor: Sendable {
  /// What Backspace does where no rule of the layout says anything.
  public enum DefaultBackspace: Hashable, Sendable {
    /// A dead key that waits is taken back; with none, the program deletes by its own policy.
    case program
    /// The last scalar of the decomposed text goes, and the markers beside it: what LDML lays down.
    case lastScalar
  }

  private let rules: TransformRules
  private let defaultBackspace: DefaultBackspace
  private var context: TypedContext
  /// How many markers at the caret were typed by keys that type nothing else.
  private var waiting = 0

  /// A processor that remembers nothing yet.
  public init(_ layout: KeyboardLayout, defaultBackspace: DefaultBackspace = .program) {
    self.init(layout.transforms, defaultBackspace: defaultBackspace)
  }

  /// A processor for rules.
  public init(_ rules: TransformRules, defaultBackspace: DefaultBackspace = .program) {
    self.rules = rules
    self.defaultBackspace = defaultBackspace
    context = TypedContext(normalizes: !rules.isNormalizationDisabled)
  }

  /// The dead keys that wait for a letter, in the order they were typed.
  public var waitingMarkers: [Marker] { context.elements.suffix(waiting).compactMap(\.marker) }

  /// What is remembered of the text before the caret, markers included.
  public var remembered: KeyOutput { KeyOutput(context.elements) }

  /// A key was pressed.
  ///
  /// - Parameters:
  ///   - output: what the key types.
  ///   - contextBefore: the document's text before the caret, or nil where the host does not tell.
  ///     Where it is not what is remembered, markers are dropped and the text is taken from it.
  /// - Returns: what to do to the document.
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

  /// Backspace was pressed.
  ///
  /// - Returns: what to do to the document; nil where the layout has no rule for it and no dead key
  ///   waits: the program then deletes by its own policy, and tells ``didDelete(scalars:)``.
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

  /// The program deleted some scalars before the caret by itself.
  public mutating func didDelete(scalars count: Int) {
    waiting = 0
    context.removeLast(scalars: count)
  }

  /// Forgets all: the caret moved, another field has the focus.
  public mutating func reset() {
    waiting = 0
    context.reset()
  }

  private mutating func synchronize(with contextBefore: String?) {
    guard let contextBefore else { return }
    context.synchronize(with: contextBefore)
    waiting = min(waiting, context.elements.reversed().prefix(while: \.isMarker).count)
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

  /// Runs groups, each on what the one before left. Answers whether any changed the elements.
  @discardableResult
  private func run(
    _ groups: [TransformRules.Group], on elements: inout [TextElement], changedFrom start: Int
  ) -> Bool {
    var changed = start
    var isChanged = false
    normalize(&elements, from: &changed)
    for group in groups {
      let position =
        switch group.kind {
        case .transforms(let group): group.apply(to: &elements, isTextStart: context.isTextStart)
        case .reorders(let group):
          group.apply(to: &elements, changedFrom: changed, typedFrom: start)
        }
      guard let position else { continue }
      isChanged = true
      changed = min(changed, position)
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
