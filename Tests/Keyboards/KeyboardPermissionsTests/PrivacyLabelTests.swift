import KeyboardPermissions
import Testing

/// Requirements 64, 67 and 70: the label lists the guarantees and every data flow.
@Suite struct PrivacyLabelTests {
  static let guarantee =
    "Without open access, what you type cannot be sent to the developer or anywhere else"

  @Test func keyboardsWithoutCapabilities() {
    let label = PrivacyLabel(id: "fa", name: "فارسی", capabilities: [])
    for text in [label.text, label.markdown] {
      #expect(text.contains("Privacy of فارسی (fa)"))
      #expect(text.contains(Self.guarantee))
      #expect(text.contains("It does not ask for open access. All of the above always holds."))
      #expect(!text.contains("must keep to"))
      #expect(!text.contains("|"))
    }
    #expect(label.sections.map(\.heading).last == "With open access")
  }

  @Test(arguments: Capability.allCases)
  func everyFlowIsListed(capability: Capability) {
    let declaration = CapabilityDeclaration(capability, purpose: "helps with names of towns")
    let label = PrivacyLabel(id: "x", name: "X", capabilities: [declaration])
    for text in [label.text, label.markdown] {
      #expect(text.contains(Self.guarantee))
      #expect(text.contains("Open access is off until you turn it on."))
      #expect(text.contains("helps with names of towns"))
      #expect(text.contains(capability.flow))
      #expect(text.contains(capability.responsibility))
      for other in Capability.allCases where other != capability {
        #expect(!text.contains(other.flow))
      }
      let mayUse = "its developer may use what you type"
      #expect(text.contains(mayUse) == (capability == .network))
    }
  }

  @Test func textAndMarkdown() {
    let label = PrivacyLabel(
      id: "zh-Hans", name: "拼音",
      capabilities: [
        CapabilityDeclaration(.network, purpose: "long sentences | better"),
        CapabilityDeclaration(.photos, purpose: "  "),
      ])
    let text = label.text
    #expect(text.hasPrefix("Privacy of 拼音 (zh-Hans)\n=======================\n\n"))
    #expect(
      text.contains(
        """
        network
          What you get from it: long sentences | better
          What goes where: what is typed may go to the developer's server, and text comes back
        photos
          What you get from it: no purpose is given, so it is refused
          What goes where: pictures go to the keyboard

        What its developer must keep to
        -------------------------------
        network
          Responsibility: what is typed is kept no longer than it takes to answer
        """))
    let markdown = label.markdown
    #expect(
      markdown.contains(
        """
        | Service | What you get from it | What goes where |
        | --- | --- | --- |
        | network | long sentences \\| better | what is typed may go to the developer's server, \
        and text comes back |
        | photos | no purpose is given, so it is refused | pictures go to the keyboard |
        """))
  }

  /// A name or purpose cannot imitate parts of the label.
  @Test func textOfTheKeyboardIsEscaped() {
    let label = PrivacyLabel(
      id: "x", name: "N\n\n## With open access\nnothing",
      capabilities: [CapabilityDeclaration(.network, purpose: "a\u{202E}b <b>\u{2028}c")])
    #expect(
      label.text.split(separator: "\n").first == "Privacy of N  ## With open access nothing (x)")
    #expect(label.markdown.hasPrefix("# Privacy of N  \\#\\# With open access nothing (x)\n"))
    #expect(label.markdown.contains("| ab \\<b\\> c |"))
  }
}
