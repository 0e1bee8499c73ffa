import KeyboardPermissions
import Testing

/// Requirements 54, 62, 64 to 68 and 75: which keyboards get a token and how long it is valid.
@Suite struct CapabilityTests {
  static let purpose = "finds the words of the places around you"
  static let declarations = Capability.allCases.map { CapabilityDeclaration($0, purpose: purpose) }

  private func grants(
    _ declarations: [CapabilityDeclaration] = declarations, openAccess: Bool = true,
    consents: Set<Capability> = Set(Capability.allCases), isVisible: Bool = true
  ) -> CapabilityGrants {
    CapabilityGrants(
      declarations, openAccess: openAccess, consents: consents, isVisible: isVisible)
  }

  /// The types of all capabilities.
  static let kinds: [any CapabilityKind.Type] = [
    Capability.Location.self, Capability.Contacts.self, Capability.Photos.self,
    Capability.SharedContainer.self, Capability.Network.self, Capability.Pasteboard.self,
    Capability.AudioClick.self, Capability.CloudSync.self, Capability.GameCenter.self,
    Capability.Purchase.self, Capability.MDM.self,
  ]

  @Test func everyCapabilityIsAType() {
    #expect(Self.kinds.map { $0.capability } == Capability.allCases)
  }

  private func refusal<Kind: CapabilityKind>(
    of kind: Kind.Type, by grants: CapabilityGrants
  ) -> CapabilityRefusal? {
    do throws(CapabilityRefusal) {
      let token = try grants.access.token(for: kind)
      return grants.access.refusal(of: token)
    } catch {
      return error
    }
  }

  @Test func declarationOpenAccessAndConsentAreAllRequired() {
    for kind in Self.kinds {
      let it = kind.capability
      let others = Set(Capability.allCases).subtracting([it])
      let undeclared = Self.declarations.filter { $0.capability != it }
      let space = undeclared + [CapabilityDeclaration(it, purpose: " \t\u{200B}—\n")]
      #expect(refusal(of: kind, by: grants()) == nil)
      #expect(refusal(of: kind, by: grants(undeclared)) == .notDeclared(it))
      #expect(refusal(of: kind, by: grants(space)) == .emptyPurpose(it))
      #expect(refusal(of: kind, by: grants(openAccess: false)) == .openAccessOff(it))
      #expect(refusal(of: kind, by: grants(consents: others)) == .notConsented(it))
      let hidden: CapabilityRefusal? = it == .location ? .hidden(it) : nil
      #expect(refusal(of: kind, by: grants(isVisible: false)) == hidden)
    }
  }

  /// Requirement 64: nothing is on by default.
  @Test func newKeyboardsHaveNoCapabilities() {
    for kind in Self.kinds {
      let grants = CapabilityGrants(Self.declarations)
      #expect(refusal(of: kind, by: grants) == .openAccessOff(kind.capability))
    }
  }

  @Test func turningOpenAccessOffRevokesTokensForGood() throws {
    let grants = grants()
    let old = try grants.access.token(for: Capability.Network.self)
    #expect(grants.access.refusal(of: old) == nil)
    grants.openAccess = false
    #expect(grants.access.refusal(of: old) == .openAccessOff(.network))
    grants.openAccess = true
    #expect(grants.access.refusal(of: old) == .revoked(.network))
    let new = try grants.access.token(for: Capability.Network.self)
    #expect(grants.access.refusal(of: new) == nil)
  }

  @Test func withdrawingConsentRevokesOneService() throws {
    let grants = grants()
    let network = try grants.access.token(for: Capability.Network.self)
    let contacts = try grants.access.token(for: Capability.Contacts.self)
    grants.withdrawConsent(to: .network)
    #expect(grants.access.refusal(of: network) == .notConsented(.network))
    grants.consent(to: .network)
    #expect(grants.access.refusal(of: network) == .revoked(.network))
    #expect(grants.access.refusal(of: contacts) == nil)
  }

  /// Requirement 75.
  @Test func locationRequiresAVisibleKeyboard() throws {
    let grants = grants()
    let token = try grants.access.token(for: Capability.Location.self)
    grants.isVisible = false
    #expect(grants.access.refusal(of: token) == .hidden(.location))
    grants.isVisible = true
    #expect(grants.access.refusal(of: token) == nil)
  }

  /// A keyboard that creates its own grants gets tokens that no service accepts.
  @Test func tokensOfOtherHostsAreRejected() throws {
    let forged = try grants().access.token(for: Capability.Network.self)
    #expect(grants().access.refusal(of: forged) == .foreignToken(.network))
  }

  @Test func refusalsAreDistinctAndActionable() {
    let rejections: [CapabilityRefusal] = [
      .notDeclared(.photos), .emptyPurpose(.photos), .openAccessOff(.photos),
      .notConsented(.photos), .hidden(.photos), .revoked(.photos), .foreignToken(.photos),
    ]
    #expect(Set(rejections.map(\.description)).count == rejections.count)
    for refusal in rejections {
      #expect(refusal.description.hasPrefix("photos: "))
      #expect(refusal.description.contains(";"))
      #expect(refusal.capability == .photos)
    }
  }
}
