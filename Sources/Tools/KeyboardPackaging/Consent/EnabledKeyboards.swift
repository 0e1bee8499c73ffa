import KeyboardCatalog
import KeyboardPermissions
import Keyboards

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keyboards that the user has enabled and the capabilities agreed to for each, stored in a
/// JSON file in the container.
package struct EnabledKeyboards: Sendable {
  /// An enabled keyboard.
  package struct Entry: Codable, Hashable, Sendable {
    /// The bundle identifier of the containing app.
    package var app: String
    /// The id of the keyboard in its manifest.
    package var id: String
    /// The title under which it was enabled.
    package var title: String
    /// The capabilities that the user agreed to, each with the purpose that was shown.
    package var capabilities: [CapabilityDeclaration]

    /// Creates the entry of a keyboard of a manifest.
    package init(_ keyboard: KeyboardManifest.Keyboard, in manifest: KeyboardManifest) {
      app = manifest.bundleIdentifier
      id = keyboard.description.id
      title = displayTitle(keyboard: keyboard.description.name, host: manifest.app)
      capabilities = keyboard.description.capabilities
    }
  }

  /// The path of the file.
  package let path: String
  /// The keyboards in the order in which they were enabled.
  package private(set) var entries: [Entry]

  /// Reads the file in a container. A missing file means that no keyboard is enabled.
  ///
  /// - Throws: `PackagingError` if the file cannot be read or is malformed.
  package init(container: String) throws(PackagingError) {
    path = "\(container)/enabled-keyboards.json"
    guard FileManager.default.fileExists(atPath: path) else {
      entries = []
      return
    }
    let bytes = try TextFile.bytes(of: path)
    guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(bytes)) else {
      throw .invalid([
        Finding(
          .error, SourcePosition(file: path), "not a list of enabled keyboards; remove the file")
      ])
    }
    self.entries = entries
  }

  /// Whether a keyboard is enabled with exactly its current capabilities. A keyboard that adds a
  /// capability or changes a purpose needs consent again.
  package func has(_ entry: Entry) -> Bool {
    entries.contains {
      $0.app == entry.app && $0.id == entry.id && $0.capabilities == entry.capabilities
    }
  }

  /// Enables a keyboard that the user has agreed to, and saves the file. An older entry of the same
  /// keyboard is replaced.
  package mutating func enable(_ entry: Entry) throws(PackagingError) {
    try save(entries.filter { !$0.isSameKeyboard(as: entry) } + [entry])
  }

  /// Disables a keyboard and saves the file.
  ///
  /// - Returns: false if the keyboard was not enabled.
  package mutating func disable(_ entry: Entry) throws(PackagingError) -> Bool {
    let rest = entries.filter { !$0.isSameKeyboard(as: entry) }
    guard rest.count < entries.count else { return false }
    try save(rest)
    return true
  }

  private mutating func save(_ changed: [Entry]) throws(PackagingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (encoder.encode(changed) + Data("\n".utf8)).write(to: url, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: reason(of: error))
    }
    entries = changed
  }
}

extension EnabledKeyboards.Entry {
  fileprivate func isSameKeyboard(as other: Self) -> Bool { app == other.app && id == other.id }
}
