/// The property list of a keyboard's target.
package struct InfoPlist: Hashable, Sendable {
  /// The display name in settings and in the list of keyboards.
  package var displayName: String
  /// The bundle identifier, which begins with that of the containing app.
  package var bundleIdentifier: String
  /// The version.
  package var version: String
  /// Whether the keyboard can type all of printable ASCII.
  package var isASCIICapable: Bool
  /// Whether its language is written from right to left.
  package var prefersRightToLeft: Bool
  /// The initial language, `<language>-<REGION>`.
  package var primaryLanguage: String
  /// Whether the keyboard requests open access.
  package var requestsOpenAccess: Bool

  /// Creates a property list. The defaults are the system's values for missing keys.
  package init(
    displayName: String, bundleIdentifier: String, version: String = "1.0",
    isASCIICapable: Bool = false, prefersRightToLeft: Bool = false,
    primaryLanguage: String = "en-US", requestsOpenAccess: Bool = false
  ) {
    self.displayName = displayName
    self.bundleIdentifier = bundleIdentifier
    self.version = version
    self.isASCIICapable = isASCIICapable
    self.prefersRightToLeft = prefersRightToLeft
    self.primaryLanguage = primaryLanguage
    self.requestsOpenAccess = requestsOpenAccess
  }

  /// The text of `Info.plist`. Equal values give equal bytes.
  package var text: String {
    PropertyListWriter.text(
      of: .dictionary(
        BundleKeys(
          displayName: displayName, identifier: bundleIdentifier, version: version, type: "XPC!"
        ).members + [PropertyListMember("NSExtension", extensionValue)]))
  }

  private var extensionValue: PropertyListValue {
    .dictionary([
      PropertyListMember(
        "NSExtensionAttributes",
        .dictionary([
          PropertyListMember("IsASCIICapable", .boolean(isASCIICapable)),
          PropertyListMember("PrefersRightToLeft", .boolean(prefersRightToLeft)),
          PropertyListMember("PrimaryLanguage", .string(primaryLanguage)),
          PropertyListMember("RequestsOpenAccess", .boolean(requestsOpenAccess)),
        ])),
      PropertyListMember("NSExtensionPointIdentifier", .string(ExtensionKeys.pointIdentifier)),
      PropertyListMember("NSExtensionPrincipalClass", .string(ExtensionKeys.principalClass)),
    ])
  }
}

/// The property list of the containing app.
package struct AppInfoPlist: Hashable, Sendable {
  /// The name of the app, and of its group of keyboards in settings.
  package var displayName: String
  /// The bundle identifier.
  package var bundleIdentifier: String
  /// The version.
  package var version: String

  /// Creates the property list of an app.
  package init(displayName: String, bundleIdentifier: String, version: String = "1.0") {
    (self.displayName, self.bundleIdentifier) = (displayName, bundleIdentifier)
    self.version = version
  }

  /// The text of `Info.plist`.
  package var text: String {
    PropertyListWriter.text(
      of: .dictionary(
        BundleKeys(
          displayName: displayName, identifier: bundleIdentifier, version: version, type: "APPL"
        ).members))
  }
}

/// The keys that every bundle has, in alphabetical order. Build tools substitute the `$(…)`
/// variables.
private struct BundleKeys {
  let displayName: String
  let identifier: String
  let version: String
  let type: String

  var members: [PropertyListMember] {
    [
      PropertyListMember("CFBundleDevelopmentRegion", .string("$(DEVELOPMENT_LANGUAGE)")),
      PropertyListMember("CFBundleDisplayName", .string(displayName)),
      PropertyListMember("CFBundleExecutable", .string("$(EXECUTABLE_NAME)")),
      PropertyListMember("CFBundleIdentifier", .string(identifier)),
      PropertyListMember("CFBundleInfoDictionaryVersion", .string("6.0")),
      PropertyListMember("CFBundleName", .string("$(PRODUCT_NAME)")),
      PropertyListMember("CFBundlePackageType", .string(type)),
      PropertyListMember("CFBundleShortVersionString", .string(version)),
      PropertyListMember("CFBundleVersion", .string(version)),
    ]
  }
}
