// The requests that the service answers, as its description has them.

import { byID, make } from "./dom.js";

const description = await (await fetch("openapi.json")).json();
const schemas = description.components.schemas;

/** What a `$ref` stands for. */
const resolved = (part) => (part?.$ref ? part.$ref.split("/").slice(1).reduce((at, name) => at[name], description) : part);
const nameOf = (part) => part?.$ref?.split("/").at(-1);

/** A schema in a few words. */
function kind(schema = {}) {
  if (schema.$ref) return nameOf(schema);
  if (schema.format === "binary") return "bytes";
  if (schema.enum) return schema.enum.join(" | ");
  if (schema.type === "array") return `${kind(schema.items)}[]`;
  return schema.oneOf?.map(kind).join(" | ") ?? [schema.type].flat().join(" | ");
}

const table = (rows) => make("table", {}, ...rows.map((cells) =>
  make("tr", {}, ...cells.map((cell, place) => make(place ? "td" : "th", place ? {} : { scope: "row" }, cell)))));

const text = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));

/** The bodies of a request or an answer, with their examples. */
const bodies = (content = {}) => Object.entries(content).flatMap(([type, { schema, example }]) => [
  make("p", {}, make("code", {}, type), ` ${kind(schema)}`),
  ...(example === undefined ? [] : [make("pre", { tabindex: "0" }, text(example))]),
]);

function operation(path, method, { summary, description: more, parameters = [], requestBody, responses }) {
  const rows = parameters.map(({ name, schema, description: meaning = "" }) => [name, kind(schema), meaning]);
  const answers = Object.entries(responses).map(([status, answer]) => [status, resolved(answer).description]);
  const good = Object.entries(responses).find(([status]) => status.startsWith("2"))[1];
  return make("details", { class: "operation" },
    make("summary", {}, make("code", {}, `${method.toUpperCase()} ${path}`), ` ${summary}`),
    ...(more ? [make("p", {}, more)] : []), ...(rows.length ? [make("h3", {}, "Parameters"), table(rows)] : []),
    ...(requestBody ? [make("h3", {}, "Body"), ...bodies(requestBody.content)] : []),
    make("h3", {}, "Answers"), table(answers), ...bodies(resolved(good).content));
}

const members = ({ properties = {}, required = [] }) => Object.entries(properties).map(([name, part]) =>
  [required.includes(name) ? name : `${name}?`, kind(part), part.description ?? ""]);

byID("docs").append(
  make("h2", {}, `${description.info.title} ${description.info.version}`), make("p", {}, description.info.description),
  ...Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(path, method, one))),
  make("h2", {}, "Types"),
  ...Object.entries(schemas).map(([name, schema]) => make("details", { class: "operation" },
    make("summary", {}, make("code", {}, name), ` ${schema.description ?? ""}`),
    schema.properties ? table(members(schema)) : make("p", {}, kind(schema)))));
