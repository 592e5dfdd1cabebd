// The requests to the service. Every failure is a Trouble with a word of the table.

import { pause } from "./dom.js";

/** Why there is no answer. */
export class Trouble extends Error {
  /** @param {string} name a word of `trouble` in the table */
  constructor(name, status = 0, code = "") {
    super(name);
    Object.assign(this, { name, status, code });
  }
}

/** How often a busy service is asked, and how long one answer may take. */
const attempts = 5, patience = 40_000;
/** Sent with each request, when the service asked for it; kept for as long as the page is open. */
let token = "";

/** Sends this token from now on. */
export const useToken = (text) => (token = text);
/** A service that refuses the token that it was given wants another one. */
const tokenTrouble = () => (token ? "wrongToken" : "token");

/** Words for what a status means; a code of the problem says more. */
const byStatus = { 413: "tooLarge", 415: "unreadable", 429: "busy", 503: "gone", 504: "time" };
const byCode = {
  fileTooLarge: "tooLarge", tooManyPixels: "tooLarge", outOfMemory: "tooLarge", timedOut: "time", workerStuck: "time",
  workerDied: "failed", cancelled: "failed", unusableModel: "failed", internalFailure: "failed",
};

async function trouble(answer) {
  const { code = "" } = await answer.json().catch(() => ({}));
  const name = answer.status === 401 ? tokenTrouble() : byCode[code] ?? byStatus[answer.status] ?? (answer.status === 422 ? "unreadable" : "failed");
  return new Trouble(name, answer.status, code);
}

/** The content of an answer: a picture, or what JSON says. */
const content = (answer) => (answer.headers.get("Content-Type")?.startsWith("image/") ? answer.blob() : answer.json());

// Paths have no slash in front: the page may stand behind a path of a proxy.
async function send(path, init, signal) {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, patience);
  signal?.addEventListener("abort", stop);
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  if (init.body instanceof Blob) headers["Content-Type"] = init.body.type || "application/octet-stream";
  try {
    const answer = await fetch(path, { ...init, headers, signal: limit.signal, cache: "no-store" });
    if (!answer.ok) return { answer, failure: await trouble(answer) };
    return { answer, value: answer.status === 204 ? undefined : await content(answer) };
  } catch {
    signal?.throwIfAborted();
    throw new Trouble(limit.signal.aborted ? "time" : "gone");
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/**
 * Asks the service, and again when it is busy.
 *
 * @param {(seconds: number) => void} [waits] told how long until the next attempt
 */
async function ask(path, init, signal, waits) {
  for (let attempt = 1; ; attempt += 1) {
    const { answer, failure, value } = await send(path, init, signal);
    if (!failure) return value;
    if (failure.status !== 429 || attempt === attempts) throw failure;
    const seconds = Math.min(Math.max(Number(answer.headers.get("Retry-After")) || 1, 0.2), 30);
    waits?.(Math.ceil(seconds));
    await pause(seconds * 1000, signal);
  }
}

/** Reads the document that pictures show; several are its sides. */
export function scan(pictures, signal, waits) {
  const body = pictures.length === 1 ? pictures[0] : new FormData();
  if (pictures.length > 1) pictures.forEach((picture, place) => body.append("image", picture, `side-${place + 1}`));
  return ask("v1/scan?visualZone=true", { method: "POST", body }, signal, waits);
}

/** Reads the text in a picture; `level` is fast or accurate. */
export function readText(picture, level, signal, waits) {
  return ask(`v1/text?level=${level}`, { method: "POST", body: picture }, signal, waits);
}

/** Draws a page of a file, as a picture that every browser shows. */
export function drawPage(file, page, signal) {
  return ask(`v1/preview?page=${page}`, { method: "POST", body: file }, signal);
}

/** Adds a frame to a session, or begins one. */
export function addFrame(picture, session, signal) {
  const query = session ? `?session=${encodeURIComponent(session)}` : "";
  return ask(`v1/frames${query}`, { method: "POST", body: picture }, signal);
}

/** Ends a session; what it knows is forgotten at once. */
export function endSession(session) {
  const path = `/v1/frames?session=${encodeURIComponent(session)}`;
  return send(path, { method: "DELETE", keepalive: true }).catch(() => undefined);
}
