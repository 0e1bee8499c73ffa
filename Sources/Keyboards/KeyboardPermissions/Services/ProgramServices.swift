import HostWords

/// The folder shared with the containing program.
public protocol SharedContainerService: CapabilityService {
  /// The bytes of a file; nil where there is none.
  func read(
    _ path: ContainerPath, _ proof: borrowing CapabilityProof<Capability.SharedContainer>
  ) -> [UInt8]?
  /// Writes a file; false where it could not be written.
  func write(
    _ bytes: [UInt8], to path: ContainerPath,
    _ proof: borrowing CapabilityProof<Capability.SharedContainer>
  ) -> Bool
}

extension SharedContainerService {
  /// The bytes of a file; nil where there is none.
  public func read(
    _ path: ContainerPath, with token: CapabilityToken<Capability.SharedContainer>
  ) throws(CapabilityRefusal) -> [UInt8]? {
    read(path, try access.proof(of: token))
  }

  /// Writes a file; false where it could not be written.
  public func write(
    _ bytes: [UInt8], to path: ContainerPath,
    with token: CapabilityToken<Capability.SharedContainer>
  ) throws(CapabilityRefusal) -> Bool {
    write(bytes, to: path, try access.proof(of: token))
  }
}

/// Settings and lexicon on all devices of the user.
public protocol CloudSyncService: CapabilityService {
  /// Takes words to the other devices.
  func save(
    _ lexicon: LexiconExport, _ proof: borrowing CapabilityProof<Capability.CloudSync>)
}

extension CloudSyncService {
  /// Takes words to the other devices: those that may be exported.
  public func save(
    _ lexicon: LexiconExport, with token: CapabilityToken<Capability.CloudSync>
  ) throws(CapabilityRefusal) {
    save(lexicon, try access.proof(of: token))
  }
}

/// Scores of games, through the containing program.
public protocol GameCenterService: CapabilityService {
  /// Reports a score.
  func report(score: Int, _ proof: borrowing CapabilityProof<Capability.GameCenter>)
}

extension GameCenterService {
  /// Reports a score.
  public func report(
    score: Int, with token: CapabilityToken<Capability.GameCenter>
  ) throws(CapabilityRefusal) {
    report(score: score, try access.proof(of: token))
  }
}

/// Purchases, through the containing program.
public protocol PurchaseService: CapabilityService {
  /// The names of what was bought.
  func purchases(_ proof: borrowing CapabilityProof<Capability.Purchase>) -> Set<String>
}

extension PurchaseService {
  /// The names of what was bought.
  public func purchases(
    with token: CapabilityToken<Capability.Purchase>
  ) throws(CapabilityRefusal) -> Set<String> {
    purchases(try access.proof(of: token))
  }
}

/// Settings by the owner of a managed device.
public protocol ManagedSettingsService: CapabilityService {
  /// The settings.
  func settings(_ proof: borrowing CapabilityProof<Capability.MDM>) -> [String: String]
}

extension ManagedSettingsService {
  /// The settings.
  public func settings(
    with token: CapabilityToken<Capability.MDM>
  ) throws(CapabilityRefusal) -> [String: String] {
    settings(try access.proof(of: token))
  }
}
