/// The parts of a new package that depend on whether its keyboard reads the app's words: the
/// capability, the app group, and a paragraph of the README.
struct WordSharing {
  /// Whether the keyboard reads the words.
  let isOn: Bool
  /// The bundle identifier of the app.
  let identifier: String

  /// Template values for the manifest and the project file.
  var sourceValues: [String: String] {
    [
      "capabilities": isOn ? "[\n        \(Self.capability)\n      ]" : "[]",
      "appEntitlements": entitlements(at: "App/App.entitlements"),
      "keyboardEntitlements": entitlements(at: "Keyboard/Keyboard.entitlements"),
    ]
  }

  /// Template values for text for readers.
  var textValues: [String: String] {
    [
      "access": isOn
        ? """
        The keyboard requests open access, for one purpose: it reads the words that the user keeps in \
        the app. Without access it types all the same. Typed text goes to the document and nowhere \
        else. Think twice before you add a capability; users read its purpose before they agree.
        """
        : """
        The keyboard does not request open access: typed text goes to the document and nowhere else, \
        and the keyboard does not read the words that the user keeps in the app. To let it offer them, \
        declare this in `keyboard.json`, write `Keyboard/Info.plist` and `KeyboardList.swift` again \
        (`ime-cli manifest export`), and give both targets the app group `group.\(identifier)`:

        ```json
        "capabilities": [\(Self.capability)]
        ```

        Think twice before you do; users read the purpose of each capability before they agree.
        """
    ]
  }

  private static let capability =
    #"{"capability": "sharedContainer", "purpose": "Suggests the words of your own list."}"#

  private func entitlements(at path: String) -> String {
    isOn
      ? """
          entitlements:
            path: \(path)
            properties:
              com.apple.security.application-groups: ["group.\(identifier)"]

      """ : ""
  }
}
