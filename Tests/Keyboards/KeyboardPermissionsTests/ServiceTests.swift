import HostWords
import KeyboardPermissions
import Testing

/// Services check the token on each call.
@Suite struct ServiceTests {
  private final class Device: NetworkService, LocationService, ContactsService, PhotosService,
    PasteboardService, ClickService, SharedContainerService, CloudSyncService, GameCenterService,
    PurchaseService, ManagedSettingsService
  {
    let access: CapabilityAccess
    var calls: [Capability] = []
    init(_ access: CapabilityAccess) { self.access = access }

    func send(
      _ request: NetworkRequest, _ proof: borrowing CapabilityProof<Capability.Network>,
      answer: @escaping ([UInt8]?) -> Void
    ) {
      calls.append(.network)
      answer(request.bytes)
    }
    func position(_ proof: borrowing CapabilityProof<Capability.Location>) -> GeographicPoint? {
      calls.append(.location)
      return GeographicPoint(latitude: 55.75, longitude: 37.62)
    }
    func names(_ proof: borrowing CapabilityProof<Capability.Contacts>) -> [String] {
      calls.append(.contacts)
      return ["Ada", "Lovelace"]
    }
    func newestPicture(_ proof: borrowing CapabilityProof<Capability.Photos>) -> [UInt8]? {
      calls.append(.photos)
      return nil
    }
    func text(_ proof: borrowing CapabilityProof<Capability.Pasteboard>) -> String? {
      calls.append(.pasteboard)
      return nil
    }
    func setText(_ text: String, _ proof: borrowing CapabilityProof<Capability.Pasteboard>) {
      calls.append(.pasteboard)
    }
    func playInputClick(_ proof: borrowing CapabilityProof<Capability.AudioClick>) {
      calls.append(.audioClick)
    }
    func read(
      _ path: ContainerPath, _ proof: borrowing CapabilityProof<Capability.SharedContainer>
    ) -> [UInt8]? {
      calls.append(.sharedContainer)
      return nil
    }
    func write(
      _ bytes: [UInt8], to path: ContainerPath,
      _ proof: borrowing CapabilityProof<Capability.SharedContainer>
    ) -> Bool {
      calls.append(.sharedContainer)
      return true
    }
    func save(
      _ lexicon: LexiconExport, _ proof: borrowing CapabilityProof<Capability.CloudSync>
    ) {
      calls.append(.cloudSync)
    }
    func report(score: Int, _ proof: borrowing CapabilityProof<Capability.GameCenter>) {
      calls.append(.gameCenter)
    }
    func purchases(_ proof: borrowing CapabilityProof<Capability.Purchase>) -> Set<String> {
      calls.append(.purchase)
      return []
    }
    func settings(_ proof: borrowing CapabilityProof<Capability.MDM>) -> [String: String] {
      calls.append(.mdm)
      return [:]
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
    attempt { try device.send(request, with: tokens.network) { #expect($0 == request.bytes) } }
    attempt {
      let position = try device.position(with: tokens.location)
      #expect(position?.latitude == 55.75)
    }
    attempt {
      let entries = try device.entries(with: tokens.contacts)
      #expect(entries.allSatisfy { $0.source == .contacts })
    }
    attempt { _ = try device.newestPicture(with: tokens.photos) }
    attempt { _ = try device.text(with: tokens.pasteboard) }
    attempt { try device.setText("", with: tokens.pasteboard) }
    attempt { try device.playInputClick(with: tokens.click) }
    attempt { _ = try device.read(path, with: tokens.container) }
    attempt { _ = try device.write([], to: path, with: tokens.container) }
    attempt { try device.save(UserLexicon().exported, with: tokens.cloud) }
    attempt { try device.report(score: 1, with: tokens.games) }
    attempt { _ = try device.purchases(with: tokens.purchase) }
    attempt { _ = try device.settings(with: tokens.mdm) }
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
    #expect(!((HostWords() as Any) is any CapabilityService))
  }
}
