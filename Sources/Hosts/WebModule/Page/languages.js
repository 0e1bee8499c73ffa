// The languages of the site: their modules, and the options of each by the names that the modules know.

export const languages = [
  {
    language: "vi", name: "Tiếng Việt", module: "vi.wasm", example: "Tieengs Vieejt",
    options: { telex: "Telex", "simple-telex": "Simple Telex", vni: "VNI", viqr: "VIQR" },
  },
  {
    language: "ko", name: "한국어", module: "ko.wasm", example: "gksrmf", readsPositions: true,
    options: {
      "2-set": "2-set", "3-set-390": "3-set 390", "3-set-final": "3-set final",
      "3-set-no-shift": "3-set without Shift", ahnmatae: "Ahn Matae", romaja: "Romaja",
      "2-set-old": "2-set, old letters", "3-set-old": "3-set, old letters",
    },
  },
  {
    language: "th", name: "ไทย", module: "th.wasm", example: "ก่ิ, with a Thai layout of the system",
    options: { correct: "Correct the order", refuse: "Refuse a wrong order" },
  },
];
