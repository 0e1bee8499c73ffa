import InputCore
import KeyboardLayouts
import TextDocument
import TextUnits
import TypingAids

/// The meaning of digits that a key types.
enum DigitUse {
  /// Key presses, as in the engine's keymap: on a hardware keyboard.
  case keys
  /// Keystrokes of the composition: on the plane of letters, where digit keys stand for letters.
  case keystrokes
  /// Plain digits, whatever they mean to the engine: from a long press or on another plane.
  case text
}

extension LanguageSession {
  /// Types a key's output: into the composition if there is an engine, otherwise into the text.
  mutating func type(
    _ output: KeyOutput, digits: DigitUse = .keys, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let isAutomatic = layers.shift.level == .automatic
    defer { recent.isTyping = true }
    let effects =
      switch contents.route(of: output, composes: composes) {
      case .engine(let keys): compose(keys, digits: digits, at: time, context)
      case .rules: insertByRules(output, at: time, context)
      case .text: insert(output, at: time, context)
      }
    recent.capital.didType(isAutomatic: isAutomatic)
    returnToLetters(after: output.text, context)
    layers.didType()
    return effects
  }

  /// Passes characters to the engine one by one. Characters that the engine does not take are
  /// typed.
  ///
  /// ```
  /// ni hao|  + 3 on a hardware keyboard     the third candidate
  /// ni hao|  + 3 on the layer of symbols    你好3|
  /// ni hao|  + 3 on nine keys               ni hao e|
  /// まだ|     + b on the layer of Latin letters    まだb|
  /// ```
  private mutating func compose(
    _ text: String, digits: DigitUse, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    var effects: [KeyboardEffect] = []
    // Layouts store their letters decomposed.
    for character in text.utf8.count == 1 ? text : Normalization.nfc(text) {
      if digits != .keys, isLatinText(character) {
        recent.forget()
        let answer = engine.perform(.insertLatin(character), context)
        effects += answer.isEmpty ? endComposition(before: character) : emit(answer)
        continue
      }
      let isDigit = character.isASCII && character.isNumber
      // ASCII marks are keys of an engine that reads positions: `<` is ，in bopomofo. On the screen
      // they are marks, beside those in full width.
      let isMark = contents.composedKeys.readsPositions && character.isASCIIMark
      if isDigit || isMark, digits == .text {
        recent.forget()
        effects += endComposition(before: character)
        continue
      }
      let event = KeyEvent(character)
      let composedWord = composesWord
      guard
        var answer = isDigit && digits == .keystrokes
          ? engine.perform(.insert(character), context) : engine.handle(event, context)
      else { continue }
      if answer.isEmpty { answer = [.passThrough(event)] }
      for effect in answer {
        if case .passThrough(let event) = effect, let typed = event.typedCharacter {
          effects += insert(KeyOutput(String(typed)), at: time, context)
        } else {
          recent.forget()
          effects += emit([effect])
          guard case .insertText(let text) = effect else { continue }
          // This space ends a word and may be the first of two.
          if character == " ", text.last == " " { recent.space.didEndWord(at: time) }
          guard composedWord else { continue }
          effects += correctComposedWord(text, context) ?? learnComposedWord(text, context)
        }
      }
    }
    return effects
  }

  /// Commits the first candidate, if a composition is open, and inserts a character after it.
  private mutating func endComposition(before character: Character) -> [KeyboardEffect] {
    emit(engine.resolve(by: .commitFirst)) + [.text(.insertText(String(character)))]
  }

  /// Whether a character is typed beside the language's own letters, on the plane of Latin ones or on
  /// symbols that lead back to it.
  private func isLatinText(_ character: Character) -> Bool {
    layers.isBesideLatin && contents.composedKeys.letters == .own
      && (character.asciiValue.map { $0 > 0x20 } ?? false)
  }

  /// Ends the composition, then types the output after it.
  ///
  /// ```
  /// Tiê|  + a held s, the acute     insertText Tiê, replaceText(ê, with: ế)
  /// ```
  private mutating func insertByRules(
    _ output: KeyOutput, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let ended = engine.resolve(by: .commitFirst)
    var context = context
    for case .insertText(let text) in ended {
      context.documentContextBeforeInput = (context.documentContextBeforeInput ?? "") + text
    }
    let effects = emit(ended)
    return effects + insert(output, at: time, context)
  }

  /// Types into the text: through the typing aids if they change it, otherwise through the layout's
  /// rules.
  private mutating func insert(
    _ output: KeyOutput, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let elapsed = recent.space.type(output.text, at: time)
    recent.capital.willInsert()
    let before = context.documentContextBeforeInput
    if output.markers.isEmpty, let before {
      if let reopened = reopen(with: output.text, after: before, context) { return reopened }
      let aided = aidedInsertion(of: output.text, after: before, sinceLastSpace: elapsed)
      if let change = aided.change, !recent.change.isRefused(change) {
        let lesson = lesson(ending: before, with: output.text, as: aided)
        recent.transforms.reset()
        // The space after a corrected word may be the first of two; one that a mark replaced is not.
        if aided.removed == " " { recent.space.didChange() }
        recent.change.make(change, teaching: lesson)
        return [.text(effect(replacing: aided.removed, with: aided.inserted))] + learn(lesson)
      }
    }
    recent.change.forget()
    let replacement = recent.transforms.type(output, after: before)
    return effects(of: replacement) + learn(lesson(ending: before, with: output.text))
  }

  /// Takes back the correction of a word that turns out to be part of an address (`teh.com`), or a
  /// typographic mark that is none (`--name`).
  ///
  /// - Returns: nil if the last key changed nothing, or the text does not show that it was wrong.
  private mutating func reopen(
    with text: String, after before: String, _ context: InputContext
  ) -> [KeyboardEffect]? {
    guard let change = recent.change.pending, before.hasSuffix(change.replacement),
      let reopened = words.reopening(change, with: text)
        ?? aids.reopening(change, with: text, after: before),
      let (_, lesson) = recent.takeBackChange()
    else { return nil }
    recent.change.forget()
    return [.text(effect(replacing: reopened.removed, with: reopened.inserted))]
      + record(lesson.map { [.unlearn($0)] } ?? [])
  }

  func effects(of replacement: TextReplacement) -> [KeyboardEffect] {
    replacement.isEmpty
      ? [] : [.text(effect(replacing: replacement.deleted, with: replacement.inserted))]
  }

  func effect(replacing removed: String, with inserted: String) -> Effect {
    removed.isEmpty ? .insertText(inserted) : .replaceText(removed, with: inserted)
  }

  /// Returns to letters after a punctuation mark and a space: `Hello, |`. Not after a number: `5
  /// |€`.
  private mutating func returnToLetters(after text: String, _ context: InputContext) {
    guard aids.settings.returnsToLettersAfterMark, text == " ", layers.isSymbols,
      field.traits.keyboardType.isForProse,
      context.documentContextBeforeInput?.last?.isPunctuation ?? false
    else { return }
    layers.returnToLetters()
  }
}

extension Character {
  /// Whether the character is a mark or symbol of ASCII.
  fileprivate var isASCIIMark: Bool { isASCII && (isPunctuation || isSymbol) }
}
