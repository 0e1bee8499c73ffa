import KeyboardCatalog
import KeyboardPermissions
import Keyboards

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keyboards that the user has enabled, and what they have agreed to for each: a small file in
/// the container.
package struct EnabledKeyboards: Sendable {
  /// A keyboard that is enabled.
  package struct Entry: Codable, Hashable, Sendable {
    /// The bundle identifier of the app it came with.
    package var app: String
    /// Its id among the app's keyboards.
    package var id: String
    /// The name it was enabled under.
    package var title: String
    /// What the user has agreed to, each with the purpose they were shown.
    package var capabilities: [CapabilityDeclaration]

    /// The entry of a keyboard in a manifest.
    package init(_ keyboard: KeyboardManifest.Keyboard, in manifest: KeyboardManifest) {
      app = manifest.bundleIdentifier
      id = keyboard.description.id
      title = displayTitle(keyboard: keyboard.description.name, host: manifest.app)
      capabilities = keyboard.description.capabilities
    }
  }

  /// The file.
  package let path: String
  /// The keyboards in the order they were enabled.
  package private(set) var entries: [Entry]

  /// Reads the file in a container; one that is not there yet has no keyboards.
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

  /// Whether a keyboard is enabled with just what it asks for now. One that asks for more, or for
  /// another purpose, has to be agreed to again.
  package func has(_ entry: Entry) -> Bool {
    entries.contains {
      $0.app == entry.app && $0.id == entry.id && $0.capabilities == entry.capabilities
    }
  }

  /// Enables a keyboard the user has agreed to, and saves the file.
  package mutating func enable(_ entry: Entry) throws(PackagingError) {
    try save(entries.filter { !$0.isSameKeyboard(as: entry) } + [entry])
  }

  /// Disables a keyboard, and saves the file. False where it was not enabled.
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
