/// The keys of a keyboard's property list.
enum ExtensionKeys {
  static let pointIdentifier = "com.apple.keyboard-service"
  static let principalClass = "KeyboardViewController"

  /// The keys of `NSExtensionAttributes`, each with its default value.
  static let attributes: [(key: String, fallback: PropertyListValue)] = [
    ("IsASCIICapable", .boolean(false)), ("PrefersRightToLeft", .boolean(false)),
    ("PrimaryLanguage", .string("en-US")), ("RequestsOpenAccess", .boolean(false)),
  ]

  /// The keys of `NSExtension`.
  static let extensionKeys = [
    "NSExtensionAttributes", "NSExtensionMainStoryboard", "NSExtensionPointIdentifier",
    "NSExtensionPrincipalClass",
  ]

  /// The bundle keys that this toolkit writes or reads. A property list may have many others.
  static let bundle = [
    "CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable",
    "CFBundleIdentifier", "CFBundleInfoDictionaryVersion", "CFBundleName", "CFBundlePackageType",
    "CFBundleShortVersionString", "CFBundleVersion", "NSExtension",
  ]
}
