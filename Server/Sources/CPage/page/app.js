// The page: four states, and what leads from one to the next.

import { Camera } from "./camera.js";
import { byID, copy, make, showFor, translate } from "./dom.js";
import { guideToPicture, Rate, readMovingPicture } from "./loops.js";
import { Overlay } from "./overlay.js";
import { limits, Picture } from "./picture.js";
import { better, documents, find, lines } from "./reading.js";
import { showDocuments, showText, showTrouble } from "./results.js";
import { readText, scan, Trouble } from "./service.js";
import { language, number, onLanguage, places, speak, word } from "./words.js";

/** What may follow what. */
const follows = {
  idle: ["live", "frozen"], live: ["idle", "live", "frozen"], frozen: ["idle", "live", "frozen", "result"],
  result: ["idle", "live", "frozen"],
};

const [stage, video, canvas, panel] = ["viewport", "video", "canvas", "results"].map(byID);
const camera = new Camera(video);
const overlay = new Overlay(byID("overlay"));

let [state, mode] = ["idle", "document"];
/** The sides that were taken, where they come from, and how many of them stay when the next is taken. */
let [pictures, source, kept] = [[], "camera", 0];
let isGoingBack = false;
/** What the service said of them; the box that is chosen; which side is shown. */
let [answer, drawn, chosen, side] = [];
/** Ends what the state of now has begun. */
let work = new AbortController();

/** Goes to another state, and ends what the last one had begun. */
function go(next) {
  if (!follows[state].includes(next)) throw new Error(`${state} is not followed by ${next}`);
  // The button Back leads to the beginning.
  if (state === "idle" && !history.state?.isOpen) history.pushState({ isOpen: true }, "");
  work.abort();
  work = new AbortController();
  state = next;
  showFor(state, mode);
  byID("trouble").hidden = byID("notice").hidden = true;
  byID("guidance").textContent = byID("sides").textContent = byID("live-text").textContent = "";
  byID("cameras").hidden = true;
  byID("torch").hidden = state !== "live" || !camera.hasTorch;
  ring(0);
  return work.signal;
}

/** Runs a loop that ends with its state. */
const run = (loop) => loop.catch((error) => {
  if (error.name !== "AbortError") throw error;
});

/** Adds pictures to the sides that stay; the others are forgotten. */
function add(...taken) {
  pictures.splice(kept).forEach((picture) => picture.forget());
  pictures.push(...taken);
}

/** Forgets the pictures and all that was read. */
function forget() {
  kept = 0;
  add();
  answer = drawn = chosen = side = undefined;
  for (const name of ["results", "pictures", "callout-text", "trouble", "notice"]) byID(name).replaceChildren();
  byID("callout-copy").hidden = true;
  byID("find-input").value = byID("find-count").textContent = byID("rate").textContent = "";
  overlay.clear();
  canvas.width = canvas.height = 0;
}

/** Goes back to the beginning. */
function leave() {
  if (state === "idle") return;
  go("idle");
  forget();
  camera.close();
  byID("open-camera").focus();
}

function close() {
  leave();
  if (!history.state?.isOpen || isGoingBack) return;
  isGoingBack = true;
  history.back();
}

/** Leaves what the button Back leaves. What began after `close` stays: its way back is made anew. */
function cameBack() {
  if (!isGoingBack) return leave();
  isGoingBack = false;
  if (state !== "idle") history.pushState({ isOpen: true }, "");
}

// Live

/** The size of the stage is that of the picture, so that nothing moves when it freezes. */
function fit(width, height) {
  stage.style.setProperty("--ratio", width && height ? width / height : 4 / 3);
}

async function live() {
  const signal = go("live");
  overlay.clear();
  byID("guidance").textContent = word("starting");
  try {
    await camera.open();
  } catch (error) {
    if (signal.aborted) return;
    close();
    return showTrouble(byID("notice"), error);
  }
  if (signal.aborted) return;
  source = "camera";
  camera.onEnd(() => state === "live" && (close(), showTrouble(byID("notice"), new Trouble("noCamera"))));
  fit(video.videoWidth, video.videoHeight);
  byID("torch").hidden = !camera.hasTorch;
  showCameras(signal);
  byID("shutter").focus({ preventScroll: true });
  run(mode === "text" ? liveText(signal) : liveDocument(signal));
}

/** Offers the cameras, if there are several. */
async function showCameras(signal) {
  const cameras = await camera.choices();
  if (signal.aborted) return;
  const options = cameras.map(({ deviceId, label }, place) =>
    make("option", { value: deviceId, selected: deviceId === camera.id }, label || `${word("camera")} ${place + 1}`));
  byID("cameras").replaceChildren(...options);
  byID("cameras").hidden = options.length < 2;
}

function ring(progress) {
  byID("shutter").style.setProperty("--progress", progress);
}

/** Says it once; a screen reader speaks when it changes. */
function say(text) {
  if (byID("guidance").textContent !== text) byID("guidance").textContent = text;
}

/** Says why no answer comes, and goes on; a token has to be asked for. */
function sayTrouble(trouble) {
  overlay.clear();
  if (!/token/i.test(trouble.name)) return say(word(`trouble.${trouble.name}.0`));
  close();
  showTrouble(byID("notice"), trouble, live);
}

async function liveDocument(signal) {
  byID("sides").textContent = kept > 0 ? word("sideTaken") : "";
  const show = ({ guidance, kind, progress, document, size }) => {
    overlay.clear(size.width, size.height);
    overlay.outline(document?.quadrilateral, kind ? "seen good" : "seen");
    say(word(`guidance.${kind === "front" ? "front" : guidance[0] ?? "good"}`));
    stage.classList.toggle("good", Boolean(kind));
    ring(progress);
  };
  const wantsFront = kept === 0;
  say(word(wantsFront ? "guidance.noDocument" : "guidance.turnOver"));
  const { bitmap, kind, joined } = await guideToPicture(camera, { wantsFront, signal, show, fail: sayTrouble });
  stage.classList.remove("good");
  const picture = await Picture.ofCamera(bitmap);
  if (signal.aborted) return picture.forget();
  add(picture);
  if (kind === "zone") return read(joined);
  kept = pictures.length;
  return live();
}

async function liveText(signal) {
  const rate = new Rate();
  say(word("nothingYet"));
  const show = (found) => {
    answer = found;
    overlay.clear(found.size.width, found.size.height);
    overlay.text(lines(found));
    highlight();
    const perSecond = rate.add(performance.now());
    if (perSecond) byID("rate").textContent = word("perSecond", { n: number(perSecond, 1) });
    say(lines(found).length > 0 ? "" : word("nothingYet"));
  };
  await readMovingPicture(camera, { signal, show, fail: sayTrouble });
}

/** Takes what the camera sees now. */
async function take() {
  if (!video.videoWidth) return;
  const signal = go("live");
  const picture = await Picture.ofCamera(await camera.now());
  if (signal.aborted) return picture.forget();
  add(picture);
  return read();
}

// Frozen, then a result

/** The sides of a document, or the pages of a file: each with its picture, and the size in which places are told. */
function views() {
  const sizes = answer?.images ?? [answer?.image ?? {}];
  if (pictures.length > 1) return pictures.map((picture, place) => ({ picture, page: 1, size: sizes[place] ?? {} }));
  return sizes.map((size, place) => ({ picture: pictures[0], page: answer?.pages?.read[place] ?? place + 1, size }));
}

/** Shows a side, frozen. */
function showSide(number) {
  side = number;
  const { picture, page, size } = views()[side];
  const bitmap = picture.at(page);
  const { width = 0, height = 0 } = size.width ? size : bitmap ?? {};
  fit(width, height);
  picture.show(canvas, page, width, height);
  byID("no-preview").hidden = true;
  if (!bitmap) drawSide(number, picture, page);
  overlay.clear(width, height);
  for (const button of byID("pictures").children) {
    button.setAttribute("aria-pressed", String(+button.dataset.side === side));
  }
}

/** Shows a side as soon as the service has drawn it, unless another one is shown by then. */
async function drawSide(number, picture, page) {
  const bitmap = await picture.draw(page);
  const view = picture.blob && side === number ? views()[side] : undefined;
  if (view?.picture !== picture || view.page !== page) return;
  if (!bitmap) byID("no-preview").hidden = false;
  else if (view.size.width) picture.show(canvas, page, view.size.width, view.size.height);
  else showSide(number);
}

/**
 * Reads the pictures; they are frozen until the service has answered.
 *
 * @param {object} [joined] what the frames before the picture say together
 */
async function read(joined) {
  const signal = go("frozen");
  camera.rest();
  answer = drawn = chosen = undefined;
  panel.replaceChildren();
  showSide(pictures.length - 1);
  byID("other-side").hidden = true;
  byID("reading").hidden = false;
  byID("reading-text").textContent = word("reading");
  try {
    answer = better(await ask(signal), joined);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Trouble)) throw error;
    byID("reading").hidden = true;
    return showTrouble(byID("trouble"), error, () => read(joined), chooseFile);
  }
  go("result");
  showResult();
  panel.querySelector("h2")?.focus({ preventScroll: true });
}

/** Asks the service; a picture that it finds too large is sent once more, smaller. */
async function ask(signal, isSmaller = false) {
  const waits = (n) => (byID("reading-text").textContent = word("busy", { n }));
  const blobs = pictures.map((picture) => picture.blob);
  try {
    return mode === "text" ? await readText(blobs[0], "accurate", signal, waits) : await scan(blobs, signal, waits);
  } catch (error) {
    if (error.name !== "tooLarge" || isSmaller || !pictures.some((picture) => picture.bitmap)) throw error;
    pictures = await Promise.all(pictures.map((picture) => picture.smaller(limits.side / 2)));
    signal.throwIfAborted();
    showSide(side);
    return ask(signal, true);
  }
}

function showResult() {
  const show = mode === "text" ? showText : showDocuments;
  drawn = show(panel, answer, choose, portrait);
  URL.revokeObjectURL(byID("save").href);
  byID("save").href = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: "application/json" }));
  const isMore = mode === "document" && pictures.length < 2;
  byID("other-side").hidden = !isMore;
  byID("other-side").classList.toggle("main", isMore && !documents(answer).some(({ mrz }) => mrz));
  const buttons = views().map(({ page }, number) => sideButton(number, pictures.length > 1 ? "side" : "page", page));
  byID("pictures").replaceChildren(...buttons);
  byID("pictures").hidden = buttons.length < 2;
  const first = drawn.boxes.find((box) => box.quadrilateral.image !== undefined);
  showBoxes(first?.quadrilateral.image ?? 0);
}

/** The portrait of a document, cut out of its picture. */
function portrait(place) {
  const view = views()[place.image ?? 0];
  return view?.picture.part(view, place, 120, word("portrait"));
}

function sideButton(number, name, page) {
  const properties = { type: "button", "data-side": number, onclick: () => showBoxes(number) };
  return make("button", properties, word(name, { n: name === "page" ? page : number + 1 }));
}

/** Draws the boxes of one side over it. */
function showBoxes(number) {
  showSide(number);
  const isHere = (quadrilateral) => (quadrilateral.image ?? 0) === number;
  drawn.outlines.filter(isHere).forEach((outline) => overlay.outline(outline, "outline"));
  const boxes = drawn.boxes.filter((box) => isHere(box.quadrilateral));
  if (boxes.length > 0) overlay.boxes(boxes, choose);
  byID("callout-text").textContent = drawn.boxes.length > 0 ? word("tapHint") : "";
  byID("callout").hidden = drawn.boxes.length === 0;
  byID("callout-copy").hidden = true;
  overlay.mark(chosen);
  highlight();
}

/** Shows what a box says. */
function choose(id) {
  const box = drawn.boxes.find((one) => one.id === id);
  if (!box) return;
  chosen = id;
  const number = box.quadrilateral.image ?? 0;
  if (number !== side) showBoxes(number);
  overlay.mark(id);
  byID("callout-text").replaceChildren(...(box.name ? [make("b", {}, box.name)] : []), box.text);
  byID("callout-copy").hidden = false;
  for (const row of panel.querySelectorAll("[data-id]")) {
    row.classList.toggle("chosen", row.dataset.id === id);
    if (row.dataset.id === id) row.scrollIntoView({ block: "nearest" });
  }
}

/** Highlights the word that is sought, wherever it stands now. */
function highlight() {
  const text = byID("find-input").value;
  if (mode !== "text" || !answer?.blocks) return [];
  const found = find(text, answer);
  overlay.highlight(found.quadrilaterals.filter(({ image = 0 }) => state === "live" || image === side));
  const count = text.trim() ? places(found.places) : "";
  if (byID("find-count").textContent !== count) byID("find-count").textContent = count;
  return found.quadrilaterals;
}

/** Highlights the word that is sought, and shows a page where it stands. */
function seek() {
  const found = highlight();
  if (state !== "result" || found.length === 0) return;
  if (!found.some(({ image = 0 }) => image === side)) showBoxes(found[0].image ?? 0);
}

// Files

const chooseFile = () => byID("file").click();

/** Reads files; what was taken before and does not stay is forgotten. */
async function takeFiles(files) {
  const list = [...files].slice(0, mode === "document" ? 2 - kept : 1);
  if (list.length === 0) return;
  const signal = go("frozen");
  camera.close();
  source = "file";
  byID("reading-text").textContent = word("reading");
  add(...(await Promise.all(list.map((file) => Picture.ofFile(file)))));
  if (!signal.aborted) return read();
}

/** Takes one more picture, the way the last was taken; so many of those there are stay. */
function takeNext(count) {
  kept = count;
  return source === "camera" ? live() : chooseFile();
}

function setMode(next) {
  if (next === mode) return;
  const wasLive = state === "live";
  if (state !== "idle") go("idle");
  mode = next;
  byID("file").multiple = mode === "document";
  forget();
  showFor(state, mode);
  for (const button of document.querySelectorAll(".switch button")) {
    button.setAttribute("aria-pressed", String(button.dataset.mode === mode));
  }
  if (wasLive) live();
  else camera.close();
}

// What people do

const press = (selector, action) =>
  document.querySelectorAll(selector).forEach((button) => button.addEventListener("click", action));

press("#open-camera", live);
press("#shutter", take);
press(".choose", chooseFile);
press("#sample", async () => takeFiles([await (await fetch("sample.jpg")).blob()]));
press(".close", close);
press("#retake", () => takeNext(pictures.length - 1));
press("#other-side", () => takeNext(pictures.length));
press(".switch button", (event) => setMode(event.currentTarget.dataset.mode));
press("#language", () => speak(language === "en" ? "de" : "en"));
press("#callout-copy", async () => {
  await copy(drawn.boxes.find((box) => box.id === chosen).text);
  byID("live-text").textContent = word("copied");
});
press("#torch", async (event) => {
  const isOn = event.currentTarget.getAttribute("aria-pressed") !== "true";
  byID("torch").setAttribute("aria-pressed", String(isOn));
  await camera.light(isOn);
});
byID("cameras").addEventListener("change", (event) => {
  camera.use(event.target.value);
  live();
});
byID("find-input").addEventListener("input", seek);
byID("file").addEventListener("change", (event) => {
  const files = [...event.target.files];
  event.target.value = "";
  takeFiles(files);
});
addEventListener("keydown", (event) => {
  const clearsField = event.target.localName === "input" && event.target.value;
  if (event.key === "Escape" && state !== "idle" && !clearsField) close();
});
/** Takes what was dropped or pasted: one more side while the camera waits for it, else another document. */
function takeGiven(files) {
  if (state !== "live") kept = 0;
  return takeFiles(files);
}

addEventListener("paste", (event) => takeGiven(event.clipboardData.files));
addEventListener("dragover", (event) => {
  event.preventDefault();
  document.body.classList.add("drop");
});
addEventListener("dragleave", (event) => event.relatedTarget || document.body.classList.remove("drop"));
addEventListener("drop", (event) => {
  event.preventDefault();
  document.body.classList.remove("drop");
  takeGiven(event.dataTransfer.files);
});
addEventListener("pagehide", leave);
addEventListener("popstate", cameBack);
addEventListener("resize", () => {
  if (state !== "result") return;
  const box = chosen;
  showBoxes(side);
  if (box !== undefined) choose(box);
});

onLanguage(() => {
  document.documentElement.lang = language;
  byID("language").lang = language === "en" ? "de" : "en";
  byID("language").textContent = word("language");
  translate();
  if (state === "result") showResult();
});
showFor(state, mode);
speak(language);
if (!window.isSecureContext) {
  byID("open-camera").hidden = true;
  showTrouble(byID("notice"), new Trouble("insecure"));
}
