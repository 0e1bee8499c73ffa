import InputCore
import KeyboardLayouts
import TextDocument
import TypingAids

extension LanguageSession {
  /// Types what a key gives: into the composition where there is an engine, else into the text.
  /// Digits that are `isLiteral` are meant as digits, whatever they mean to the engine.
  mutating func type(
    _ output: KeyOutput, isLiteral: Bool = false, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let wasAutomatic = shift.level == .automatic
    defer { shift.didType() }
    let effects =
      engine == nil
      ? insert(output, at: time, context)
      : compose(output.text, isLiteral: isLiteral, at: time, context)
    typedAutomaticCapital = wasAutomatic
    returnToLetters(after: output.text, context)
    return effects
  }

  /// The engine takes character by character; what it leaves is typed.
  ///
  /// ```
  /// ni hao|  + 3 on a hardware keyboard     the third candidate
  /// ni hao|  + 3 on the layer of symbols    你好3|
  /// ```
  private mutating func compose(
    _ text: String, isLiteral: Bool, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    var effects: [KeyboardEffect] = []
    for character in text {
      if isLiteral, character.isASCII, character.isNumber {
        effects += textEffects(engine?.resolve(by: .commitFirst) ?? [])
        effects.append(.text(.insertText(String(character))))
        continue
      }
      guard let answer = engine?.handle(KeyEvent(character), context: context) else { continue }
      for effect in answer {
        if case .passThrough(let event) = effect, let typed = event.typedCharacter {
          effects += insert(KeyOutput(String(typed)), at: time, context)
        } else {
          effects += textEffects([effect])
        }
      }
    }
    return effects
  }

  /// Types into the text: through the aids where they change it, else through the layout's rules.
  mutating func insert(
    _ output: KeyOutput, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let elapsed = lastSpace.map { time >= $0 ? time - $0 : .max }
    lastSpace = output.text == " " ? time : nil
    refusesCapital = false
    if output.markers.isEmpty, let before = context.documentContextBeforeInput {
      let aided = aids.insertion(
        of: output.text, after: before, traits: traits, sinceLastSpace: elapsed)
      if let change = aided.change, change != refusedChange {
        transforms.reset()
        lastSpace = nil
        (lastChange, refusedChange) = (change, nil)
        return [.text(effect(replacing: aided.removed, with: aided.inserted))]
      }
    }
    (lastChange, refusedChange) = (nil, nil)
    let replacement = transforms.type(output, after: context.documentContextBeforeInput)
    return effects(of: replacement)
  }

  func effects(of replacement: TextReplacement) -> [KeyboardEffect] {
    replacement.isEmpty
      ? [] : [.text(effect(replacing: replacement.deleted, with: replacement.inserted))]
  }

  func effect(replacing removed: String, with inserted: String) -> Effect {
    removed.isEmpty ? .insertText(inserted) : .replaceText(removed, with: inserted)
  }

  /// Letters come back after a mark and a blank: `Hello, |`. After a number they do not: `5 |€`.
  private mutating func returnToLetters(after text: String, _ context: InputContext) {
    guard aids.settings.returnsToLettersAfterMark, text == " ", plane.hasPrefix(Plane.symbols),
      traits.keyboardType.isForProse, let last = context.documentContextBeforeInput?.last,
      last.isPunctuation
    else { return }
    plane = lettersPlane
  }
}
