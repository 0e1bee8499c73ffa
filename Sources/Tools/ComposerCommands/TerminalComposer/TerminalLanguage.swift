import InputCore
import Keyboards

/// A language that can be typed in a terminal: its display name and what composes it.
package struct TerminalLanguage {
  /// The display name: the tag, or the name of the language in itself.
  package let name: String
  var input: any TerminalInput
  let waitForHistory: () -> Void

  /// Creates a language that a session composes.
  ///
  /// - Parameters:
  ///   - name: The display name.
  ///   - session: The session that composes it.
  ///   - waitForHistory: Returns when the history has forgotten a word. The candidates are then
  ///     shown again without it.
  package init(
    name: String, session: some InputEngine, waitForHistory: @escaping () -> Void = {}
  ) {
    self.name = name
    input = EngineInput(engine: session)
    self.waitForHistory = waitForHistory
  }

  /// Creates a language that is typed on its keyboard, which suggests and corrects words.
  ///
  /// - Parameters:
  ///   - name: The display name.
  ///   - keyboard: The keyboard.
  ///   - resolution: The fate of a composition when the language changes.
  ///   - waitForHistory: Returns when the history has forgotten a word.
  package init(
    name: String, keyboard: LanguageSession, resolution: CompositionResolution = .commitRaw,
    waitForHistory: @escaping () -> Void = {}
  ) {
    self.name = name
    input = KeyboardInput(keyboard, resolution: resolution)
    self.waitForHistory = waitForHistory
  }
}
