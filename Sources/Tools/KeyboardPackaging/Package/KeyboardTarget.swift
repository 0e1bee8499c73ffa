import Keyboards
import LanguageCatalog

/// A target of a package: a property list and its keyboards.
package struct KeyboardTarget: Hashable, Sendable {
  /// The name of its folder, and the end of its bundle identifier.
  package let name: String
  /// The property list.
  package let infoPlist: InfoPlist
  /// The keyboards; the first one is shown first.
  package let keyboards: [KeyboardManifest.Keyboard]

  /// The descriptions of the keyboards for hosts.
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

  /// Returns the targets for the keyboards.
  package func targets(_ shape: KeyboardPackage.Shape) -> [KeyboardTarget] {
    switch shape {
    case .perLanguage: keyboards.map { target(named: $0.description.id, $0.description.name, [$0]) }
    case .dynamic: [target(named: "keyboard", name, keyboards)]
    }
  }

  /// Makes the target of several keyboards. Language and direction of its property list are those
  /// of the first keyboard; they change at run time. The target is ASCII-capable if any keyboard
  /// is, and requests open access if any does.
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
