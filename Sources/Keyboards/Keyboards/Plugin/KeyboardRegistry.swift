import TextUnits

/// The keyboards of a host, in the order of its list and in the order of their use. Only the host
/// has access to it: a keyboard can neither list the others nor choose one.
///
/// ```swift
/// var registry = try KeyboardRegistry([persian, german])  // any KeyboardPlugin
/// let id = try registry.id(forLanguage: "de")
/// registry.use(id)
/// ```
public struct KeyboardRegistry: Sendable {
  /// All keyboards, enabled or not.
  public let plugins: [any KeyboardPlugin]
  /// The ids of the enabled keyboards, in the order of the list that the user sees.
  public private(set) var enabled: [String]
  /// The ids of the enabled keyboards, most recently used first.
  public private(set) var mostRecentlyUsed: [String]

  /// Creates a registry with all keyboards enabled. Checks their descriptions but opens nothing.
  ///
  /// - Throws: `noKeyboardLeft` for an empty list, `duplicateID`, `malformedTag` or `emptyPurpose`.
  public init(_ plugins: [any KeyboardPlugin]) throws(KeyboardError) {
    guard !plugins.isEmpty else { throw .noKeyboardLeft }
    var ids: Set<String> = []
    for plugin in plugins {
      let description = plugin.description
      guard ids.insert(description.id).inserted else { throw .duplicateID(description.id) }
      guard RuleLanguage.isWellFormed(description.primaryLanguage),
        !description.primaryLanguage.contains("_")
      else {
        throw .malformedTag(description.primaryLanguage, keyboard: description.id)
      }
      for declaration in description.capabilities
      where declaration.purpose.allSatisfy(\.isWhitespace) {
        throw .emptyPurpose(declaration.capability.rawValue, keyboard: description.id)
      }
    }
    self.plugins = plugins
    enabled = plugins.map(\.description.id)
    mostRecentlyUsed = enabled
  }

  /// The languages of the enabled keyboards, in the order of the list.
  public var primaryLanguages: [String] {
    enabled.compactMap { plugin($0)?.description.primaryLanguage }
  }

  /// Returns the keyboard with an id; nil if there is none.
  public func plugin(_ id: String) -> (any KeyboardPlugin)? {
    plugins.first { $0.description.id == id }
  }

  /// Returns the id of the enabled keyboard for a tag: the one with this id, otherwise with this
  /// language tag, otherwise, for a bare language, one of that language. Among several the most
  /// recently used wins.
  ///
  /// - Parameter tag: a language tag such as `fr` or `fr-FR`, or the id of a keyboard; case is
  ///   ignored.
  /// - Throws: `unknownLanguage` if no enabled keyboard matches.
  public func id(forLanguage tag: String) throws(KeyboardError) -> String {
    let tag = tag.lowercased()
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    func matches(_ id: String, _ test: (String) -> Bool) -> Bool {
      plugin(id).map { test($0.description.primaryLanguage.lowercased()) } ?? false
    }
    let exact =
      mostRecentlyUsed.first { $0.lowercased() == tag }
      ?? mostRecentlyUsed.first { matches($0) { $0 == tag } }
    // `fr` finds fr-FR; `fr-CA` finds nothing if only fr-FR is enabled.
    let loose =
      tag == language ? mostRecentlyUsed.first { matches($0) { $0.hasPrefix(tag + "-") } } : nil
    guard let id = exact ?? loose else {
      throw .unknownLanguage(tag, known: primaryLanguages)
    }
    return id
  }

  /// Returns the keyboard that follows another one in the list. The first follows the last.
  public func next(after id: String) -> String {
    guard let index = enabled.firstIndex(of: id) else { return enabled.first ?? id }
    return enabled[(index + 1) % enabled.count]
  }

  /// Moves a keyboard to the front of `mostRecentlyUsed`. Ignores one that is not enabled.
  public mutating func use(_ id: String) {
    guard enabled.contains(id) else { return }
    mostRecentlyUsed.removeAll { $0 == id }
    mostRecentlyUsed.insert(id, at: 0)
  }

  /// Enables a keyboard and appends it to the list.
  ///
  /// - Throws: `unknownKeyboard` if no plugin has the id.
  public mutating func enable(_ id: String) throws(KeyboardError) {
    guard plugin(id) != nil else {
      throw .unknownKeyboard(id, known: plugins.map(\.description.id))
    }
    guard !enabled.contains(id) else { return }
    enabled.append(id)
    mostRecentlyUsed.append(id)
  }

  /// Disables a keyboard.
  ///
  /// - Throws: `unknownKeyboard` if it is not enabled, `noKeyboardLeft` for the last one.
  public mutating func disable(_ id: String) throws(KeyboardError) {
    guard enabled.contains(id) else { throw .unknownKeyboard(id, known: enabled) }
    guard enabled.count > 1 else { throw .noKeyboardLeft }
    enabled.removeAll { $0 == id }
    mostRecentlyUsed.removeAll { $0 == id }
  }
}
