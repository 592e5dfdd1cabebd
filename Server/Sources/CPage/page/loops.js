// What runs while the camera is live: guidance to a good picture, and the text of the moving one.

import { pause } from "./dom.js";
import { jpeg } from "./picture.js";
import { addFrame, endSession, readText, Trouble } from "./service.js";

/** How long the longer side of a frame is, in pixels, and how good its JPEG. */
const frame = { guideSide: 960, textSide: 800, quality: 0.8 };
/** The least time between two frames, and how long to wait for a service that is gone, in milliseconds. */
const interval = 100, retry = 1500;

/** Waits until the page can be seen. */
async function seen(signal) {
  while (document.hidden) await pause(300, signal);
}

/**
 * Decides when a picture takes itself: when the camera has seen nothing but good frames for a while.
 */
export class Steadiness {
  #kind;
  #since = 0;

  /** How long frames have to be good, in milliseconds: with a zone, and without. */
  static spans = { zone: 500, front: 1200 };

  /**
   * Adds a frame.
   *
   * @param {string[]} guidance what the service says of it
   * @param {boolean} wantsFront whether a side without a zone is a picture to take, too
   * @param {number} now in milliseconds
   * @returns {{kind?: "zone" | "front", progress: number}} what is taken, and how much of the time has passed
   */
  add(guidance, wantsFront, now) {
    const isFront = guidance.length === 1 && guidance[0] === "turnOver" && wantsFront;
    const kind = guidance.length === 0 ? "zone" : isFront ? "front" : undefined;
    if (kind !== this.#kind) this.#since = now;
    this.#kind = kind;
    return { kind, progress: kind ? Math.min(1, (now - this.#since) / Steadiness.spans[kind]) : 0 };
  }
}

/**
 * Shows frames to the service, one at a time, until one is good.
 *
 * @param {import("./camera.js").Camera} camera
 * @param {{wantsFront: boolean, signal: AbortSignal, show: Function, fail: Function}} options
 *   `show` gets each answer with the size of its frame; `fail` a Trouble, after which it goes on
 * @returns {Promise<{bitmap: ImageBitmap, kind: string, joined?: object}>}
 *   the frame that was judged good, as large as the camera gives it, and what all frames together say
 */
export async function guideToPicture(camera, { wantsFront, signal, show, fail }) {
  const steadiness = new Steadiness();
  let session;
  try {
    for (;;) {
      await seen(signal);
      const [bitmap, began] = [await camera.now(), performance.now()];
      let isTaken = false;
      try {
        const { blob, ...size } = await jpeg(bitmap, frame.guideSide, frame.quality);
        const answer = await addFrame(blob, session, signal);
        session = answer.session;
        const { kind, progress } = steadiness.add(answer.guidance, wantsFront, performance.now());
        isTaken = progress === 1 || (answer.isSettled && kind === "zone");
        show({ ...answer, kind, progress, size });
        if (isTaken) return { bitmap, kind, joined: answer.result };
      } catch (error) {
        signal.throwIfAborted();
        if (error.code === "unknownSession") session = undefined;
        else await wait(error, fail, signal);
      } finally {
        if (!isTaken) bitmap.close();
      }
      await pause(Math.max(0, interval - (performance.now() - began)), signal);
    }
  } finally {
    if (session) endSession(session);
  }
}

/**
 * Reads the moving picture until it is told to stop.
 *
 * Two frames are on their way at most, so that a service with two cores is busy with both. An answer that comes after a
 * newer one is dropped.
 *
 * @param {{signal: AbortSignal, show: Function, fail: Function}} options
 *   `show` gets each answer with the size of its frame; `fail` a Trouble, after which it goes on
 */
export async function readMovingPicture(camera, { signal, show, fail }) {
  let [sent, shown] = [0, 0];
  async function lane() {
    for (;;) {
      await seen(signal);
      const number = (sent += 1);
      const began = performance.now();
      try {
        const bitmap = await camera.now();
        const { blob, ...size } = await jpeg(bitmap, frame.textSide, frame.quality);
        bitmap.close();
        const answer = await readText(blob, "fast", signal);
        if (number > shown) {
          shown = number;
          show({ ...answer, size });
        }
      } catch (error) {
        signal.throwIfAborted();
        if (error.name !== "time" && error.name !== "unreadable") await wait(error, fail, signal);
      }
      await pause(Math.max(0, interval - (performance.now() - began)), signal);
    }
  }
  await Promise.all([lane(), lane()]);
}

async function wait(error, fail, signal) {
  if (!(error instanceof Trouble)) throw error;
  fail(error);
  await pause(retry, signal);
}

/** Counts pictures a second over the last ones. */
export class Rate {
  #times = [];

  /** Adds one now. @returns {number | undefined} how many there were a second; nothing before the third */
  add(now) {
    this.#times = [...this.#times, now].slice(-12);
    const [first, count] = [this.#times[0], this.#times.length - 1];
    return count > 1 ? (count * 1000) / (now - first) : undefined;
  }
}
