import KeyboardPackaging

extension InputHarness {
  /// The descriptions of keyboards: property lists and manifests.
  static let packaging: [InputHarness] = [
    InputHarness("plist") { _ = try InfoPlistReading(bytes: $0, file: "Info.plist") },
    InputHarness(
      "manifest", text: { _ = ManifestReading(text: $0, file: "keyboard.yaml").findings }),
  ]
}
