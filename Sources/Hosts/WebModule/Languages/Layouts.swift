import InputCore
import KeyboardLayouts
import TextDocument

/// Opens a keyboard.
///
/// - Parameter input: A compiled layout.
/// - Returns: nil for bytes that are none.
func makeSession(_ input: [UInt8]) -> LayoutSession? {
  guard let layout = try? CompiledLayout.layout(from: input) else { return nil }
  return LayoutSession(layout)
}

/// Types with a layout and its rules, without an engine.
struct LayoutSession {
  let layout: KeyboardLayout
  private var transforms: TransformProcessor

  init(_ layout: KeyboardLayout) {
    self.layout = layout
    transforms = TransformProcessor(layout)
  }

  /// Handles a key at a position of the hardware.
  mutating func press(
    _ position: KeyPosition, _ modifiers: Modifiers, context: InputContext
  ) -> [Effect] {
    // The layout has layers for Caps Lock.
    guard let output = layout.output(at: position, modifiers, capsLocked: { _ in nil }) else {
      return []
    }
    return effects(of: transforms.type(output, after: context.documentContextBeforeInput))
  }

  /// Returns the caps of the keys of a row that type something while modifiers are down, with the numbers of
  /// their positions.
  func caps(in row: HardwareRow, _ modifiers: Modifiers) -> [(number: Int, label: String)] {
    (row == .a ? 3...3 : 0...13).compactMap { number in
      layout.key(at: KeyPosition(row, number), modifiers).map { (number, layout.label(for: $0)) }
    }
  }

  /// Handles a key without a position. A letter goes through the rules, as one of the layout does.
  mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] {
    let before = context.documentContextBeforeInput
    if let character = event.typedCharacter {
      return effects(of: transforms.type(KeyOutput(String(character)), after: before))
    }
    if event == KeyEvent(.named(.backspace)), let change = transforms.backspace(after: before) {
      return effects(of: change)
    }
    transforms.reset()
    return [.passThrough(event)]
  }

  /// Forgets the dead keys that wait, because the host changed the text, moved the caret or lost the focus.
  mutating func handle(_ event: HostEvent) -> [Effect] {
    transforms.reset()
    return []
  }

  private func effects(of change: TextReplacement) -> [Effect] {
    if change.isEmpty { return [] }
    return [
      change.deleted.isEmpty
        ? .insertText(change.inserted) : .replaceText(change.deleted, with: change.inserted)
    ]
  }
}
