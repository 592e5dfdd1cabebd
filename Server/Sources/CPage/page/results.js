// The results beside the picture: a banner, the fields with what proves each, or lines of text.

import { byID, copy, icon, make } from "./dom.js";
import { documents, fields, isExpired, lines, signatures } from "./reading.js";
import { useToken } from "./service.js";
import { day, number, state, word } from "./words.js";

const proofIcons = {
  holds: "holds", twoReaders: "agree", clear: "clear", printed: "print", barcode: "print", signed: "holds",
  doubt: "doubt", fails: "fails",
};
const statusIcons = {
  verified: "holds", doubtful: "doubt", refuted: "fails", unverified: "clear", text: "print",
};

/** What a field says, for people. */
function value(field) {
  const text = field.value ?? field.text;
  if (field.key.endsWith("Date")) return day(text);
  if (field.key === "sex") return word(`sex.${text}`) ?? text;
  return state(field) ?? (field.unit ? `${number(text)} ${field.unit}` : text);
}

const label = (name) => word(`field.${name}`) ?? name;

/** A button that copies, and says so. */
export function copyButton(text, name) {
  const label = `${word("copy")}: ${name}`;
  const properties = { type: "button", class: "copy", "aria-label": label, title: word("copy") };
  const button = make("button", properties, icon("copy"));
  button.addEventListener("click", async () => {
    await copy(text);
    button.classList.add("done");
    button.title = word("copied");
    byID("live-text").textContent = word("copied");
  });
  return button;
}

function banner(kind, [title, text], ...more) {
  return make("div", { class: `banner ${kind}` },
    make("span", { class: "badge" }, icon(statusIcons[kind] ?? "doubt")),
    make("div", {}, make("h2", { tabindex: "-1" }, title), make("p", {}, text), ...more));
}

/** The words for a status. */
const status = (name, values) => [word(`status.${name}.0`), word(`status.${name}.1`, values)];

function documentBanner(document, portrait) {
  const kind = word(`type.${document.type}`) ?? document.typeName;
  const lastDay = document.fields.expiryDate?.value;
  const expired = isExpired(document) && make("span", { class: "tag expired" },
    lastDay ? word("expiredOn", { date: day(lastDay) }) : word("expired"));
  const shown = banner(document.status, status(document.status),
    make("p", { class: "tags" }, ...[kind && make("span", { class: "tag" }, kind), expired].filter(Boolean)));
  if (portrait) shown.append(portrait);
  return shown;
}

function proofChip(field) {
  return make("span", { class: `proof ${field.proof}` }, icon(proofIcons[field.proof]), word(`proof.${field.proof}`));
}

function remarks(field) {
  const { crossCheck } = field;
  return [
    crossCheck?.outcome === "agrees" && word("printAgrees"),
    crossCheck?.outcome === "differs" && word("printDiffers", { text: crossCheck.printedText }),
    field.truncated && word("truncated"),
  ].filter(Boolean).map((text) => make("span", { class: "remark" }, text));
}

/** One row of the list, and the box that belongs to it. */
function fieldRow(field, id, choose) {
  const [shown, name] = [value(field), label(field.key)];
  const row = make("div", { class: "field", "data-id": id },
    make("dt", {}, name),
    make("dd", {},
      make("span", { class: "value" }, shown),
      make("span", { class: "proofs" }, proofChip(field), ...remarks(field)),
      copyButton(field.value ?? field.text, name)));
  row.addEventListener("click", (event) => event.target.closest(".copy") || choose(id));
  const { quadrilateral, proof } = field;
  return { row, box: { id, quadrilateral, label: `${name}: ${shown}`, proof, name, text: shown } };
}

/** What is printed for people, as boxes only. */
function printedBoxes(document, prefix) {
  return Object.entries(document.visualZone?.fields ?? {})
    .filter(([name]) => document.fields[name]?.source !== "visualZone")
    .map(([name, field]) => {
      const { text, quadrilateral } = field;
      const title = word("printed", { field: label(name) });
      const id = `${prefix}print-${name}`;
      return { id, quadrilateral, label: `${title}: ${text}`, proof: "printed", name: title, text };
    });
}

/** The findings that have no place of their own. */
function findings({ findings = [] }) {
  const texts = findings.filter(({ name }) => name !== "expired" && name !== "notJoined")
    .map(({ name, message, severity }) => make("li", { class: severity }, word(`finding.${name}`) ?? message));
  return texts.length > 0 ? make("ul", { class: "findings" }, ...texts) : undefined;
}

/** What the signatures of seals prove. */
function seals(answer) {
  const texts = signatures(answer).map(({ verdict, signer }) =>
    make("li", { class: verdict === "signed" ? "notice" : "warning" },
      word(`signature.${verdict}`, { signer: signer ?? "?" }) ?? verdict));
  return texts.length > 0 ? make("ul", { class: "findings" }, ...texts) : undefined;
}

function zone({ mrz }) {
  if (!mrz) return undefined;
  const text = mrz.lines.join("\n");
  return make("details", {}, make("summary", {}, word("zone")),
    make("div", { class: "zone" }, make("pre", { tabindex: "0" }, text), copyButton(text, word("zone"))));
}

/**
 * Shows what a scan says.
 *
 * @param {HTMLElement} place
 * @param {object} answer the JSON of `/v1/scan`
 * @param {(id: string) => void} choose called with the box that a row belongs to
 * @param {(quadrilateral: object) => Element | undefined} [cut] makes a picture of a part of what was read
 * @returns {{boxes: object[], outlines: object[]}} what to draw over the picture
 */
export function showDocuments(place, answer, choose, cut) {
  const found = documents(answer);
  const outlines = answer.documents.flatMap((document) => [document.quadrilateral, document.portrait]);
  const drawn = { boxes: [], outlines: outlines.filter(Boolean) };
  place.replaceChildren();
  if (found.length === 0) place.append(banner("nothing", status("nothing")));
  if (answer.findings?.some(({ name }) => name === "notJoined")) place.append(banner("refuted", status("notJoined")));
  place.append(...[findings(answer), seals(answer)].filter(Boolean));
  found.forEach((document, number) => {
    const rows = fields(document).map((field) => fieldRow(field, `${number}-${field.key}`, choose));
    drawn.boxes.push(...rows.map(({ box }) => box), ...printedBoxes(document, `${number}-`));
    place.append(documentBanner(document, document.portrait && cut?.(document.portrait)), make("dl", { "aria-label": word("fields") }, ...rows.map(({ row }) => row)),
      ...[findings(document), zone(document)].filter(Boolean));
  });
  drawn.boxes = drawn.boxes.filter((box) => box.quadrilateral);
  return drawn;
}

/** Shows the lines of a text; see {@link showDocuments}. */
export function showText(place, answer, choose) {
  const found = lines(answer);
  const all = found.map((line) => line.text).join("\n");
  const isEmpty = found.length === 0;
  place.replaceChildren(
    isEmpty ? banner("nothing", status("noText")) : banner("text", status("text", { n: found.length })));
  const boxes = found.map(({ text, quadrilateral }, number) =>
    ({ id: String(number), quadrilateral, label: text, name: "", text, proof: "clear" }));
  if (isEmpty) return { boxes, outlines: [] };
  const rows = boxes.map(({ id, text }) => {
    const row = make("li", { "data-id": id }, make("span", { class: "value" }, text), copyButton(text, text));
    row.addEventListener("click", (event) => event.target.closest(".copy") || choose(id));
    return row;
  });
  place.append(make("ul", { class: "lines", "aria-label": word("lines") }, ...rows),
    make("div", { class: "all" }, word("copyAll"), copyButton(all, word("copyAll"))));
  return { boxes, outlines: [] };
}

/** Says why nothing was read, with a button to go on: to try again, or to choose another picture. */
export function showTrouble(place, trouble, again, other) {
  const [title, text] = [word(`trouble.${trouble.name}.0`), word(`trouble.${trouble.name}.1`, { n: trouble.status })];
  place.replaceChildren(make("h2", {}, title), make("p", {}, text));
  place.hidden = false;
  if (!again) return;
  const isAnother = other && (trouble.name === "unreadable" || trouble.name === "tooLarge");
  const asksForToken = /token/i.test(trouble.name);
  const input = make("input", { type: "password", autocomplete: "off", "aria-label": "Token" });
  const send = (event) => {
    event.preventDefault();
    if (input.value) useToken(input.value);
    isAnother ? other() : again();
  };
  place.append(make("form", { onsubmit: send }, ...(asksForToken ? [input] : []),
    make("button", { type: "submit" }, word(isAnother ? "choose" : "again"))));
  if (asksForToken) input.focus();
}
