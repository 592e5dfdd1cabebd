// What an answer of the service means: pure functions from its JSON to what the page shows.

const order = [
  "surname", "givenNames", "fullName", "birthName", "documentNumber", "birthDate", "birthPlace", "sex", "nationality",
  "issuingState", "issueDate", "expiryDate", "authority", "address", "personalNumber", "height", "eyeColour",
  "hairColour", "jurisdiction", "vehicleClass", "restrictions", "endorsements", "passportNumber",
  "optionalData1", "optionalData2", "permitType", "categories", "remarks", "religiousName", "accessNumber",
  "documentCode", "issuingOffice", "version", "language",
];

/** What proves a field: a word of `proof` in the table. */
export function proof(field) {
  if (field.check === "fails") return "fails";
  if (field.agreement === "differs") return "doubt";
  if (field.source === "visualZone" && field.check !== "holds") return "printed";
  if (field.inDoubt) return "doubt";
  if (field.source === "seal") return "signed";
  if (field.source === "barcode") return "barcode";
  if (field.check === "holds") return "holds";
  return field.agreement === "agrees" ? "twoReaders" : "clear";
}

/** The fields of a document, those that people ask for first in front. */
export function fields(document) {
  const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(document.fields)
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([key, field]) => ({
      ...field, key, proof: proof(field), crossCheck: document.crossChecks.find((check) => check.field === key),
    }));
}

/** The documents of an answer of which something was read; an outline alone is nothing to show. */
export function documents(answer) {
  return answer.documents.filter((document) => document.mrz || Object.keys(document.fields).length > 0);
}

const isVerified = (answer) => documents(answer)[0]?.status === "verified";

/** A number that its check digit proves, in the first document of an answer. */
function provenNumber(answer) {
  const { check, value } = documents(answer)[0]?.fields.documentNumber ?? {};
  return check === "holds" ? value : undefined;
}

/**
 * The better of what one picture says and what all frames before it say together.
 *
 * The frames win where they prove what the picture leaves open, unless it proves another number: that of another document.
 * They are other pictures: without corners in this one.
 */
export function better(answer, joined) {
  if (!joined || isVerified(answer) || !isVerified(joined)) return answer;
  const [own, theirs] = [provenNumber(answer), provenNumber(joined)];
  if (own !== undefined && own !== theirs) return answer;
  const withoutCorners = (name, value) => (name === "quadrilateral" || name === "portrait" ? undefined : value);
  return { ...JSON.parse(JSON.stringify(joined, withoutCorners)), image: answer.image };
}

/** The verdicts on the signatures of an answer's barcodes, and who signed. */
export const signatures = ({ barcodes = [] }) =>
  barcodes.map(({ content }) => content?.signature).filter(Boolean);

/** Whether a day before today ended the document's validity. */
export const isExpired = (document) => document.derived?.isExpired === true;

/** The lines of a text; of a file with several pages each has, in its corners, the number of its page's image. */
export const lines = (answer) => answer.blocks.flatMap(({ paragraphs, page }) => {
  const found = paragraphs.flatMap((paragraph) => paragraph.lines);
  const image = page && answer.pages.read.indexOf(page);
  return page ? found.map((line) => ({ ...line, quadrilateral: { ...line.quadrilateral, image } })) : found;
});

/** Letters without case and diacritics. */
const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/**
 * Where a word or phrase stands; case, diacritics and the width of spaces do not matter.
 *
 * @returns {{places: number, quadrilaterals: object[]}} how often, and the corners of what to highlight
 */
export function find(text, answer) {
  const wanted = folded(text).trim().replace(/\s+/g, " ");
  const quadrilaterals = [];
  let count = 0;
  for (const line of wanted ? lines(answer) : []) {
    const letters = lettersOf(line);
    const print = letters.map((letter) => letter.text).join("");
    for (let start = print.indexOf(wanted); start >= 0; start = print.indexOf(wanted, start + wanted.length)) {
      count += 1;
      const { image } = line.quadrilateral;
      const places = spans(letters.slice(start, start + wanted.length));
      quadrilaterals.push(...places.map((quadrilateral) => ({ ...quadrilateral, image })));
    }
  }
  return { places: count, quadrilaterals };
}

/** The folded letters of a line, each with its word and its corners; one space between words. */
function lettersOf(line) {
  return line.words.flatMap((word, place) => [
    ...(place > 0 ? [{ text: " " }] : []),
    ...word.characters.flatMap((character) =>
      [...folded(character.text)].map((text) => ({ text, word, quadrilateral: character.quadrilateral }))),
  ]);
}

/** The corners around letters, word by word. */
function spans(letters) {
  const byWord = groups(letters);
  byWord.delete(undefined);
  return [...byWord.values()].map((part) => {
    const [first, last] = [part[0].quadrilateral, part.at(-1).quadrilateral];
    const { topRight, bottomRight } = last;
    return { ...first, topRight, bottomRight };
  });
}

function groups(letters) {
  const found = new Map();
  for (const letter of letters) found.set(letter.word, [...(found.get(letter.word) ?? []), letter]);
  return found;
}
