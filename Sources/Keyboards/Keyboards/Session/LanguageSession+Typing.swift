import InputCore
import KeyboardLayouts
import TextDocument
import TextUnits
import TypingAids

/// What digits are that a key of the keyboard types.
enum DigitUse {
  /// Keys, as the engine's keymap has them: on a hardware keyboard.
  case keys
  /// Keystrokes of a composition: on the plane of letters, where keys have digits for letters.
  case keystrokes
  /// Digits, whatever they mean to the engine: held, or on another plane.
  case text
}

extension LanguageSession {
  /// Types what a key gives: into the composition where there is an engine, else into the text.
  mutating func type(
    _ output: KeyOutput, digits: DigitUse = .keys, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let wasAutomatic = shift.level == .automatic
    defer { shift.didType() }
    let effects: [KeyboardEffect]
    if let keys = engineKeys(of: output) {
      effects = compose(keys, digits: digits, at: time, context)
    } else if isForRules(output) {
      effects = insertByRules(output, at: time, context)
    } else {
      effects = insert(output, at: time, context)
    }
    typedAutomaticCapital = wasAutomatic
    returnToLetters(after: output.text, context)
    return effects
  }

  /// The engine takes character by character; what it leaves is typed.
  ///
  /// ```
  /// ni hao|  + 3 on a hardware keyboard     the third candidate
  /// ni hao|  + 3 on the layer of symbols    你好3|
  /// ni hao|  + 3 on nine keys               ni hao e|
  /// ```
  private mutating func compose(
    _ text: String, digits: DigitUse, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    var effects: [KeyboardEffect] = []
    // Layouts keep their letters decomposed.
    for character in text.utf8.count == 1 ? text : Normalization.nfc(text) {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, digits == .text {
        forgetLastKeys()
        effects += textEffects(engine?.resolve(by: .commitFirst) ?? [])
        effects.append(.text(.insertText(String(character))))
        continue
      }
      let event = KeyEvent(character)
      let composedWord = composesWord
      guard
        var answer = isDigit && digits == .keystrokes
          ? engine?.perform(.insert(character), context: context)
          : engine?.handle(event, context: context)
      else { continue }
      if answer.isEmpty { answer = [.passThrough(event)] }
      for effect in answer {
        if case .passThrough(let event) = effect, let typed = event.typedCharacter {
          effects += insert(KeyOutput(String(typed)), at: time, context)
        } else {
          forgetLastKeys()
          effects += textEffects([effect])
          guard case .insertText(let text) = effect else { continue }
          // A blank that ends a word may be the first of two.
          if character == " ", text.last == " " { lastSpace = time }
          if composedWord { effects += teachComposedWord(text, context) }
        }
      }
    }
    return effects
  }

  /// What an output is to the engine; nil where it is not for that.
  private func engineKeys(of output: KeyOutput) -> String? {
    guard composes else { return nil }
    guard !contents.composedKeys.markers.isEmpty, !output.markers.isEmpty else {
      return isForRules(output) ? nil : output.text
    }
    var keys = ""
    for element in output.elements {
      if let scalar = element.scalar {
        keys.unicodeScalars.append(scalar)
      } else if let marker = element.marker, let name = contents.layout.name(of: marker),
        let typed = contents.composedKeys.markers[name]
      {
        keys += typed
      } else {
        return nil
      }
    }
    return keys
  }

  /// Whether an output is for the layout's rules though there is an engine: dead keys, and marks that
  /// are joined to the letter before them.
  private func isForRules(_ output: KeyOutput) -> Bool {
    guard engine != nil, !contents.layout.transforms.simple.isEmpty else { return false }
    let isMark = output.text.unicodeScalars.first?.properties.canonicalCombiningClass
    return !output.markers.isEmpty || isMark != nil && isMark != .notReordered
  }

  /// What is composed ends, and the output is typed behind it.
  ///
  /// ```
  /// Tiê|  + a held s, the acute     insertText Tiê, replaceText(ê, with: ế)
  /// ```
  private mutating func insertByRules(
    _ output: KeyOutput, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let ended = engine?.resolve(by: .commitFirst) ?? []
    var context = context
    for case .insertText(let text) in ended {
      context.documentContextBeforeInput = (context.documentContextBeforeInput ?? "") + text
    }
    let effects = textEffects(ended)
    return effects + insert(output, at: time, context)
  }

  /// Types into the text: through the aids where they change it, else through the layout's rules.
  mutating func insert(
    _ output: KeyOutput, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let elapsed = lastSpace.map { time >= $0 ? time - $0 : .max }
    lastSpace = output.text == " " ? time : nil
    refusesCapital = false
    if output.markers.isEmpty, let before = context.documentContextBeforeInput {
      let aided =
        closingUp(output.text, after: before) ?? correctedInsertion(of: output.text, after: before)
        ?? aids.insertion(
          of: output.text, after: before, traits: traits, sinceLastSpace: elapsed)
      if let change = aided.change, change != refusedChange {
        transforms.reset()
        lastSpace = nil
        (lastChange, refusedChange) = (change, nil)
        return [.text(effect(replacing: aided.removed, with: aided.inserted))]
          + teachWord(endedBy: output.text, after: before, as: aided)
      }
    }
    (lastChange, refusedChange) = (nil, nil)
    let replacement = transforms.type(output, after: context.documentContextBeforeInput)
    return effects(of: replacement)
      + teachWord(endedBy: output.text, after: context.documentContextBeforeInput)
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
