// Pictures: of the camera or of a file, and small enough for the service.

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
  /**
   * @param {Blob} blob
   * @param {ImageBitmap | undefined} bitmap nothing where the browser cannot show it, as HEIC
   */
  constructor(blob, bitmap) {
    Object.assign(this, { blob, bitmap, width: bitmap?.width, height: bitmap?.height });
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

  /** Shows it. */
  show(canvas, width = this.width ?? 0, height = this.height ?? 0) {
    Object.assign(canvas, { width, height });
    if (this.bitmap) canvas.getContext("2d").drawImage(this.bitmap, 0, 0);
  }

  /** A part of it, turned upright, as a small picture; nothing where the browser cannot show it. */
  part({ topLeft, topRight, bottomLeft }, height, label) {
    if (!this.bitmap) return undefined;
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
    context.drawImage(this.bitmap, 0, 0);
    return canvas;
  }

  /** Frees its pixels. */
  forget() {
    this.bitmap?.close();
    this.bitmap = this.blob = undefined;
  }
}
