import TextUnits

/// The keyboards of a host, in the order of its list and in the order of their use. Only the host sees
/// it: a keyboard can neither list the others nor choose one.
public struct KeyboardRegistry: Sendable {
  /// All keyboards, enabled or not.
  public let plugins: [any KeyboardPlugin]
  /// The ids of the enabled keyboards, in the order of the list that the user sees.
  public private(set) var enabled: [String]
  /// The ids of the enabled keyboards, most recently used first.
  public private(set) var mostRecentlyUsed: [String]

  /// Creates a registry with all of its keyboards enabled. Descriptions are checked, nothing is opened.
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

  /// The languages of the enabled keyboards, in order.
  public var primaryLanguages: [String] {
    enabled.compactMap { plugin($0)?.description.primaryLanguage }
  }

  /// The keyboard with an id; nil if there is none.
  public func plugin(_ id: String) -> (any KeyboardPlugin)? {
    plugins.first { $0.description.id == id }
  }

  /// The id of the enabled keyboard for a tag: the one with this id, otherwise with this language tag,
  /// otherwise with its language. Of several, the one used last.
  public func id(forLanguage tag: String) throws(KeyboardError) -> String {
    let tag = tag.lowercased()
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    func matches(_ id: String, _ test: (String) -> Bool) -> Bool {
      plugin(id).map { test($0.description.primaryLanguage.lowercased()) } ?? false
    }
    let exact =
      mostRecentlyUsed.first { $0.lowercased() == tag }
      ?? mostRecentlyUsed.first { matches($0) { $0 == tag } }
    // `fr` finds fr-FR; `fr-CA` finds nothing where only fr-FR is there.
    let loose =
      tag == language ? mostRecentlyUsed.first { matches($0) { $0.hasPrefix(tag + "-") } } : nil
    guard let id = exact ?? loose else {
      throw .unknownLanguage(tag, known: primaryLanguages)
    }
    return id
  }

  /// The keyboard after another one in the list; the first follows the last.
  public func next(after id: String) -> String {
    guard let index = enabled.firstIndex(of: id) else { return enabled.first ?? id }
    return enabled[(index + 1) % enabled.count]
  }

  /// Moves a keyboard to the front of the most recently used.
  public mutating func use(_ id: String) {
    guard enabled.contains(id) else { return }
    mostRecentlyUsed.removeAll { $0 == id }
    mostRecentlyUsed.insert(id, at: 0)
  }

  /// Enables a keyboard, at the end of the list.
  public mutating func enable(_ id: String) throws(KeyboardError) {
    guard plugin(id) != nil else {
      throw .unknownKeyboard(id, known: plugins.map(\.description.id))
    }
    guard !enabled.contains(id) else { return }
    enabled.append(id)
    mostRecentlyUsed.append(id)
  }

  /// Disables a keyboard. The last one cannot be disabled.
  public mutating func disable(_ id: String) throws(KeyboardError) {
    guard enabled.contains(id) else { throw .unknownKeyboard(id, known: enabled) }
    guard enabled.count > 1 else { throw .noKeyboardLeft }
    enabled.removeAll { $0 == id }
    mostRecentlyUsed.removeAll { $0 == id }
  }
}
