import DesktopSession
import KeyboardCatalog
import Keyboards
import TypingAids

extension PlaygroundSession {
  /// The keyboards of the list.
  var keyboards: [KeyboardDescription] { library.keyboards + plugins.map(\.description) }

  /// The keyboards after this one in the list, and then those before it.
  var nextKeyboards: [String] {
    let ids = keyboards.map(\.id)
    let index = ids.firstIndex(of: keyboard.id) ?? ids.endIndex
    return Array(ids.dropFirst(index + 1) + ids.prefix(index))
  }

  /// Opens the first of some keyboards that can be opened.
  mutating func openFirst(of ids: [String]) {
    for id in ids where (try? open(id, isHardware: isHardware)) != nil { return }
  }

  mutating func open(_ id: String, isHardware: Bool) throws(KeyboardError) {
    guard id != keyboard.id || isHardware != self.isHardware else { return }
    if let plugin = plugins.first(where: { $0.description.id == id }) { return try open(plugin) }
    let library = isHardware ? hardwareLibrary : self.library
    try library.checkConsent(to: id)
    let contents = try library.contents(of: id)
    endComposition()
    self.isHardware = isHardware
    plugin = nil
    keyboard = library.description(of: id) ?? keyboard
    replaceSession(by: contents, library.settings)
  }

  /// Shows a keyboard without a language, which has keys on the screen only.
  private mutating func open(_ plugin: any KeyboardPlugin) throws(KeyboardError) {
    let session = try plugin.open()
    endComposition()
    isHardware = false
    recorder = nil
    keyboard = plugin.description
    self.plugin = session
    begin()
  }

  /// Shows other contents in the same field.
  mutating func replaceSession(by contents: KeyboardContents, _ settings: DesktopSettings) {
    let learns = language.learns
    language = LanguageSession(keepingCopiedTexts(contents), settings: settings.typing)
    language.learns = learns
    recorder = nil
    lastTap = nil
    boardState = nil
    begin()
  }

  mutating func begin() {
    library.words?.current.offer(in: &language)
    language.begin(with: field.traits, needsInputModeSwitchKey: true)
    plugin?.begin(with: field.traits, needsInputModeSwitchKey: true)
    updateContext()
  }

  mutating func use(settings text: String) throws {
    var settings = DesktopSettings()
    settings.typing = library.settings.typing
    let changed = try DesktopSettings(parsing: text, file: "settings", over: settings)
    let shared = library
    library = DesktopLibrary(sharing: shared, settings: changed, device: .screen)
    hardwareLibrary = DesktopLibrary(sharing: shared, settings: changed, device: .hardware)
    endComposition()
    replaceSession(by: try currentContents(), changed)
  }

  /// The contents of the language's keyboard: those of the library, or of an edited layout.
  func currentContents() throws(KeyboardError) -> KeyboardContents {
    if isWorkbench || plugin != nil { return language.contents }
    return try (isHardware ? hardwareLibrary : library).contents(of: keyboard.id)
  }

  /// Ends an open composition by the keyboard's policy.
  mutating func endComposition() {
    let policy = keyboard.resolution
    carryOut(plugin?.resolve(by: policy) ?? language.resolve(by: policy))
  }
}
