import Keyboards
import Synchronization
import TypingAids

/// A keyboard with fixed contents, or one that cannot be opened. It counts how often it is opened.
package final class StubKeyboard: KeyboardPlugin {
  /// The description of the keyboard.
  package let description: KeyboardDescription
  private let contents: KeyboardContents?
  private let settings: TypingSettings
  private let count = Mutex(0)

  /// Creates a keyboard; with nil contents, one that cannot be opened.
  package init(
    _ description: KeyboardDescription, contents: KeyboardContents?,
    settings: TypingSettings = TypingSettings()
  ) {
    self.description = description
    self.contents = contents
    self.settings = settings
  }

  /// The number of calls to `open()`, including failed ones.
  package var openCount: Int { count.withLock { $0 } }

  /// Creates a session.
  ///
  /// - Throws: `KeyboardError.cannotOpen` if there are no contents.
  package func open() throws(KeyboardError) -> any KeyboardSession {
    count.withLock { $0 += 1 }
    guard let contents else { throw .cannotOpen(description.id, reason: "keyboard.xml:3: broken") }
    return LanguageSession(contents, settings: settings)
  }
}
