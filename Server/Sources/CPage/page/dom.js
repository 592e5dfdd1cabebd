// Small helpers around the document tree.

import { word } from "./words.js";

/** @returns {HTMLElement} the element with an id */
export const byID = (id) => document.getElementById(id);

/**
 * Makes an element; children are elements or text.
 *
 * @param {string} name
 * @param {Record<string, unknown>} [properties] `on…` are listeners, the rest attributes
 */
export function make(name, properties = {}, ...children) {
  return fill(document.createElement(name), properties, children);
}

/** Makes an element of a drawing. */
export function draw(name, properties = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), properties, children);
}

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** One of the page's symbols. */
export const icon = (name) => draw("svg", { "aria-hidden": "true" }, draw("use", { href: `#i-${name}` }));

/** Puts the words of the language into the elements that name them. */
export function translate() {
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = word(element.dataset.t);
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", word(element.dataset.label));
    if (element.localName === "button") element.title = word(element.dataset.label);
  }
}

/** Shows the elements that belong to a state and a mode, and hides the others. */
export function showFor(state, mode) {
  const fits = (names, name) => !names || names.split(" ").includes(name);
  for (const element of document.querySelectorAll("[data-in], [data-for]")) {
    element.hidden = !fits(element.dataset.in, state) || !fits(element.dataset.for, mode);
  }
  Object.assign(document.body.dataset, { state, mode });
}

/** Puts a text on the clipboard, on plain HTTP too. */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = make("textarea", { class: "visually-hidden", "aria-hidden": "true" });
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Waits; a signal ends that with its reason. */
export function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => (clearTimeout(timer), reject(signal.reason));
    const timer = setTimeout(() => (signal?.removeEventListener("abort", stop), resolve()), milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
