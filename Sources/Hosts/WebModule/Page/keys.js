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

const rows = [
  ["Backquote", "Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "Digit6", "Digit7", "Digit8", "Digit9",
    "Digit0", "Minus", "Equal", "IntlYen"],
  [null, "KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI", "KeyO", "KeyP", "BracketLeft",
    "BracketRight"],
  [null, "KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ", "KeyK", "KeyL", "Semicolon", "Quote",
    "Backslash"],
  ["IntlBackslash", "KeyZ", "KeyX", "KeyC", "KeyV", "KeyB", "KeyN", "KeyM", "Comma", "Period", "Slash",
    "IntlRo"],
  [null, null, null, "Space"],
];
const bits = { shift: 1, caps: 2, altgr: 8 };

/**
 * Returns the position of a key in ISO/IEC 9995-1, with its modifiers: `{ row: 1, number: 1, modifiers: 0 }` is
 * the key Q. Null for a key outside the rows of characters, and for one that is a command.
 */
export function position({ code, modifiers = [] }) {
  if (!code || modifiers.includes("ctrl") || modifiers.includes("alt")) return null;
  const row = rows.findIndex((codes) => codes.includes(code));
  if (row < 0) return null;
  const held = modifiers.reduce((sum, name) => sum + (bits[name] ?? 0), 0);
  return { row, number: rows[row].indexOf(code), modifiers: held };
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
