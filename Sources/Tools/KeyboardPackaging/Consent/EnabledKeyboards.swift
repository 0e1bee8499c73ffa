import HistoryStore
import KeyboardCatalog
import KeyboardPermissions
import Keyboards

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The keyboards that the user has enabled and the capabilities agreed to for each, and those that the
/// user has refused, stored in two JSON files in the container. Hosts read the refused ones
/// (`RefusedKeyboards`).
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

  /// The refused keyboards as their file has them.
  private struct Refusals: Codable {
    var keyboards: [Entry] = []
  }

  /// The path of the file of enabled keyboards.
  package let path: String
  /// The path of the file of refused keyboards.
  private let refusedPath: String
  /// The keyboards in the order in which they were enabled.
  package private(set) var entries: [Entry]
  /// The keyboards in the order in which they were refused, or disabled again.
  package private(set) var refused: [Entry]

  /// Reads the files in a container. A missing file means that no keyboard is enabled or refused.
  ///
  /// - Throws: `PackagingError` if a file cannot be read or is malformed.
  package init(container: String) throws(PackagingError) {
    path = "\(container)/enabled-keyboards.json"
    refusedPath = "\(container)/\(RefusedKeyboards.fileName)"
    entries = try Self.decoded([Entry].self, from: path, what: "enabled") ?? []
    refused = try Self.decoded(Refusals.self, from: refusedPath, what: "refused")?.keyboards ?? []
  }

  /// Returns the value in a file; nil if there is no file.
  private static func decoded<Value: Decodable>(
    _ type: Value.Type, from path: String, what: String
  ) throws(PackagingError) -> Value? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let bytes = try TextFile.bytes(of: path)
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      throw .invalid([
        Finding(
          .error, SourcePosition(file: path), "not a list of \(what) keyboards; remove the file")
      ])
    }
    return value
  }

  /// Whether a keyboard is enabled with exactly its current capabilities. A keyboard that adds a
  /// capability or changes a purpose needs consent again.
  package func has(_ entry: Entry) -> Bool {
    entries.contains {
      $0.app == entry.app && $0.id == entry.id && $0.capabilities == entry.capabilities
    }
  }

  /// Enables a keyboard that the user has agreed to, and saves the files. An older entry of the same
  /// keyboard is replaced.
  package mutating func enable(_ entry: Entry) throws(PackagingError) {
    let enabled = others(than: entry, in: entries) + [entry]
    try save(enabled, to: path)
    entries = enabled
    let refused = others(than: entry, in: refused)
    guard refused.count < self.refused.count else { return }
    try save(Refusals(keyboards: refused), to: refusedPath)
    self.refused = refused
  }

  /// Notes that the user has refused what a keyboard asks for, and saves the files. No host runs it
  /// until it is enabled.
  ///
  /// - Returns: false if the keyboard was not enabled before.
  @discardableResult
  package mutating func refuse(_ entry: Entry) throws(PackagingError) -> Bool {
    let refused = others(than: entry, in: refused) + [entry]
    try save(Refusals(keyboards: refused), to: refusedPath)
    self.refused = refused
    let rest = others(than: entry, in: entries)
    guard rest.count < entries.count else { return false }
    try save(rest, to: path)
    entries = rest
    return true
  }

  private func others(than entry: Entry, in entries: [Entry]) -> [Entry] {
    entries.filter { $0.app != entry.app || $0.id != entry.id }
  }

  private func save(_ value: some Encodable, to path: String) throws(PackagingError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try PrivateFile.createFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try PrivateFile.write(
        [UInt8](encoder.encode(value) + Data("\n".utf8)), to: path, by: path + ".new")
    } catch let error as FileError {
      throw .unwritable(path: path, reason: error.reason)
    } catch {
      throw .unwritable(path: path, reason: reason(of: error))
    }
  }
}
