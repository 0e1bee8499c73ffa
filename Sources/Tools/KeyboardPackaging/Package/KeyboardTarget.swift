import Keyboards
import LanguageCatalog

/// One target of a package: a property list, and the keyboards it has.
package struct KeyboardTarget: Hashable, Sendable {
  /// Its folder, and the end of its bundle identifier.
  package let name: String
  /// Its property list.
  package let infoPlist: InfoPlist
  /// Its keyboards; the first is shown first.
  package let keyboards: [KeyboardManifest.Keyboard]

  /// What a host must know of each keyboard.
  package var descriptions: [KeyboardDescription] { keyboards.map(\.description) }

  func add(
    to files: inout FileTree, manifestFolder: String, catalog: LanguageCatalog
  ) throws(PackagingError) {
    let folder = "Keyboards/\(name)"
    files.add("\(folder)/Info.plist", infoPlist.text)
    files.add(
      "\(folder)/KeyboardList.swift", KeyboardListSource(descriptions, catalog: catalog).text)
    files.add("\(folder)/KeyboardViewController.swift", Template.viewController.text)
    files.add("\(folder)/SystemDocument.swift", Template.systemDocument.text)
    for keyboard in keyboards {
      try LayoutFiles(keyboard, manifestFolder: manifestFolder)
        .add(to: &files, prefix: "\(folder)/Locales/")
    }
  }
}

extension KeyboardManifest {
  /// The property list of the containing app.
  package var appInfoPlist: AppInfoPlist {
    AppInfoPlist(displayName: app, bundleIdentifier: bundleIdentifier, version: version)
  }

  /// The targets that its keyboards become.
  package func targets(_ shape: KeyboardPackage.Shape) -> [KeyboardTarget] {
    switch shape {
    case .perLanguage: keyboards.map { target(named: $0.description.id, $0.description.name, [$0]) }
    case .dynamic: [target(named: "keyboard", name, keyboards)]
    }
  }

  /// The property list of several keyboards is that of the first as to language and direction, which
  /// change as it runs; it can type ASCII if one of them can, and asks for what any of them does.
  private func target(
    named folder: String, _ displayName: String, _ keyboards: [Keyboard]
  ) -> KeyboardTarget {
    let descriptions = keyboards.map(\.description)
    return KeyboardTarget(
      name: folder,
      infoPlist: InfoPlist(
        displayName: displayName, bundleIdentifier: "\(bundleIdentifier).\(folder)",
        version: version, isASCIICapable: descriptions.contains(where: \.isASCIICapable),
        prefersRightToLeft: descriptions.first?.prefersRightToLeft ?? false,
        primaryLanguage: descriptions.first?.primaryLanguage ?? "en-US",
        requestsOpenAccess: descriptions.contains(where: \.requestsOpenAccess)),
      keyboards: keyboards)
  }
}
