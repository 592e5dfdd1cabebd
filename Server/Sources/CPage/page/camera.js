// The camera, and why there may be none.

import { Trouble } from "./service.js";

const size = { width: { ideal: 1920 }, height: { ideal: 1080 } };
const reasons = {
  NotAllowedError: "permission", SecurityError: "permission", NotFoundError: "noCamera",
  OverconstrainedError: "noCamera",
};

/** The camera, shown by a video element. */
export class Camera {
  #video;
  #stream;
  #opening;
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

  /** Starts it; a Trouble says why it does not. */
  async open() {
    if (!navigator.mediaDevices?.getUserMedia) throw new Trouble("insecure");
    if (!this.#stream?.active) {
      const wishes = { audio: false, video: { ...this.#wanted, ...size } };
      this.#opening ??= navigator.mediaDevices.getUserMedia(wishes).finally(() => (this.#opening = undefined));
      this.#stream = await this.#opening.catch((error) => {
        throw new Trouble(reasons[error.name] ?? "cameraInUse");
      });
    }
    this.#track.enabled = true;
    this.#video.srcObject = this.#stream;
    await this.#video.play().catch(() => undefined);
    if (!this.#video.videoWidth) {
      await new Promise((done) => this.#video.addEventListener("loadeddata", done, { once: true }));
    }
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
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = undefined;
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
