import { Field } from "./field.js";
import { languages } from "./languages.js";
import { LanguageModule } from "./module.js";
import { Session } from "./session.js";

const $ = (id) => document.getElementById(id);
const session = new Session();
const field = new Field(session);
const alerts = { edge: "There is no more.", outOfSequence: "This mark cannot follow here." };
const modules = new Map();

let pressed = null;

$("text").addEventListener("keydown", (event) => { pressed = event.timeStamp; }, { capture: true });

session.addEventListener("view", ({ detail }) => {
  field.show(detail);
  $("status").textContent = detail.alert ? alerts[detail.alert] ?? detail.alert : "";
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

$("languages").replaceChildren(...languages.map(({ name, language }) => {
  const option = new Option(name, language);
  option.lang = language;
  return option;
}));
$("languages").addEventListener("change", () => { fillOptions(); open(); });
$("options").addEventListener("change", open);
$("clear").addEventListener("click", () => { session.send({ type: "clear" }); field.focus(); });

const chosen = () => languages.find(({ language }) => language === $("languages").value);

function fillOptions() {
  const options = Object.entries(chosen().options).map(([value, name]) => new Option(name, value));
  $("options").replaceChildren(...options);
}

/** Loads the chosen language, once, and opens it with the chosen option. */
async function open() {
  const keyboard = chosen();
  const option = $("options").value;
  try {
    const loading = modules.get(keyboard.module) ?? LanguageModule.load(keyboard.module);
    modules.set(keyboard.module, loading);
    const module = await loading;
    // The user may have chosen another one since.
    if (chosen() !== keyboard || $("options").value !== option) return;
    session.open(module, keyboard, option);
    $("text").placeholder = `Type here: ${keyboard.example}`;
    history.replaceState(null, "", `#${keyboard.language}/${option}`);
    document.documentElement.dataset.open = `${keyboard.language}/${option}`;
    field.focus();
  } catch (error) {
    modules.delete(keyboard.module);
    $("status").textContent = `${keyboard.name} could not be opened: ${error.message}`;
  }
}

const [language, option] = location.hash.slice(1).split("/");
if (languages.some((known) => known.language === language)) $("languages").value = language;
fillOptions();
if (chosen().options[option]) $("options").value = option;
open();
navigator.serviceWorker?.register("offline.js");
