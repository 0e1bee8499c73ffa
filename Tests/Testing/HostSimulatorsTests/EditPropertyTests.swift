import EditFuzzer
import HostSimulators
import TestSupport
import Testing
import TextDocument
import TextUnits

/// Random edits on every kind of host. The host, a plain document, and an engine's model of the
/// edits in each of the four units end with the same text and selection.
@Suite struct EditPropertyTests {
  #if DEBUG
    static let editsPerRun = 400
  #else
    static let editsPerRun = 10_000
  #endif
  static let runs = HostProfile.all.flatMap { profile in (0..<4).map { (profile, UInt64($0)) } }

  @Test func randomTextsCoverFortyScripts() {
    let scripts = Set(RandomText.pieces.joined().unicodeScalars.map { Script(of: $0).code })
    #expect(scripts.subtracting(["Zyyy", "Zinh", "Zzzz"]).count >= 40)
  }

  @Test(arguments: runs)
  func hostsAndModelsAgreeInAllUnits(profile: HostProfile, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var stage = Stage(profile: profile, &random)
    for number in 0..<Self.editsPerRun {
      if number.isMultiple(of: 50) { stage = Stage(profile: profile, &random) }
      let step = Step(&random)
      stage.perform(step)
      let problem = stage.problem
      #expect(problem == nil, "\(profile) seed \(seed) edit \(number): \(step)")
      guard problem == nil else { return }
    }
  }
}
