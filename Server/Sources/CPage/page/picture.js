// Pictures: of the camera or of a file, and small enough for the service.

import { drawPage } from "./service.js";

/** Files above this many bytes, or pictures above this many pixels, are made smaller before they are sent. */
export const limits = { bytes: 19_000_000, pixels: 40_000_000, side: 4000 };

/** A canvas that shows a picture, no side of it longer than `side`. */
function reduced(bitmap, side) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture as a JPEG file. @returns {Promise<{blob: Blob, width: number, height: number}>} */
export async function jpeg(bitmap, side, quality) {
  const canvas = reduced(bitmap, side);
  const { width, height } = canvas;
  const blob = await new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));
  canvas.width = canvas.height = 0;
  return { blob, width, height };
}

/** A picture that is read: what is sent, and what is shown. */
export class Picture {
  /** The pages that the service has drawn, and those that it is asked for. */
  #drawn = new Map();
  #asked = new Map();
  #forgetting = new AbortController();

  /**
   * @param {Blob} blob
   * @param {ImageBitmap | undefined} bitmap nothing where the browser cannot show it, as HEIC
   */
  constructor(blob, bitmap) {
    Object.assign(this, { blob, bitmap });
  }

  /** What the camera saw. */
  static async ofCamera(bitmap) {
    return new Picture((await jpeg(bitmap, limits.side, 0.92)).blob, bitmap);
  }

  /** A file, turned upright as its camera said. */
  static async ofFile(file) {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
    const picture = new Picture(file, bitmap);
    const isLarge = file.size > limits.bytes || (bitmap && bitmap.width * bitmap.height > limits.pixels);
    return isLarge ? picture.smaller() : picture;
  }

  /** The same with fewer pixels; itself where the browser cannot make one. */
  async smaller(side = limits.side) {
    if (!this.bitmap) return this;
    const { blob, width, height } = await jpeg(this.bitmap, side, 0.9);
    const size = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" };
    const bitmap = await createImageBitmap(this.bitmap, size);
    this.forget();
    return new Picture(blob, bitmap);
  }

  /** The pixels of a page, if they are there. */
  at(page) {
    return this.bitmap ?? this.#drawn.get(page);
  }

  /** Has the service draw a page that the browser cannot show. @returns {Promise<ImageBitmap | undefined>} its pixels */
  async draw(page) {
    if (this.at(page)) return this.at(page);
    if (!this.#asked.has(page)) this.#asked.set(page, this.#ask(page).finally(() => this.#asked.delete(page)));
    return this.#asked.get(page);
  }

  async #ask(page) {
    const { signal } = this.#forgetting;
    const file = await drawPage(this.blob, page, signal).catch(() => undefined);
    const bitmap = file && (await createImageBitmap(file).catch(() => undefined));
    if (signal.aborted) bitmap?.close();
    else if (bitmap) this.#drawn.set(page, bitmap);
    return this.at(page);
  }

  /** Shows a page in some size. */
  show(canvas, page, width, height) {
    Object.assign(canvas, { width, height });
    if (this.at(page)) canvas.getContext("2d").drawImage(this.at(page), 0, 0, width, height);
  }

  /**
   * A part of a page, turned upright, as a small picture. It is removed where the page cannot be shown.
   *
   * @param {{page: number, size: {width: number, height: number}}} view the page, and the size in which places are told
   */
  part({ page, size }, { topLeft, topRight, bottomLeft }, height, label) {
    const [across, down] = [topRight, bottomLeft].map((end) => ({ x: end.x - topLeft.x, y: end.y - topLeft.y }));
    const width = (height * Math.hypot(across.x, across.y)) / Math.hypot(down.x, down.y);
    const canvas = Object.assign(document.createElement("canvas"), { width: Math.round(width), height, className: "part" });
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", label);
    const context = canvas.getContext("2d");
    const matrix = new DOMMatrix([
      across.x / width, across.y / width, down.x / height, down.y / height, topLeft.x, topLeft.y,
    ]);
    context.setTransform(matrix.inverse());
    const paint = (bitmap) => (bitmap ? context.drawImage(bitmap, 0, 0, size.width, size.height) : canvas.remove());
    if (this.at(page)) paint(this.at(page));
    else this.draw(page).then(paint);
    return canvas;
  }

  /** Frees its pixels. */
  forget() {
    this.#forgetting.abort();
    for (const bitmap of [this.bitmap, ...this.#drawn.values()]) bitmap?.close();
    this.#drawn.clear();
    this.bitmap = this.blob = undefined;
  }
}
