// What is drawn over the picture: boxes to choose, text over its lines, and places where a word was found.

import { draw } from "./dom.js";
import { word } from "./words.js";

const names = ["topLeft", "topRight", "bottomRight", "bottomLeft"];

/** The four corners of a quadrilateral, in the order in which print is read. */
const corners = (quadrilateral) => names.map((name) => quadrilateral[name]);
const points = (quadrilateral) => corners(quadrilateral).map(({ x, y }) => `${x},${y}`).join(" ");

/** How far boxes are from the letters in them, and how high what people touch is at least, on the screen. */
const air = 3, leastTarget = 24;

/** A quadrilateral whose sides are moved outwards: so far at least, and until it is as wide and as high as wanted. */
function grown(quadrilateral, distance, least = 0) {
  const [a, b, c, d] = corners(quadrilateral);
  const along = (end) => {
    const [x, y] = [end.x - a.x, end.y - a.y];
    const length = Math.hypot(x, y) || 1;
    const share = Math.max(distance, (least - length) / 2) / length;
    return { x: x * share, y: y * share };
  };
  const [right, down] = [along(b), along(d)];
  const moved = (corner, across, below) => ({
    x: corner.x + right.x * across + down.x * below, y: corner.y + right.y * across + down.y * below,
  });
  return { topLeft: moved(a, -1, -1), topRight: moved(b, 1, -1), bottomRight: moved(c, 1, 1), bottomLeft: moved(d, -1, 1) };
}

/** A drawing over the picture, in the picture's own pixels. */
export class Overlay {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
  }

  /** Removes everything, and takes the size of another picture. */
  clear(width, height) {
    this.svg.replaceChildren();
    for (const name of ["role", "aria-label", "aria-hidden"]) this.svg.removeAttribute(name);
    if (width) this.svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  }

  /** Draws an outline that cannot be chosen. */
  outline(quadrilateral, name) {
    if (quadrilateral) this.svg.append(draw("polygon", { class: name, points: points(quadrilateral) }));
  }

  /**
   * Draws boxes that can be chosen.
   *
   * @param {{id: string, quadrilateral: object, label: string, proof: string}[]} boxes
   * @param {(id: string) => void} choose
   */
  boxes(boxes, choose) {
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("aria-label", word("boxes"));
    const pixel = this.svg.viewBox.baseVal.width / (this.svg.clientWidth || 1);
    // What is touched is below all boxes: where two are near each other, the box that is seen wins.
    for (const { id, quadrilateral } of boxes) {
      const target = grown(quadrilateral, air * pixel, leastTarget * pixel);
      this.svg.append(draw("polygon", { class: "target", points: points(target), onclick: () => choose(id) }));
    }
    for (const { id, quadrilateral, label, proof } of boxes) {
      const press = (event) => {
        if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(id);
      };
      this.svg.append(draw("polygon", {
        class: `box ${proof}`, points: points(grown(quadrilateral, air * pixel)), "data-id": id, tabindex: "0", role: "button",
        "aria-label": label, "aria-pressed": "false", onclick: press, onkeydown: press,
      }));
    }
  }

  /** Marks the box that is chosen. */
  mark(id) {
    for (const box of this.svg.querySelectorAll(".box")) {
      box.setAttribute("aria-pressed", String(box.dataset.id === id));
    }
  }

  /** Writes lines of text over themselves. */
  text(lines) {
    this.svg.setAttribute("aria-hidden", "true");
    for (const { text, quadrilateral } of lines) {
      const [a, b, , d] = corners(quadrilateral);
      const [height, width] = [Math.hypot(d.x - a.x, d.y - a.y), Math.hypot(b.x - a.x, b.y - a.y)];
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      const transform = `translate(${d.x} ${d.y}) rotate(${angle.toFixed(2)}) translate(0 ${-height * 0.2})`;
      this.svg.append(
        draw("polygon", { class: "line", points: points(quadrilateral) }),
        draw("text", {
          class: "words", "font-size": (height * 0.82).toFixed(1), textLength: width.toFixed(1),
          lengthAdjust: "spacingAndGlyphs", transform,
        }, text));
    }
  }

  /** Highlights places; those of before are gone. */
  highlight(quadrilaterals) {
    for (const place of this.svg.querySelectorAll(".found")) place.remove();
    for (const quadrilateral of quadrilaterals) this.outline(quadrilateral, "found");
  }
}
