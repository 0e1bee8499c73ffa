import { Connection } from "./connection.js";
import { Field } from "./field.js";
import { Board } from "./board.js";
import { CandidateBar } from "./candidates.js";
import { Panels } from "./panels.js";

const $ = (id) => document.getElementById(id);
const connection = new Connection();
const field = new Field(connection);
const bar = new CandidateBar(connection);
const board = new Board(connection, field, typeInPassword);
const panels = new Panels(connection);
let view = null;

connection.addEventListener("welcome", ({ detail }) => {
  $("offline").hidden = true;
  const options = detail.keyboards.map((keyboard) => {
    const option = new Option(`${keyboard.name} (${keyboard.id})`, keyboard.id);
    option.lang = keyboard.language;
    return option;
  });
  $("keyboards").replaceChildren(...options);
  panels.welcome(detail);
  board.icons = detail.icons;
  const wanted = decodeURIComponent(location.hash.slice(1));
  const known = detail.keyboards.some((keyboard) => keyboard.id === wanted);
  connection.send({ type: "open", keyboard: known ? wanted : detail.keyboards[0].id, ...size() });
});

connection.addEventListener("view", ({ detail }) => show(detail));
connection.addEventListener("failure", ({ detail }) => { $("status").textContent = detail.message; });
connection.addEventListener("close", () => { $("offline").hidden = false; });
$("reconnect").addEventListener("click", () => connection.open());

function show(next) {
  const isOtherKeyboard = view?.keyboard.id !== next.keyboard.id;
  view = next;
  field.show(view);
  if (view.board) board.draw(view.board, view.keyboard.isRightToLeft);
  $("board").hidden = view.isHardware;
  bar.show(view);
  askLater();
  $("field-kind").value = view.field;
  $("incognito").setAttribute("aria-pressed", view.isIncognito);
  $("hardware").setAttribute("aria-pressed", view.isHardware);
  $("keep-copied").setAttribute("aria-pressed", view.keepsCopiedTexts);
  $("show-copied").hidden = !view.keepsCopiedTexts;
  const state = status(view);
  if ($("status").textContent !== state) $("status").textContent = state;
  if (isOtherKeyboard) {
    $("keyboards").value = view.keyboard.id;
    history.replaceState(null, "", `#${encodeURIComponent(view.keyboard.id)}`);
    document.title = `${view.keyboard.name} – GlobeKey`;
  }
  if (view.action === "showKeyboardList") $("keyboards").focus();
  if (view.action === "dismissKeyboard") {
    connection.send({ type: "open", hardware: true });
  }
  panels.show(view);
  // For tests, which wait for the answer to each key.
  document.documentElement.dataset.answers = view.n;
}

function status(view) {
  const alerts = {
    edge: "There is no more.", noSuchCandidate: "No candidate has that number.",
    nothingToForget: "Nothing was learned about this.",
    outOfSequence: "This mark cannot follow here.",
    dictionaryLost: "The dictionary was lost; start the program again.",
  };
  if (view.field === "password") return "The keyboard does not see passwords: the page keeps them.";
  if (view.alert) return alerts[view.alert] ?? view.alert;
  if (view.isIncognito) return `${view.keyboard.name}, nothing is learned`;
  const actions = { search: "Search", go: "Go", next: "Next field", done: "Done" };
  return actions[view.action] ?? view.keyboard.name;
}

// What takes longer to find than the answer to a key is asked for when no key follows at once.
let asking = null;
let wantsWords = false;

function askLater() {
  clearTimeout(asking);
  // Views without effects, as of a selection, change nothing about it.
  if (view.effects.length > 0) wantsWords = !view.isComposing;
  if (view.candidates) {
    asking = setTimeout(nameCandidates, 300, view);
  } else if (wantsWords) {
    asking = setTimeout(offerNextWords, 150, view.document.version);
  }
}

async function offerNextWords(version) {
  wantsWords = false;
  const answer = await connection.ask({ type: "predict" });
  if (!answer?.candidates || view.document.version !== version) return;
  view.candidates = answer.candidates;
  bar.show(view);
  panels.offer(view.candidates);
  askLater();
}

/** Gives the candidates names that tell them apart by ear. */
async function nameCandidates(named) {
  const answer = await connection.ask({ type: "names" });
  if (answer?.type !== "names" || view !== named) return;
  bar.name(answer.names);
}

/** Types in a password field without the program. Returns whether it is one. */
function typeInPassword(message, key) {
  if (!field.isSecure) return false;
  if (message.type === "tap" && (key?.text || message.id === "space" || message.id === "backspace")) {
    field.typeSecretly(message.id === "backspace" ? "backspace" : key?.text ?? " ");
    return true;
  }
  // Keys that switch layers are the keyboard's; they type nothing.
  return message.type !== "tap" || Boolean(key?.text);
}

function size() {
  const width = Math.round(Math.min(Math.max($("typing").clientWidth, 320), 720));
  return { width, height: width < 500 ? 236 : 264 };
}

$("keyboards").addEventListener("change", () => {
  connection.send({ type: "open", keyboard: $("keyboards").value }).then(() => field.focus());
});
$("field-kind").addEventListener("change", () => {
  connection.send({ type: "field", kind: $("field-kind").value }).then(() => field.focus());
});
$("incognito").addEventListener("click", () => {
  connection.send({ type: "incognito", on: !view?.isIncognito });
});
$("hardware").addEventListener("click", () => {
  connection.send({ type: "open", hardware: !view?.isHardware }).then(() => field.focus());
});
$("keep-copied").addEventListener("click", () => {
  connection.send({ type: "keep-copied", on: !view?.keepsCopiedTexts }).then(() => field.focus());
});
$("show-copied").addEventListener("click", () => {
  connection.send({ type: "show-copied" }).then((answer) => {
    if (answer?.alert) $("status").textContent = "Nothing was copied in this field yet.";
    field.focus();
  });
});
$("clear").addEventListener("click", () => {
  connection.send({ type: "clear" }).then(() => field.focus());
});
let resizing = null;
new ResizeObserver(() => {
  clearTimeout(resizing);
  resizing = setTimeout(() => { if (view) connection.send({ type: "open", ...size() }); }, 100);
}).observe($("typing"));
addEventListener("hashchange", () => {
  connection.send({ type: "open", keyboard: decodeURIComponent(location.hash.slice(1)) });
});

connection.open();
field.focus();
