import { CandidateBar } from "./candidates.js";
import { Caps } from "./caps.js";
import { Field } from "./field.js";
import { loadLanguages } from "./languages.js";
import { LanguageModule, fetchFile } from "./module.js";
import { Session } from "./session.js";

const $ = (id) => document.getElementById(id);
const session = new Session();
const field = new Field(session);
const bar = new CandidateBar(session);
const caps = new Caps($("keys"), session);
const languages = await loadLanguages();
const alerts = { edge: "There is no more.", outOfSequence: "This mark cannot follow here." };
const modules = new Map();
const files = new Map();

let pressed = null;

$("text").addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { capture: true });

session.addEventListener("view", ({ detail }) => {
  field.show(detail);
  bar.show(detail);
  const status = detail.alert ? alerts[detail.alert] ?? detail.alert : "";
  if ($("status").textContent !== status) $("status").textContent = status;
  if (pressed !== null) showTime(pressed);
  pressed = null;
});

/** Shows the time from a key to the end of the frame that draws its text. */
function showTime(pressed) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      $("time").textContent = `${(performance.now() - pressed).toFixed(1)} ms from key to frame`;
    };
    port2.postMessage(null);
  });
}

$("languages").replaceChildren(...[...languages.values()].map(({ name, language }) => {
  const option = new Option(name, language);
  option.lang = language;
  return option;
}));
$("languages").addEventListener("change", () => { fillOptions(); open(); });
$("options").addEventListener("change", open);
$("clear").addEventListener("click", () => { session.send({ type: "clear" }); field.focus(); });

const chosen = () => languages.get($("languages").value);

function fillOptions() {
  const options = Object.entries(chosen().ways).map(([value, { name }]) => new Option(name, value));
  $("options").replaceChildren(...options);
}

/** Returns the value of a key of a map, which is loaded once. */
function loaded(map, key, load) {
  if (!map.has(key)) map.set(key, load(key).catch((error) => { map.delete(key); throw error; }));
  return map.get(key);
}

async function loadFile(address) {
  return new Uint8Array(await (await fetchFile(address)).arrayBuffer());
}

/** Loads a module, and its dictionary if it has one. */
async function loadModule({ module: address, image }) {
  const module = await LanguageModule.load(address);
  if (image) module.openImage(await loadImage(image));
  return module;
}

/** Loads a dictionary, and shows how much of it is there. */
async function loadImage(address) {
  const reader = (await fetchFile(address)).body.getReader();
  const parts = [];
  let count = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    count += part.value.length;
    $("status").textContent = `Loading the dictionary: ${(count / 1e6).toFixed(1)} MB …`;
  }
  $("status").textContent = "";
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Loads the chosen way of typing, once, and opens it. */
async function open() {
  const language = chosen();
  const option = $("options").value;
  // Options that are not in the list are those of the language's own module.
  const way = language.ways[option] ?? Object.values(language.ways)[0];
  try {
    const module = await loaded(modules, way.module, () => loadModule(way));
    const input = way.file ? await loaded(files, way.file, loadFile) : option;
    // The user may have chosen another one since.
    if (chosen() !== language || $("options").value !== option) return;
    session.open(module, { ...way, ...language }, input);
    caps.show(way.hasLayout ? module : null, language.language);
    $("text").placeholder = `Type here: ${way.example}`;
    history.replaceState(null, "", `#${language.language}/${option}`);
    document.documentElement.dataset.open = `${language.language}/${option}`;
    field.focus();
  } catch (error) {
    $("status").textContent = `${language.name} could not be opened: ${error.message}`;
  }
}

const [language, option] = location.hash.slice(1).split("/");
if (languages.has(language)) $("languages").value = language;
fillOptions();
if (chosen().ways[option]) $("options").value = option;
open();
navigator.serviceWorker?.register("offline.js");
