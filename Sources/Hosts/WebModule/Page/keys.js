// Keys of a browser in the key notation of modules.

const names = {
  Enter: "Return", Tab: "Tab", Backspace: "BackSpace", Delete: "Delete", Escape: "Escape",
  ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down", Home: "Home", End: "End",
  PageUp: "PageUp", PageDown: "PageDown", F6: "F6", F7: "F7", F8: "F8", F9: "F9", F10: "F10",
  HanjaMode: "Hangul_Hanja", " ": "Space", "<": "less",
};
const marks = {
  Backquote: "`~", Minus: "-_", Equal: "=+", BracketLeft: "[{", BracketRight: "]}", Semicolon: ";:",
  Quote: "'\"", Backslash: "\\|", Comma: ",<", Period: ".>", Slash: "/?", Space: "  ",
};

/** The character of a position on the keyboard of the United States, as layouts of Hangul name keys. */
function characterAt(code, isShifted) {
  if (/^Key[A-Z]$/.test(code)) return isShifted ? code[3] : code[3].toLowerCase();
  if (/^Digit[0-9]$/.test(code)) return isShifted ? ")!@#$%^&*("[code[5]] : code[5];
  return marks[code]?.[isShifted ? 1 : 0];
}

/** Returns the notation of a key; null for a key that has none, such as a dead one. */
export function notation({ code, key, modifiers = [] }, readsPositions) {
  const isShifted = modifiers.includes("shift");
  const text = readsPositions ? characterAt(code, isShifted) ?? key : key;
  const isText = [...text].length === 1;
  const name = names[text] ?? (isText ? text : null);
  if (name === null) return null;
  const prefix = (modifiers.includes("ctrl") ? "C-" : "") + (modifiers.includes("alt") ? "A-" : "")
    + (isShifted && !isText ? "S-" : "");
  return isText && prefix === "" && name === text ? name : `<${prefix}${name}>`;
}
