// The header documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CGlobeKey
import InputCore
import LibC

// The functions of the header's first part. Their documentation is in globekey.h.

private nonisolated(unsafe) let version = UnsafePointer(strdup(ToolkitVersion.current))
private let features: Set = ["drawing", "history", "incognito", "suggestions", "svg"]

@c @implementation
public func globekey_version() -> UnsafePointer<CChar>! { version }

@c @implementation
public func globekey_api_version() -> UInt32 { UInt32(GLOBEKEY_API_VERSION) }

@c @implementation
public func globekey_has_feature(_ name: UnsafePointer<CChar>!) -> Bool {
  (try? optionalText(name, "name")).flatMap { $0 }.map(features.contains) ?? false
}

@c @implementation
public func globekey_last_error() -> UnsafePointer<CChar>! { LastError.text }

@c @implementation
public func globekey_free(_ text: UnsafeMutablePointer<CChar>!) { free(text) }
