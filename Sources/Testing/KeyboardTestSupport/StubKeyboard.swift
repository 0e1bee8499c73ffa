import Keyboards
import Synchronization
import TypingAids

/// A keyboard whose contents are at hand, or that cannot be opened. It counts how often it is.
package final class StubKeyboard: KeyboardPlugin {
  /// What a host must know of it.
  package let description: KeyboardDescription
  private let contents: KeyboardContents?
  private let settings: TypingSettings
  private let count = Mutex(0)

  /// A keyboard; without contents, one that cannot be opened.
  package init(
    _ description: KeyboardDescription, contents: KeyboardContents?,
    settings: TypingSettings = TypingSettings()
  ) {
    self.description = description
    self.contents = contents
    self.settings = settings
  }

  /// How often it was opened, or tried to.
  package var openCount: Int { count.withLock { $0 } }

  /// Makes a session.
  package func open() throws(KeyboardError) -> any KeyboardSession {
    count.withLock { $0 += 1 }
    guard let contents else { throw .cannotOpen(description.id, reason: "keyboard.xml:3: broken") }
    return LanguageSession(contents, settings: settings)
  }
}
