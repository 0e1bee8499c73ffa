/// The keys of a keyboard's property list.
enum ExtensionKeys {
  static let pointIdentifier = "com.apple.keyboard-service"
  static let principalClass = "KeyboardViewController"

  /// Those of `NSExtensionAttributes`, each with its value where it is left out.
  static let attributes: [(key: String, fallback: PropertyListValue)] = [
    ("IsASCIICapable", .boolean(false)), ("PrefersRightToLeft", .boolean(false)),
    ("PrimaryLanguage", .string("en-US")), ("RequestsOpenAccess", .boolean(false)),
  ]

  /// Those of `NSExtension`.
  static let extensionKeys = [
    "NSExtensionAttributes", "NSExtensionMainStoryboard", "NSExtensionPointIdentifier",
    "NSExtensionPrincipalClass",
  ]

  /// Those of the bundle that this toolkit writes or reads; a property list may have many others.
  static let bundle = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleVersion", "NSExtension",
  ]
}
