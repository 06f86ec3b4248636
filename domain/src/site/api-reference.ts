import { formatCount } from "../shared/text/format-count.js";
import { choices, type Schema } from "./openapi-schema.js";
import { type ReferenceSample, referenceSample } from "./reference-sample.js";

/** A field in a request or response of the API. */
export type ReferenceField = {
  readonly name: string;
  /** The type in words: "integer, 1 to 100", "array of objects". */
  readonly type: string;
  readonly text?: string;
  readonly isRequired?: true;
  /** The fields of an object, or of the objects in an array. */
  readonly fields?: readonly ReferenceField[];
};

export type ReferenceAnswer = {
  readonly status: string;
  readonly text: string;
  /** The body, if it is JSON. Errors all have the same shape, which the guide describes. */
  readonly body?: ReferenceField;
  /** A body that a program received. */
  readonly example?: unknown;
};

/** A request that programs can send, or an event that they receive: one operation of the OpenAPI document. */
export type ReferenceOperation = {
  readonly id: string;
  /** "GET", or "EVENT" for a webhook. */
  readonly method: string;
  /** The path below the base path: "/podcasts/{id}". For an event, its type. */
  readonly path: string;
  readonly summary: string;
  readonly text?: string;
  /** Programs should stop sending the request; the text names what replaces it. */
  readonly isDeprecated?: true;
  /** The permission that a key needs; absent if no key is needed. */
  readonly scope?: string;
  readonly parameters: readonly ReferenceField[];
  readonly body?: ReferenceField;
  readonly answers: readonly ReferenceAnswer[];
  /** Absent for an event. */
  readonly sample?: ReferenceSample;
  /** The body of an event. */
  readonly example?: unknown;
};

export type ReferencePage = { readonly tag: string; readonly operations: readonly ReferenceOperation[] };

type Content = {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;
};

type DocumentedOperation = {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly { readonly key?: readonly string[] }[];
  readonly parameters: readonly {
    readonly name: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, { readonly description: string } & Content>>;
};

/** The part of an OpenAPI 3.1 document that the reference shows. */
export type OpenApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks?: Readonly<Record<string, { readonly post: DocumentedOperation }>>;
  /** Schemas by name. They are referenced by `$ref`: "#/components/schemas/Podcast". */
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
};

/** The reference: the requests that programs can send, by tag and in the document's order. Events are in the webhooks group. */
export function apiReference(document: OpenApiDocument): readonly ReferencePage[] {
  const { paths, webhooks = {} } = withoutNames(document, document.components?.schemas ?? {}) as OpenApiDocument;
  const pages = new Map<string, ReferenceOperation[]>();
  const add = (tag: string, operation: ReferenceOperation) => pages.set(tag, [...(pages.get(tag) ?? []), operation]);
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { security = [], tags = [] } = operation;
      const scope = security.flatMap(({ key = [] }) => key)[0];
      if (scope === undefined) continue;
      const needsKey = security.every((way) => Object.keys(way).length > 0);
      const sample = referenceSample(path, operation.parameters, jsonOf(operation.requestBody)?.schema);
      add(tags[0] ?? "", { ...described(operation, method.toUpperCase(), path), ...(needsKey && { scope }), sample });
    }
  }
  for (const [type, { post }] of Object.entries(webhooks))
    add("Webhooks", { ...described(post, "EVENT", type), example: jsonOf(post.requestBody)?.example });
  return [...pages].map(([tag, operations]) => ({ tag, operations }));
}

/** Replaces each reference with its schema. No schema of the API contains itself. */
function withoutNames(part: unknown, schemas: Readonly<Record<string, object>>): unknown {
  if (Array.isArray(part)) return part.map((one) => withoutNames(one, schemas));
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...rest } = part as { $ref?: unknown };
  const own = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, withoutNames(one, schemas)]));
  const named = typeof $ref === "string" ? schemas[$ref.split("/").at(-1) ?? ""] : undefined;
  return named ? { ...(withoutNames(named, schemas) as object), ...own } : own;
}

/** Responses that all operations for keys have. The guide describes them once. */
const OF_ALL: ReadonlySet<string> = new Set(["304", "default"]);

function described(operation: DocumentedOperation, method: string, path: string): ReferenceOperation {
  const { operationId, summary, description, deprecated, parameters, requestBody, responses } = operation;
  const body = jsonOf(requestBody)?.schema;
  return {
    id: operationId,
    method,
    path,
    summary,
    ...(description && { text: description }),
    ...(deprecated && { isDeprecated: true }),
    parameters: parameters.map(({ name, required, description: text, schema }) =>
      field(name, text === undefined ? schema : { ...schema, description: text }, required),
    ),
    ...(body && { body: field("", body) }),
    answers: Object.entries(responses)
      .filter(([status]) => !OF_ALL.has(status))
      .map(([status, answer]) => {
        const { schema, example } = jsonOf(answer) ?? {};
        return { status, text: answer.description, ...(schema && { body: field("", schema) }), example };
      }),
  };
}

function jsonOf(message: Content | undefined) {
  return message?.content?.["application/json"];
}

function field(name: string, schema: Schema, isRequired = false): ReferenceField {
  const fields = fieldsOf(schema);
  return {
    name,
    type: typeInWords(schema),
    ...(schema.description && { text: schema.description }),
    ...(isRequired && { isRequired }),
    ...(fields.length > 0 && { fields }),
  };
}

/** The fields of an object, of the objects in an array, or of all alternatives of a choice. A repeated name is listed once. */
function fieldsOf(schema: Schema): readonly ReferenceField[] {
  const { properties = {}, required = [], items } = schema;
  const own = Object.entries(properties).map(([name, one]) => field(name, one, required.includes(name)));
  const alternatives = [...(items ? [items] : []), ...choices(schema)]
    .map(fieldsOf)
    .filter((fields) => fields.length > 0);
  const all = [...alternatives.flat(), ...own];
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const isThere = (fields: readonly ReferenceField[]) => fields.some((one) => one.name === name && one.isRequired);
    const isRequired = isThere(own) || (alternatives.length > 0 && alternatives.every(isThere));
    return merged(
      all.filter((one) => one.name === name),
      isRequired,
    );
  });
}

/** One field with the types of all alternatives: "closed | open | unknown". */
function merged(variants: readonly ReferenceField[], isRequired: boolean): ReferenceField {
  const [first] = variants;
  const types = variants.flatMap(({ type }) => type.split(" | "));
  const text = variants.findLast((one) => one.text !== undefined)?.text;
  const fields = new Map(variants.flatMap((one) => one.fields ?? []).map((one) => [one.name, one]));
  return {
    name: first?.name ?? "",
    type: [...new Set(types)].join(" | "),
    ...(text !== undefined && { text }),
    ...(isRequired && { isRequired }),
    ...(fields.size > 0 && { fields: [...fields.values()] }),
  };
}

/** The type of a value in words: "string, date-time", "integer, 1 to 100", "array of strings, at most 200", "high | medium | low". */
export function typeInWords(schema: Schema): string {
  // An empty parameter counts as absent.
  const all = choices(schema).filter((one) => one.const !== "");
  const [first, second] = all;
  // A parameter that can appear once or several times.
  if (all.length === 2 && second?.type === "array" && second.items?.type === first?.type)
    return `${typeInWords(first ?? {})}, repeatable`;
  if (all.length > 0) return [...new Set(all.map(typeInWords))].join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const).replace(/^"|"$/g, "");
  if (schema.enum) return schema.enum.map(String).join(" | ");
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type as string | undefined);
  if (type === "array") return arrayInWords(schema);
  return [type ?? "any", ...limits(schema)].join(", ");
}

function arrayInWords({ items = {}, maxItems }: Schema): string {
  const { enum: values } = items;
  const simple = choices(items).length > 0 ? undefined : items.type;
  const plain = typeof simple === "string" ? `array of ${simple}s` : "array";
  const of = values && values.length <= MOST_VALUES ? `array of ${values.map(String).join(" | ")}` : plain;
  return maxItems === undefined ? of : `${of}, at most ${formatCount(maxItems)}`;
}

/** A limit above this only keeps a number exact, so it does not matter to readers. */
const MEANINGLESS = 1e12;
/** Maximum number of values of an array that are listed. */
const MOST_VALUES = 8;

function limits({ format, minimum, maximum, maxLength }: Schema): readonly string[] {
  const above = maximum !== undefined && maximum < MEANINGLESS;
  const below = minimum !== undefined && minimum > -MEANINGLESS;
  const range =
    above && below
      ? [`${formatCount(minimum)} to ${formatCount(maximum)}`]
      : below
        ? [`from ${formatCount(minimum)}`]
        : above
          ? [`to ${formatCount(maximum)}`]
          : [];
  return [
    ...(format ? [format] : []),
    ...range,
    ...(maxLength === undefined ? [] : [`at most ${formatCount(maxLength)} characters`]),
  ];
}
