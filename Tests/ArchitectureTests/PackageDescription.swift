import Foundation
import TestSupport

/// The package description printed by `swift package dump-package`, reduced to what the rules read.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    enum Kind: String, Decodable {
      case regular, executable, test, system
    }

    let name: String
    let type: Kind
    let path: String?
    let dependencies: [Dependency]

    /// The folder of `Sources` or `Tests` that groups modules, such as `Text`; nil outside both.
    var floor: Substring? {
      let parts = (path ?? "").split(separator: "/")
      return parts.count > 2 && parts[0] == "Sources" ? parts[1] : nil
    }
  }

  /// A dependency: a JSON object with one key, its kind, and a list whose first element is its
  /// name.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [FirstText]].self)
      name = kinds.values.first?.first?.text ?? ""
    }

    /// A list element that may be text, null or an object. Only text is decoded.
    private struct FirstText: Decodable {
      let text: String?

      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }
  }

  let targets: [Target]

  /// Reads the description of this repository's package. It uses its own build folder because the
  /// build folder of the running tests is locked.
  static func load() throws -> Self {
    let scratch = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Self.self, from: data)
  }
}
