import HostWords
import KeyboardPermissions
import Testing

/// Services check the token on each call.
@Suite struct ServiceTests {
  /// Services that note their calls.
  private final class Device {
    let access: CapabilityAccess
    var calls: [Capability] = []
    init(_ access: CapabilityAccess) { self.access = access }

    /// Calls a service that gives an answer with its token.
    func call<Kind: CapabilityKind>(
      _ request: Kind.Request, _ token: CapabilityToken<Kind>, answer: Kind.Answer
    ) throws(CapabilityRefusal) -> Kind.Answer {
      let service = CapabilityService<Kind>(for: access) { _, _ in
        self.calls.append(Kind.capability)
        return answer
      }
      return try service.call(request, with: token)
    }

    /// The network, which sends requests back.
    var network: CapabilityService<Capability.Network> {
      CapabilityService(for: access) { call, _ in
        self.calls.append(.network)
        call.reply(call.request.bytes)
      }
    }
  }

  /// Calls every service once with its token.
  private func callAll(_ device: Device, _ tokens: Tokens) throws {
    let request = NetworkRequest.server(
      ServerRequest(keystrokes: "nihao", timeToLive: .seconds(2)))
    let path = try ContainerAccess(container: "/shared").resolve("words.tsv")
    var rejections: [any Error] = []
    func attempt(_ body: () throws -> Void) {
      do { try body() } catch { rejections.append(error) }
    }
    attempt {
      try device.network.call(
        NetworkCall(request) { #expect($0 == request.bytes) }, with: tokens.network)
    }
    let moscow = GeographicPoint(latitude: 55.75, longitude: 37.62)
    attempt {
      let position = try device.call((), tokens.location, answer: moscow)
      #expect(position == moscow)
    }
    attempt {
      let names = try device.call((), tokens.contacts, answer: ContactNames(["Ada", "Lovelace"]))
      #expect(names.entries.map(\.documentText) == ["Ada", "Lovelace"])
      #expect(names.entries.allSatisfy { $0.source == .contacts })
    }
    attempt { _ = try device.call((), tokens.photos, answer: nil) }
    attempt { _ = try device.call(.text, tokens.pasteboard, answer: nil) }
    attempt { _ = try device.call(.setText(""), tokens.pasteboard, answer: "") }
    attempt { try device.call((), tokens.click, answer: ()) }
    attempt { _ = try device.call(.read(path), tokens.container, answer: nil) }
    attempt { _ = try device.call(.write([], to: path), tokens.container, answer: []) }
    attempt { try device.call(UserLexicon().exported, tokens.cloud, answer: ()) }
    attempt { try device.call(1, tokens.games, answer: ()) }
    attempt { _ = try device.call((), tokens.purchase, answer: []) }
    attempt { _ = try device.call((), tokens.mdm, answer: [:]) }
    #expect(rejections.count + device.calls.count == 13)
    #expect(rejections.allSatisfy { $0 is CapabilityRefusal })
  }

  private struct Tokens {
    let network: CapabilityToken<Capability.Network>
    let location: CapabilityToken<Capability.Location>
    let contacts: CapabilityToken<Capability.Contacts>
    let photos: CapabilityToken<Capability.Photos>
    let pasteboard: CapabilityToken<Capability.Pasteboard>
    let click: CapabilityToken<Capability.AudioClick>
    let container: CapabilityToken<Capability.SharedContainer>
    let cloud: CapabilityToken<Capability.CloudSync>
    let games: CapabilityToken<Capability.GameCenter>
    let purchase: CapabilityToken<Capability.Purchase>
    let mdm: CapabilityToken<Capability.MDM>

    init(_ access: CapabilityAccess) throws {
      network = try access.token()
      location = try access.token()
      contacts = try access.token()
      photos = try access.token()
      pasteboard = try access.token()
      click = try access.token()
      container = try access.token()
      cloud = try access.token()
      games = try access.token()
      purchase = try access.token()
      mdm = try access.token()
    }
  }

  private func allGranted() -> CapabilityGrants {
    CapabilityGrants(
      CapabilityTests.declarations, openAccess: true, consents: Set(Capability.allCases),
      isVisible: true)
  }

  @Test func servicesRespondWhileTokensAreValid() throws {
    let grants = allGranted()
    let tokens = try Tokens(grants.access)
    let device = Device(grants.access)
    try callAll(device, tokens)
    #expect(Set(device.calls) == Set(Capability.allCases))

    let stranger = Device(allGranted().access)
    try callAll(stranger, tokens)
    #expect(stranger.calls.isEmpty)

    grants.openAccess = false
    device.calls = []
    try callAll(device, tokens)
    grants.openAccess = true
    try callAll(device, tokens)
    #expect(device.calls.isEmpty)
  }

  private struct HostWords: SupplementaryLexicon {
    let entries = [LexiconEntry(userInput: "omw", documentText: "On my way!", source: .shortcuts)]
  }

  /// Requirement 54: it needs no token and has no access to request one.
  @Test func supplementaryLexiconNeedsNothing() {
    #expect(HostWords().entries.map(\.documentText) == ["On my way!"])
  }
}
