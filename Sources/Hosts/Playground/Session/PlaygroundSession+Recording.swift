import DesktopSession
import Keyboards
import TextDocument
import TypingAids

extension PlaygroundSession {
  /// Begins a recording in an empty text, with the settings and the user model of a new keyboard, so
  /// that a script plays the same everywhere.
  mutating func record() throws(KeyboardError) {
    var settings = DesktopSettings()
    settings.typing = TypingSettings()
    settings.typing.learnsWords = false
    let plain = DesktopLibrary(sharing: library, settings: settings, device: .screen)
    let contents = isWorkbench ? language.contents : try plain.contents(of: keyboard.id)
    field = .text
    isHardware = false
    document = InMemoryDocument()
    preedit = .empty
    version += 1
    replaceSession(by: contents, settings)
    recorder = ScenarioRecorder(keyboard: keyboard.id)
  }

  mutating func stopRecording(named name: String) throws(KeyboardError) -> String {
    guard let recorder else { return "" }
    let text = recorder.scenario(named: name, scene)
    endComposition()
    replaceSession(by: try currentContents(), library.settings)
    return text
  }
}
