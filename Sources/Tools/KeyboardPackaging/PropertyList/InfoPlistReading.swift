import KeyboardCatalog
import TextUnits

/// The result of reading a keyboard's property list: its findings, and the property list if it is
/// valid.
package struct InfoPlistReading: Sendable {
  /// The property list; nil if there is an error, and for the property list of a containing app.
  package let plist: InfoPlist?
  /// Errors and warnings in the order in which they were found.
  package let findings: [Finding]

  /// Reads the property list at `path`.
  package init(path: String) throws(PackagingError) {
    try self.init(bytes: TextFile.bytes(of: path), file: path)
  }

  /// Reads the bytes of a property list. `file` is its name in findings.
  ///
  /// - Throws: `PackagingError.invalid` if the bytes are not an XML property list.
  package init(bytes: [UInt8], file: String) throws(PackagingError) {
    var reader = InfoPlistReader(file: file)
    let plist = reader.read(try PropertyListReader.read(bytes, file: file))
    self.plist = reader.findings.haveErrors ? nil : plist
    findings = reader.findings
  }
}

/// Checks the keys and types of a keyboard's property list.
struct InfoPlistReader {
  let file: String
  private(set) var findings: [Finding] = []

  init(file: String) { self.file = file }

  mutating func note(_ severity: Finding.Severity, line: Int, _ message: String) {
    findings.append(Finding(severity, SourcePosition(file: file, line: line), message))
  }

  mutating func read(_ root: PropertyListNode) -> InfoPlist? {
    guard case .dictionary(let members) = root.value else {
      note(.error, line: root.line, "the property list is \(root.value.kind), not a dictionary")
      return nil
    }
    for member in members { suspect(member) }
    let bundle = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0) })
    let name = string("CFBundleDisplayName", in: bundle)
    if let name, let fault = NameRules.fault(of: name) {
      note(.error, line: bundle["CFBundleDisplayName"]?.line ?? 1, "CFBundleDisplayName \(fault)")
    } else if bundle["CFBundleDisplayName"] == nil {
      note(.warning, line: root.line, "no CFBundleDisplayName; add the name that settings show")
    }
    let identifier = string("CFBundleIdentifier", in: bundle)
    let version = string("CFBundleShortVersionString", in: bundle)
    guard let member = bundle["NSExtension"] else {
      if string("CFBundlePackageType", in: bundle) != "APPL" {
        note(.error, line: root.line, "no NSExtension; not the property list of a keyboard")
      }
      return nil
    }
    var plist = InfoPlist(
      displayName: name ?? "", bundleIdentifier: identifier ?? "", version: version ?? "")
    readExtension(member.node, into: &plist)
    return plist
  }

  private mutating func readExtension(_ node: PropertyListNode, into plist: inout InfoPlist) {
    let known = ExtensionKeys.extensionKeys
    guard let members = dictionary(node, named: "NSExtension", known: known) else { return }
    let point = string("NSExtensionPointIdentifier", in: members)
    if point != ExtensionKeys.pointIdentifier {
      note(
        .error, line: members["NSExtensionPointIdentifier"]?.node.line ?? node.line,
        "NSExtensionPointIdentifier must be \(ExtensionKeys.pointIdentifier)")
    }
    let principal = string("NSExtensionPrincipalClass", in: members)
    if principal?.isEmpty != false, members["NSExtensionMainStoryboard"] == nil {
      note(
        .error, line: node.line,
        "no NSExtensionPrincipalClass; add the class that opens the keyboard")
    }
    guard let attributes = members["NSExtensionAttributes"] else {
      return note(
        .warning, line: node.line,
        "no NSExtensionAttributes; add them, or en-US and no open access apply")
    }
    readAttributes(attributes.node, into: &plist)
  }

  private mutating func readAttributes(_ node: PropertyListNode, into plist: inout InfoPlist) {
    let known = ExtensionKeys.attributes.map(\.key)
    guard let members = dictionary(node, named: "NSExtensionAttributes", known: known) else {
      return
    }
    plist.isASCIICapable = flag("IsASCIICapable", in: members)
    plist.prefersRightToLeft = flag("PrefersRightToLeft", in: members)
    plist.requestsOpenAccess = flag("RequestsOpenAccess", in: members)
    let language = string("PrimaryLanguage", in: members) ?? plist.primaryLanguage
    let line = members["PrimaryLanguage"]?.node.line ?? node.line
    let check = LanguageCheck(language)
    for (severity, message) in check.faults { note(severity, line: line, message) }
    plist.primaryLanguage = check.tag?.text ?? language
    if let tag = check.tag,
      let message = LanguageCheck.directionFault(of: tag, plist.prefersRightToLeft)
    {
      let position = members["PrefersRightToLeft"]?.node.line ?? node.line
      note(.warning, line: position, message)
    }
  }
}
