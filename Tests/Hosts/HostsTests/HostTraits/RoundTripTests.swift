import HostTraits
import Testing
import TextDocument

/// Converts traits to a host's numbers and back. The result is exact except for the losses the host
/// declares.
@Suite struct RoundTripTests {
  static let hosts: [any HostContentType.Type] = [
    IBusContentType.self, FcitxCapabilityFlags.self, WaylandContentType.self,
  ]

  @Test(arguments: [false, true], KeyboardType.allCases)
  func keyboardTypesRoundTripExceptDeclaredLosses(isSecure: Bool, type: KeyboardType) {
    for host in Self.hosts {
      let back = host.init(InputTraits(keyboardType: type, isSecure: isSecure)).traits
      let loss = host.losses.first { $0.keyboardType == type && $0.isSecure == isSecure }
      #expect(back.keyboardType == loss?.becomes ?? type, "\(host)")
      #expect(back.isSecure == isSecure, "\(host)")
      #expect(loss.map { !$0.reason.isEmpty && $0.becomes != type } ?? true, "\(host)")
    }
  }

  @Test func exactKeyboardTypes() {
    func exact(_ host: any HostContentType.Type, isSecure: Bool) -> Set<KeyboardType> {
      let lost = host.losses.filter { $0.isSecure == isSecure }.map(\.keyboardType)
      return Set(KeyboardType.allCases).subtracting(lost)
    }
    let byPurpose: Set<KeyboardType> = [
      .default, .asciiCapable, .numbersAndPunctuation, .url, .numberPad, .phonePad, .emailAddress,
      .asciiCapableNumberPad,
    ]
    let byPassword: Set<KeyboardType> = [
      .default, .asciiCapable, .numberPad, .asciiCapableNumberPad,
    ]
    let byFlags: Set<KeyboardType> = [
      .default, .numbersAndPunctuation, .url, .numberPad, .phonePad, .namePhonePad, .emailAddress,
    ]
    for host in [IBusContentType.self, WaylandContentType.self] as [any HostContentType.Type] {
      #expect(exact(host, isSecure: false) == byPurpose)
      #expect(exact(host, isSecure: true) == byPassword)
    }
    #expect(exact(FcitxCapabilityFlags.self, isSecure: false) == byFlags)
    #expect(exact(FcitxCapabilityFlags.self, isSecure: true) == byFlags)
  }

  @Test(arguments: InputTraits.Capitalization.allCases)
  func hintsRoundTrip(capitalization: InputTraits.Capitalization) {
    for host in Self.hosts {
      for bits in 0..<16 {
        let traits = InputTraits(
          capitalization: capitalization, isSecure: bits & 1 != 0, isMultiline: bits & 2 != 0,
          allowsChanges: bits & 4 != 0, allowsLearning: bits & 8 == 0)
        var expected = traits
        if traits.isSecure { expected.allowsLearning = false }
        #expect(host.init(traits).traits == expected, "\(traits)")
      }
    }
  }

  @Test func returnKeyIsNotTransmitted() {
    for host in Self.hosts {
      for key in InputTraits.ReturnKey.allCases {
        #expect(host.init(InputTraits(returnKey: key)).traits == InputTraits())
      }
    }
  }

  /// A rule of the mappings: a loss never removes a character that the user could type.
  @Test func lossesKeepAllCharactersTypeable() {
    let letters: Set<KeyboardType> = [
      .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress,
      .twitter, .webSearch,
    ]
    for loss in Self.hosts.flatMap({ $0.losses }) {
      #expect(letters.contains(loss.becomes) || !letters.contains(loss.keyboardType), "\(loss)")
    }
  }
}
