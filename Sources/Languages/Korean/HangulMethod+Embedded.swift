#if hasFeature(Embedded)
  import InputCore

  // Hanja need an image file and the user's history. A page has neither, and offers no candidates.

  extension Korean {
    /// Creates the input method of Korean without Hanja.
    public static func inputMethod(options: KoreanOptions = KoreanOptions()) -> HangulMethod {
      HangulMethod(
        automaton: HangulAutomaton(layout: options.layout, isOrderFree: options.isOrderFree))
    }
  }

  extension HangulMethod {
    func hanjaWords(readAs reading: String) -> [String] { [] }

    func openCandidates(
      on composition: inout HangulComposition, _ context: InputContext
    ) -> [Effect] { composition.isEmpty ? [] : [.alert(.noSuchCandidate)] }

    func reduceChoice(_ command: Command, on composition: inout HangulComposition) -> [Effect]? {
      nil
    }
  }
#endif
