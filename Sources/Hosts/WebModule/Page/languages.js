// The languages of the site. Each has a list of ways to type it: a module, its dictionary image if it has one, and
// what opens it. That is the names of options, or a file: the layout of a keyboard, or the scheme of a
// transliteration. The files are those of `keyboards.json`, which `ime-cli compile` writes.

import { fetchFile } from "./module.js";

const ways = (module, names, more = {}) => Object.fromEntries(
  Object.entries(names).map(([options, name]) => [options, { name, module, ...more }]));

const languages = [
  {
    language: "vi", name: "Tiếng Việt",
    ways: ways("vi.wasm", { telex: "Telex", "simple-telex": "Simple Telex", vni: "VNI", viqr: "VIQR" },
      { example: "Tieengs Vieejt" }),
  },
  {
    language: "ko", name: "한국어",
    ways: ways("ko.wasm", {
      "2-set": "2-set", "3-set-390": "3-set 390", "3-set-final": "3-set final",
      "3-set-no-shift": "3-set without Shift", ahnmatae: "Ahn Matae", romaja: "Romaja",
      "2-set-old": "2-set, old letters", "3-set-old": "3-set, old letters",
    }, { example: "gksrmf", readsPositions: true }),
  },
  {
    language: "zh-Hans", name: "中文（简体）",
    ways: ways("zh-Hans.wasm", {
      letters: "Pinyin", xiaohe: "Double pinyin, Xiaohe", ziranma: "Double pinyin, Ziranma",
      microsoft: "Double pinyin, Microsoft", sogou: "Double pinyin, Sogou",
    }, { example: "nihao", image: "zh-Hans.imedict" }),
  },
  {
    language: "th", name: "ไทย",
    ways: ways("th.wasm", { correct: "Correct the order", refuse: "Refuse a wrong order" },
      { example: "ก่ิ, with a Thai layout of the system" }),
  },
];

/** Returns the name of a language in that language. */
function ownName(language) {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Returns the languages by their tags, those with modules of their own first. */
export async function loadLanguages() {
  const response = await fetchFile("keyboards.json");
  const found = new Map(languages.map((language) => [language.language, language]));
  for (const { language: tag, id, name, module, file, isRightToLeft } of await response.json()) {
    // Other layouts of a language have its tag with an extension: tr-t-k0-trkeyf.
    const [language] = tag.split("-t-");
    if (!found.has(language)) found.set(language, { language, name: ownName(language), ways: {} });
    found.get(language).isRightToLeft = isRightToLeft;
    const hasLayout = module === "layouts.wasm";
    found.get(language).ways[id] = {
      name: hasLayout ? name : `Latin letters: ${name}`, module, file, hasLayout,
      example: hasLayout ? "with the keys below, or those of your keyboard at the same positions"
        : "with Latin letters",
    };
  }
  return found;
}
