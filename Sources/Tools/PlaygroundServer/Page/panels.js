// The views beside the keyboard: stages, text, what was learned, settings, the workbench and the
// recorder.

import { CostsView } from "./costs.js";
import { make, row, table } from "./elements.js";

const panel = document.getElementById("panel");
const tabs = document.getElementById("tabs");

/** Selects a line of a text area. */
function select(text, line) {
  const lines = text.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, part) => sum + part.length + 1, 0);
  text.focus();
  text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}

/** The texts of the first candidates, as the stages show them. */
function texts(candidates) {
  return candidates?.items.slice(0, 5).map(({ text }) => text) ?? [];
}

export class Panels {
  #connection;
  #costs;
  #views = [];
  #steps = [];
  #settings = [];
  #values = {};
  #view = null;
  #chosen = "stages";
  #scenario = "";
  #timer = null;
  #shownRecording = false;

  constructor(connection) {
    this.#connection = connection;
    this.#costs = new CostsView(connection, panel);
    this.#views = [
      ["stages", "Stages", () => this.#drawStages()],
      ["costs", "Costs", () => this.#costs.draw(this.#view, () => this.#chosen === "costs")],
      ["text", "Text", () => this.#drawText()],
      ["learned", "Learned", () => this.#drawLearned()],
      ["settings", "Settings", () => this.#drawSettings()],
      ["workbench", "Workbench", () => this.#drawWorkbench()],
      ["recorder", "Recorder", () => this.#drawRecorder()],
    ];
    const buttons = this.#views.map(([id, title]) => {
      const button = make("button", { type: "button", id: `tab-${id}`, role: "tab" }, title);
      button.setAttribute("aria-controls", "panel");
      button.addEventListener("click", () => this.choose(id));
      return button;
    });
    tabs.append(...buttons);
    tabs.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      const index = buttons.indexOf(document.activeElement);
      const next = (index + step + buttons.length) % buttons.length;
      this.choose(this.#views[next][0]);
      buttons[next].focus();
    });
    this.choose("stages");
  }

  welcome({ settings }) {
    this.#settings = settings;
    this.#values = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
    this.#draw();
  }

  choose(id) {
    this.#chosen = id;
    for (const tab of tabs.children) {
      const isChosen = tab.id === `tab-${id}`;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
    }
    panel.setAttribute("aria-labelledby", `tab-${id}`);
    panel.replaceChildren();
    this.#draw();
  }

  show(view) {
    const isOther = this.#view?.keyboard.id !== view.keyboard.id;
    this.#view = view;
    const marked = view.document.marked;
    if (isOther) this.#steps = [];
    if (view.effects.length > 0) {
      this.#steps.unshift({
        marked, caret: view.document.caret, effects: view.effects,
        candidates: texts(view.candidates),
      });
      this.#steps.length = Math.min(this.#steps.length, 40);
    }
    if (this.#chosen === "recorder" && view.isRecording !== this.#shownRecording) this.#draw();
    if (!this.#followsKeys) return;
    // When no key follows at once, so that none waits for the drawing.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { if (this.#followsKeys) this.#draw(); }, 200);
  }

  /** Adds words that were found after the answer to the last key. */
  offer(candidates) {
    if (this.#steps.length === 0) return;
    Object.assign(this.#steps[0], { candidates: texts(candidates), row: undefined });
    if (this.#chosen === "stages") this.#draw();
  }

  /** Whether the view shown changes with each key. */
  get #followsKeys() { return ["stages", "costs", "text"].includes(this.#chosen); }

  #draw() { this.#views.find(([id]) => id === this.#chosen)[2](); }

  #drawStages() {
    if (this.#steps.length === 0) {
      panel.replaceChildren(make("p", {},
        "Each key appears here with the marked text it leaves, stage by stage, and the effects that "
        + "the keyboard asked for."));
      return;
    }
    if (!panel.querySelector(".stages")) {
      const stages = table(["Marked text", "Candidates", "Effects"], []);
      stages.classList.add("stages");
      panel.replaceChildren(
        make("p", { className: "legend" },
          make("span", { className: "marked reading" }, "reading"), " ",
          make("span", { className: "marked chosen" }, "chosen"), " ",
          make("span", { className: "marked waiting" }, "waiting")),
        stages);
    }
    // The rows of earlier keys stay as they are: forty of them take longer to lay out than a key has.
    const body = panel.querySelector(".stages tbody");
    const rows = this.#steps.map((step) => step.row ??= this.#stageRow(step));
    for (const old of [...body.children]) if (!rows.includes(old)) old.remove();
    body.prepend(...rows.filter((row) => row.parentNode !== body));
  }

  #stageRow({ marked, effects, candidates }) {
    const text = make("span", { dir: "auto" }, ...marked.map((piece) =>
      make("span", { className: `marked ${piece.stage}`, title: piece.stage }, piece.text)));
    const lines = effects.map((effect) => make("div", {}, make("code", { dir: "auto" }, effect)));
    return row([text, candidates.join(" "), make("div", {}, ...lines)]);
  }

  async #drawText() {
    const analysis = await this.#connection.ask({ type: "analyse" });
    if (analysis?.type !== "analysis" || this.#chosen !== "text") return;
    const { text, words, sentences, clusters, deletions, paragraphs } = analysis;
    const boxes = (spans, name) => make("p", { className: `spans ${name}`, dir: "auto" },
      ...spans.map(({ start, end }) => make("span", {}, text.slice(start, end))));
    const levels = paragraphs.map((paragraph) => make("div", { className: "paragraph" },
      make("p", {}, `${paragraph.direction === "rightToLeft" ? "Right to left" : "Left to right"}, `
        + `caret from the left edge: ${paragraph.stops.join(" ")}`),
      table(["Offset", ...[...paragraph.text].reduce((cells, character) => {
        cells.push(String(cells.offset));
        cells.offset += character.length;
        return cells;
      }, Object.assign([], { offset: 0 }))], [
        ["Text", ...[...paragraph.text].map((character) =>
          make("span", { dir: "auto" }, character.trim() ? character : "␣"))],
        ["Level", ...[...paragraph.text].reduce((cells, character) => {
          cells.push(String(paragraph.levels[cells.offset]));
          cells.offset += character.length;
          return cells;
        }, Object.assign([], { offset: 0 }))],
      ])));
    const backspace = deletions.map(({ unit, text }) => [unit, make("q", { dir: "auto" }, text)]);
    panel.replaceChildren(
      make("h2", {}, "Words"), boxes(words, "words"),
      make("h2", {}, "Sentences"), boxes(sentences, "sentences"),
      make("h2", {}, "Clusters"), boxes(clusters, "clusters"),
      make("h2", {}, "The next deletion takes"), table(["Unit", "Text"], backspace),
      make("h2", {}, "Bidi levels and caret stops"), ...levels);
  }

  async #drawLearned(answer) {
    answer ??= await this.#connection.ask({ type: "learned" });
    if (answer?.type !== "learned" || this.#chosen !== "learned") return;
    if (answer.entries.length === 0) {
      panel.replaceChildren(make("p", {},
        "Nothing was learned yet. Words you type and choose appear here, unless incognito is on."));
      return;
    }
    const rows = answer.entries.map(({ language, kind, after, reading, text }) => {
      const button = make("button", { type: "button", ariaLabel: `Forget ${text}` }, "Forget");
      button.addEventListener("click", async () => {
        this.#drawLearned(await this.#connection.send({ type: "forget", text }));
      });
      return [make("span", { lang: language, dir: "auto" }, text), reading, after, kind, language, button];
    });
    panel.replaceChildren(
      table(["Text", "Reading", "After", "Kind", "Language", "Forget"], rows));
  }

  #drawSettings() {
    const groups = new Map();
    for (const setting of this.#settings) {
      if (!groups.has(setting.group)) groups.set(setting.group, []);
      groups.get(setting.group).push(this.#control(setting));
    }
    const sets = [...groups].map(([title, controls]) =>
      make("fieldset", {}, make("legend", {}, title), ...controls));
    panel.replaceChildren(...sets);
  }

  #control({ key, title, explanation, choices, pattern }) {
    const value = this.#values[key];
    const isFlag = choices.length === 0 && !pattern;
    let input;
    if (pattern) {
      input = make("input", { type: "text", id: `setting-${key}`, value, pattern, spellcheck: false });
    } else if (isFlag) {
      input = make("input", { type: "checkbox", id: `setting-${key}`, checked: value === "true" });
    } else {
      input = make("select", { id: `setting-${key}` },
        ...choices.map((choice) => new Option(choice.title, choice.name)));
      input.value = value;
    }
    input.setAttribute("aria-describedby", `about-${key}`);
    input.addEventListener("change", () => {
      if (!input.reportValidity()) return;
      const changed = isFlag ? input.checked : input.value;
      this.#values[key] = String(changed);
      this.#connection.send({ type: "settings", text: JSON.stringify({ [key]: changed }) });
    });
    return make("div", { className: "setting" },
      make("label", { htmlFor: `setting-${key}` }, title), input,
      make("small", { id: `about-${key}` }, explanation));
  }

  async #drawWorkbench() {
    if (panel.querySelector("#layout-source")) return;
    const source = await this.#connection.ask({ type: "source" });
    if (this.#chosen !== "workbench" || panel.querySelector("#layout-source")) return;
    const box = (id, name, value, rows) => {
      const text = make("textarea", { id, value, rows, spellcheck: false, wrap: "off" });
      text.addEventListener("input", () => this.#edit());
      text.addEventListener("dragover", (event) => event.preventDefault());
      text.addEventListener("drop", async (event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) { text.value = await file.text(); this.#edit(); }
      });
      return make("div", {}, make("label", { htmlFor: id }, name), text);
    };
    const reload = make("button", { type: "button" }, "Load the keyboard shown");
    reload.addEventListener("click", () => { panel.replaceChildren(); this.#draw(); });
    panel.replaceChildren(
      make("p", {}, "Edit a layout and its locale file, or drop files here. The keyboard changes "
        + "as you type; while there are errors, the last one without stays."),
      box("layout-source", "keyboard.xml", source?.layout ?? "", 16),
      box("locale-source", "locale.json", source?.locale ?? "", 8),
      make("ul", { id: "problems", ariaLabel: "Problems" }), make("p", {}, reload));
  }

  #edit() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const [layout, locale] = ["layout", "locale"].map((name) => document.getElementById(`${name}-source`));
      const view = await this.#connection.send({
        type: "workbench", layout: layout.value, locale: locale.value,
      });
      const list = document.getElementById("problems");
      if (!view || !list) return;
      const problems = view.problems ?? [{ isError: true, file: "", message: view.message }];
      const items = problems.map(({ file, line, isError, message }) => {
        const place = line ? `${file === "layout" ? "keyboard.xml" : "locale.json"}:${line}` : file;
        const button = make("button", { type: "button", className: isError ? "error" : "warning" },
          `${place}: ${isError ? "error" : "warning"}: ${message}`);
        button.addEventListener("click", () => select(file === "layout" ? layout : locale, line));
        return make("li", {}, button);
      });
      list.replaceChildren(...items);
    }, 250);
  }

  #drawRecorder() {
    const isRecording = this.#view?.isRecording ?? false;
    this.#shownRecording = isRecording;
    const button = make("button", { type: "button", id: "record" },
      isRecording ? "Stop" : "Record");
    const name = make("input", { type: "text", value: "recorded in the browser" });
    button.addEventListener("click", async () => {
      if (!isRecording) return this.#connection.send({ type: "record" });
      const answer = await this.#connection.send({ type: "stop", name: name.value });
      this.#scenario = answer?.text ?? "";
      this.#view = { ...this.#view, isRecording: false };
      this.#drawRecorder();
    });
    const parts = [
      make("p", {}, "Records what you type as a scenario for Tests/Scenarios, which "
        + "ime-cli replay plays. The field is emptied first."),
      make("p", {}, make("label", {}, "Name ", name), " ", button),
    ];
    if (this.#scenario) {
      const text = make("textarea", {
        id: "scenario", readOnly: true, rows: 10, value: this.#scenario, ariaLabel: "Scenario",
      });
      const link = make("a", {
        download: "recorded.txt",
        href: URL.createObjectURL(new Blob([this.#scenario], { type: "text/plain" })),
      }, "Save as a file");
      parts.push(text, make("p", {}, link));
    }
    panel.replaceChildren(...parts);
  }
}
