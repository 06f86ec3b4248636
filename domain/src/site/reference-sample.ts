import { choices, type Schema } from "./openapi-schema.js";

/** A request to an operation. What a program has to replace is in capitals: "/lists/LIST_ID". */
export type ReferenceSample = {
  /** The path with its query. */
  readonly path: string;
  readonly body?: unknown;
};

type Parameter = { readonly name: string };

/** Values of parameters in the query. The others are left out. */
const QUERY: Readonly<Record<string, string>> = { ids: "PODCAST_ID", episode: "EPISODE_ID", term: "history" };

/** Values of fields whose schema does not say what is useful. These fields are sent even if they are not required. */
const VALUES: Readonly<Record<string, unknown>> = {
  budget: 5_000,
  graceHours: 24,
  name: "Spring campaign",
  note: "Asked for a rate card",
  query: "term=history&mode=topic",
  statuses: [
    { name: "To pitch", kind: "open" },
    { name: "Booked", kind: "won" },
  ],
  text: "The Quiet Hour\nA show that does not exist",
  url: "https://YOUR_HOST/earshot",
};

/** A sample of an operation, made from its description: with its required fields, and ids in capitals. */
export function referenceSample(path: string, parameters: readonly Parameter[], body?: Schema): ReferenceSample {
  const [own = ""] = /[a-z]+(?=s$)/.exec(path.split("/")[1] ?? "") ?? [];
  const query = parameters.flatMap(({ name }) => (Object.hasOwn(QUERY, name) ? `${name}=${QUERY[name]}` : []));
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => placeholder(name, own));
  const sent = body && valueOf(body, "", own);
  const hasBody = typeof sent === "object" && sent !== null && Object.keys(sent).length > 0;
  return { path: query.length > 0 ? `${filled}?${query.join("&")}` : filled, ...(hasBody && { body: sent }) };
}

/** "podcastId" is PODCAST_ID, and "id" is that of the collection: LIST_ID below /lists. */
function placeholder(name: string, own: string): string {
  const whole = name === "id" ? `${own}Id` : name;
  return whole.replace(/(?=[A-Z])/g, "_").toUpperCase();
}

function valueOf(schema: Schema, name: string, own: string): unknown {
  if (Object.hasOwn(VALUES, name)) return VALUES[name];
  const [first] = choices(schema);
  if (first) return valueOf(first, name, own);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "object") return objectOf(schema, own);
  if (schema.type === "array") return [valueOf(schema.items ?? {}, name.replace(/s$/, ""), own)];
  if (schema.type === "boolean") return true;
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.format === "date-time") return "2026-01-01T00:00:00Z";
  return placeholder(name, own);
}

function objectOf({ properties = {}, required = [] }: Schema, own: string): object {
  const sent = Object.entries(properties).filter(([name]) => required.includes(name) || Object.hasOwn(VALUES, name));
  return Object.fromEntries(sent.map(([name, schema]) => [name, valueOf(schema, name, own)]));
}
