import InputCore
import KeyboardCatalog
import TypingAids

/// The user's settings on a desktop.
package struct DesktopSettings: Hashable, Sendable {
  /// The settings of the keyboards. On a desktop, text stays as it was typed: there is no automatic
  /// capital, quotation mark or correction unless the user asks for it. Words are suggested.
  package var typing: TypingSettings = {
    var typing = TypingSettings.none
    typing.wordSuggestions = .suggest
    return typing
  }()
  /// Whether a Shift key pressed alone switches between the language and plain letters.
  package var shiftSwitches = true
  /// The fate of a composition that is interrupted, or ended by a switch to plain letters or
  /// another keyboard; nil for the policy of each keyboard.
  package var switching: CompositionResolution?
  /// The settings of the programs that have some of their own, by the names of the programs.
  package private(set) var programs: [String: DesktopSettings] = [:]

  /// Creates the default settings.
  package init() {}

  /// Reads a settings file.
  ///
  /// - Throws: a `LocaleFileError` with the line for an unknown key or value.
  package init(contentsOf path: String) throws(LocaleFileError) {
    try self.init(parsing: try LocaleNode.text(of: path), file: path)
  }

  /// Parses the text of a settings file: the keys of typing settings, and those of this type. Omitted
  /// keys keep the values of `base`.
  ///
  /// ```json
  /// { "pinyinScheme": "xiaohe", "shiftSwitches": false, "switching": "commit-first",
  ///   "programs": { "org.gnome.Terminal": { "wordSuggestions": "off" } } }
  /// ```
  ///
  /// A program has the settings of the file, except those in its own object.
  ///
  /// - Parameters:
  ///   - file: the name of the file for messages.
  ///   - base: the values of omitted keys.
  package init(
    parsing text: String, file: String, over base: DesktopSettings = DesktopSettings()
  ) throws(LocaleFileError) {
    self = base
    let root = try LocaleNode(parsing: text, file: file)
    var ofPrograms: LocaleNode?
    try apply(root) { key, node in
      if key == "programs" { ofPrograms = node }
      return key == "programs"
    }
    if let ofPrograms { try readPrograms(ofPrograms) }
  }

  /// Returns these settings with those of programs in a settings file, whose other keys are not used:
  /// for hosts that keep settings in files of their own. A missing file changes nothing.
  package func withPrograms(inFile path: String) throws(LocaleFileError) -> DesktopSettings {
    guard FileBytes.exist(at: path) else { return self }
    var settings = self
    for (key, node) in try LocaleNode(parsing: LocaleNode.text(of: path), file: path).fields()
    where key.name == "programs" {
      try settings.readPrograms(node)
    }
    return settings
  }

  private mutating func readPrograms(_ node: LocaleNode) throws(LocaleFileError) {
    var all: [String: DesktopSettings] = [:]
    for (key, node) in try node.fields() {
      guard !key.name.isEmpty else { throw key.failure("a program has no name") }
      var own = forOtherPrograms
      try own.apply(node) { _, _ in false }
      all[key.name] = own
    }
    programs = all
  }

  private mutating func apply(
    _ object: LocaleNode, other: (String, LocaleNode) -> Bool
  ) throws(LocaleFileError) {
    var (shiftSwitches, switching) = (self.shiftSwitches, self.switching)
    try typing.apply(object) { key, node throws(LocaleFileError) in
      switch key {
      case "shiftSwitches": shiftSwitches = try node.flag()
      case "switching": switching = try node.choice(Self.policies)
      default: return other(key, node)
      }
      return true
    }
    (self.shiftSwitches, self.switching) = (shiftSwitches, switching)
  }

  /// The settings of programs that have none of their own.
  package var forOtherPrograms: DesktopSettings {
    var settings = self
    settings.programs = [:]
    return settings
  }

  /// Returns the name under which a program has settings of its own, and these; nil if it has none.
  ///
  /// - Parameter program: the program as a framework names it. What precedes a colon is the program's
  ///   input module: `gtk3-im:gedit` is `gedit`. Case is ignored.
  package func own(ofProgram program: String) -> (name: String, settings: DesktopSettings)? {
    guard !programs.isEmpty else { return nil }
    let bare = program.split(separator: ":").last.map(String.init) ?? program
    for name in [program, bare] {
      if let settings = programs[name] { return (name, settings) }
    }
    let folded = [program.lowercased(), bare.lowercased()]
    return programs.sorted { $0.key < $1.key }.first { folded.contains($0.key.lowercased()) }
      .map { ($0.key, $0.value) }
  }

  private static let policies: KeyValuePairs<String, CompositionResolution> = [
    "commit-raw": .commitRaw, "commit-first": .commitFirst, "discard": .discard,
  ]

  /// All settings as a file has them, one in a line. A program has those that differ.
  package var text: String {
    var lines = members.map { "  \($0)" }
    if !programs.isEmpty {
      let own = programs.sorted { $0.key < $1.key }.map { name, settings in
        let differing = settings.members.filter { !members.contains($0) }
        let object = differing.isEmpty ? "{}" : "{ \(differing.joined(separator: ", ")) }"
        return "    \(Self.quoted(name)): \(object)"
      }
      lines.append("  \"programs\": {\n" + own.joined(separator: ",\n") + "\n  }")
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The settings but those of programs, each as a member of an object: `"shiftSwitches": true`.
  private var members: [String] {
    var members = TypingSettings.Schema.declarations.map { declaration in
      let value = declaration.value(in: typing)
      let text = if case .flag(let isOn) = value { "\(isOn)" } else { "\"\(value)\"" }
      return "\"\(declaration.key)\": \(text)"
    }
    members.append("\"shiftSwitches\": \(shiftSwitches)")
    if let policy = Self.policies.first(where: { $0.value == switching }) {
      members.append("\"switching\": \"\(policy.key)\"")
    }
    return members
  }

  private static func quoted(_ name: String) -> String {
    let escaped = name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
