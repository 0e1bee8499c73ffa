import HostWords

/// The folder shared with the containing program.
public protocol SharedContainerService: CapabilityService {
  /// Returns the bytes of a file; nil if it does not exist.
  func read(
    _ path: ContainerPath, _ proof: borrowing CapabilityProof<Capability.SharedContainer>
  ) -> [UInt8]?
  /// Writes a file. Returns false if it could not be written.
  func write(
    _ bytes: [UInt8], to path: ContainerPath,
    _ proof: borrowing CapabilityProof<Capability.SharedContainer>
  ) -> Bool
}

extension SharedContainerService {
  /// Returns the bytes of a file; nil if it does not exist.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func read(
    _ path: ContainerPath, with token: CapabilityToken<Capability.SharedContainer>
  ) throws(CapabilityRefusal) -> [UInt8]? {
    read(path, try access.proof(of: token))
  }

  /// Writes a file. Returns false if it could not be written.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func write(
    _ bytes: [UInt8], to path: ContainerPath,
    with token: CapabilityToken<Capability.SharedContainer>
  ) throws(CapabilityRefusal) -> Bool {
    write(bytes, to: path, try access.proof(of: token))
  }
}

/// Synchronisation of settings and the user's words between the user's devices.
public protocol CloudSyncService: CapabilityService {
  /// Sends words to the user's other devices.
  func save(
    _ lexicon: LexiconExport, _ proof: borrowing CapabilityProof<Capability.CloudSync>)
}

extension CloudSyncService {
  /// Sends words to the user's other devices. A `LexiconExport` contains only words that may leave
  /// the device.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
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
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func report(
    score: Int, with token: CapabilityToken<Capability.GameCenter>
  ) throws(CapabilityRefusal) {
    report(score: score, try access.proof(of: token))
  }
}

/// Purchases, through the containing program.
public protocol PurchaseService: CapabilityService {
  /// Returns the identifiers of the user's purchases.
  func purchases(_ proof: borrowing CapabilityProof<Capability.Purchase>) -> Set<String>
}

extension PurchaseService {
  /// Returns the identifiers of the user's purchases.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func purchases(
    with token: CapabilityToken<Capability.Purchase>
  ) throws(CapabilityRefusal) -> Set<String> {
    purchases(try access.proof(of: token))
  }
}

/// Settings from the owner of a managed device.
public protocol ManagedSettingsService: CapabilityService {
  /// Returns the settings by key.
  func settings(_ proof: borrowing CapabilityProof<Capability.MDM>) -> [String: String]
}

extension ManagedSettingsService {
  /// Returns the settings by key.
  ///
  /// - Throws: a ``CapabilityRefusal`` if the token is not valid now.
  public func settings(
    with token: CapabilityToken<Capability.MDM>
  ) throws(CapabilityRefusal) -> [String: String] {
    settings(try access.proof(of: token))
  }
}
