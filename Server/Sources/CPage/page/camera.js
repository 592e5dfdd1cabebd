// The camera, and why there may be none.

import { Trouble } from "./service.js";

const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
const reasons = {
  NotAllowedError: "permission", SecurityError: "permission", NotFoundError: "noCamera",
  OverconstrainedError: "noCamera",
};

const stop = (stream) => stream.getTracks().forEach((track) => track.stop());

/** The camera, shown by a video element. */
export class Camera {
  #video;
  #stream;
  #opening;
  #life = new AbortController();
  #wanted = { facingMode: "environment" };

  /** @param {HTMLVideoElement} video */
  constructor(video) {
    this.#video = video;
  }

  /** Lists the cameras that there are to choose from. @returns {Promise<MediaDeviceInfo[]>} */
  async choices() {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId);
  }

  /** The camera that is used. */
  get id() {
    return this.#track?.getSettings().deviceId;
  }

  /** Uses another one from now on. */
  use(id) {
    this.close();
    this.#wanted = { deviceId: { exact: id } };
  }

  /** Starts it; a Trouble says why it does not, and an AbortError that it was closed meanwhile. */
  async open() {
    if (!navigator.mediaDevices?.getUserMedia) throw new Trouble("insecure");
    const use = this.#use;
    if (!this.#stream?.active) {
      const stream = await this.#request();
      if (use !== this.#use) stop(stream);
      else this.#stream = stream;
    }
    use.throwIfAborted();
    this.#track.enabled = true;
    this.#video.srcObject = this.#stream;
    await this.#video.play().catch(() => undefined);
    if (!this.#video.videoWidth && !use.aborted) {
      await new Promise((done) => {
        this.#video.addEventListener("loadeddata", done, { once: true });
        use.addEventListener("abort", done, { once: true });
      });
    }
    use.throwIfAborted();
  }

  /** Asks the browser, once for all who wait. */
  #request() {
    const { signal } = this.#life;
    const wishes = { audio: false, video: { ...this.#wanted, ...size } };
    this.#opening ??= navigator.mediaDevices.getUserMedia(wishes)
      .catch((error) => {
        throw new Trouble(reasons[error.name] ?? "cameraInUse");
      })
      .finally(() => {
        if (!signal.aborted) this.#opening = undefined;
      });
    return this.#opening;
  }

  /** The signal that ends when the camera is closed. */
  get #use() {
    return this.#life.signal;
  }

  get #track() {
    return this.#stream?.getVideoTracks()[0];
  }

  /** Shows nothing for a while; the permission stays. */
  rest() {
    if (this.#track) this.#track.enabled = false;
  }

  /** Lets go of it. */
  close() {
    this.#life.abort();
    this.#life = new AbortController();
    if (this.#stream) stop(this.#stream);
    this.#stream = this.#opening = undefined;
    this.#video.srcObject = null;
  }

  /** Whether it has a lamp. */
  get hasTorch() {
    return Boolean(this.#track?.getCapabilities?.().torch);
  }

  /** Turns the lamp on or off. */
  light(isOn) {
    return this.#track.applyConstraints({ advanced: [{ torch: isOn }] });
  }

  /** What it sees now. @returns {Promise<ImageBitmap>} */
  now() {
    return createImageBitmap(this.#video);
  }

  /** Calls a function when the camera is taken away. */
  onEnd(listener) {
    this.#track?.addEventListener("ended", listener, { once: true });
  }
}
