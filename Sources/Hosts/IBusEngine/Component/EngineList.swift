import DesktopSession
import IBus
import InputCore
import Keyboards
import TextUnits

/// The engines that IBus offers to users: one for each keyboard.
struct EngineList {
  /// The name of the component on the bus of IBus.
  static let busName = "org.freedesktop.IBus.GlobeKey"
  private static let prefix = "globekey:"

  /// The keyboards in the order of the list shown to users.
  let keyboards: [KeyboardDescription]
  /// The path of this program.
  let program: String

  /// The name of the engine of a keyboard.
  static func engineName(of keyboard: String) -> String { prefix + keyboard }

  /// Returns the id of the keyboard of an engine; nil if the engine is not one of ours.
  static func keyboard(of engineName: String) -> String? {
    engineName.hasPrefix(prefix) ? String(engineName.dropFirst(prefix.count)) : nil
  }

  /// Creates the component: what IBus knows of this program.
  func makeComponent() -> UnsafeMutablePointer<IBusComponent>? {
    let component = ibus_component_new(
      Self.busName, "GlobeKey", ToolkitVersion.current, "Apache-2.0", "The GlobeKey authors", "",
      "\(program) --ibus", "globekey")
    for (index, keyboard) in keyboards.enumerated() {
      guard let engine = makeEngine(keyboard, rank: max(1, 50 - index)) else { continue }
      ibus_component_add_engine(component, engine)
    }
    return component
  }

  /// The component file for `share/ibus/component`.
  var text: String {
    guard let component = makeComponent(), let output = g_string_new(nil) else { return "" }
    ibus_component_output(component, output, 0)
    defer { g_string_free(output, 1) }
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + String(cString: output.pointee.str)
  }

  /// - Parameter rank: the priority among engines of a language. Those that come with a desktop have
  ///   80 and more, and keep their priority.
  private func makeEngine(
    _ keyboard: KeyboardDescription, rank: Int
  ) -> UnsafeMutablePointer<IBusEngineDesc>? {
    let tag = try? LanguageTag(keyboard.primaryLanguage)
    let object = makeObject(
      ibus_engine_desc_get_type(),
      [
        "name": .text(Self.engineName(of: keyboard.id)),
        "longname": .text("\(keyboard.name) (GlobeKey)"),
        "description": .text("\(tag?.englishName ?? keyboard.name) by GlobeKey"),
        "language": .text(tag?.posixLocale ?? keyboard.primaryLanguage),
        "license": .text("Apache-2.0"), "author": .text("The GlobeKey authors"),
        "icon": .text("input-keyboard"),
        // The user's own layout stays in use. Keyboards with a layout of their own go by the
        // positions of keys.
        "layout": .text("default"), "rank": .number(UInt32(rank)),
        "symbol": .text(keyboard.symbol), "icon-prop-key": .text("InputMode"),
      ])
    return object.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: IBusEngineDesc.self)
    }
  }
}
