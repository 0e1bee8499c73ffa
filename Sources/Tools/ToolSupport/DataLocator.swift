import LibC

/// Finds a folder of data that belongs to the toolkit.
///
/// The folders are searched in this order: the one that the environment variable names,
/// `<prefix>/share/globekey/<installed>` of an installed program, `<repository>` in the working
/// folder, and `<repository>` in the checkout that the program was built in.
package struct DataLocator {
  /// The folders that are searched, in order.
  package let folders: [String]

  /// The folders of dictionary images.
  package static var dictionaries: DataLocator {
    DataLocator(
      variable: "GLOBEKEY_DICTIONARIES", installed: "dictionaries",
      repository: ".build/dictionaries")
  }

  /// The folders of layouts, locale files and transliteration rules.
  package static var locales: DataLocator {
    DataLocator(variable: "GLOBEKEY_LOCALES", installed: "locales", repository: "Locales")
  }

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - variable: The environment variable that may name the folder; nil for none.
  ///   - installed: The folder in `share/globekey` of an installation.
  ///   - repository: The folder in a checkout.
  ///   - program: The location of the program.
  package init(
    variable: String?, installed: String, repository: String, program: ProgramLocation = .current
  ) {
    var folders: [String] = []
    if let variable, let named = getenv(variable) { folders.append(String(cString: named)) }
    if case .installed(let prefix) = program {
      folders.append("\(prefix)/share/globekey/\(installed)")
    }
    folders.append(repository)
    if case .checkout(let root) = program { folders.append("\(root)/\(repository)") }
    self.folders = folders
  }

  /// The folders that are searched, in order, for messages.
  package var positions: String { folders.joined(separator: ", ") }

  /// Returns the first folder that contains a file with this name; nil if none does.
  package func folder(containing name: String) -> String? {
    folders.first { access("\($0)/\(name)", F_OK) == 0 }
  }
}
