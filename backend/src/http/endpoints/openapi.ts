import { z } from "zod";
import { API_TAGS } from "@earshot/domain/site/api-tags";
import type { Deprecated } from "./deprecated.js";
import { headerComponents, headersOf } from "./response-headers.js";

/** One endpoint in the OpenAPI document. The same schemas parse and produce its messages. */
export type Operation = {
  /** Unique in the document. */
  readonly id: string;
  readonly tag: string;
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Relative to the base path, with parameters in braces: "/podcasts/{id}". */
  readonly path: string;
  readonly summary: string;
  /** Who can call it. "session": a signed-in person; `scope`: an API key with this scope. */
  readonly callers?: { readonly anybody: boolean; readonly session: boolean; readonly scope?: string };
  readonly parameters?: { readonly path?: z.ZodObject; readonly query?: z.ZodObject; readonly header?: z.ZodObject };
  readonly body?: z.ZodType;
  readonly deprecated?: Deprecated;
  readonly isStreamed?: true;
  /** By status. Problems (4xx, 5xx) need no schema of their own. */
  readonly answers: Readonly<Record<number, { readonly description: string; readonly schema?: z.ZodType }>>;
  readonly example?: Example;
};

/** A body that a program sent, and the body of the success that it received. */
export type Example = { readonly body?: unknown; readonly answer?: unknown };

/** The license of the answers, which the API page repeats. */
export const LICENSE =
  "Responses may be cached and stored; no logo is required; estimates state the version of their method";

const ABOUT =
  "Search podcasts, and read their episodes and audience estimates. Each estimate states the version of its method. " +
  "Version 1 only grows: ignore fields that you do not know. Before an endpoint goes, its responses have Deprecation and Sunset.";

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional().describe("The value of the Request-Id header; include it when you contact us"),
});

const OTHER = "Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service";
const UNCHANGED = "Nothing has changed since the response whose ETag is in If-None-Match";

const SECURITY_SCHEMES = {
  session: { type: "apiKey", in: "cookie", name: "earshot", description: "The session cookie of a signed-in browser" },
  key: { type: "http", scheme: "bearer", description: "An API key with the scope that the operation lists" },
  keyHeader: { type: "apiKey", in: "header", name: "X-API-Key", description: "The same API key in another header" },
};

/** Messages that we send to programs that subscribed to them, by name. */
type SentEvents = Readonly<
  Record<string, { readonly summary: string; readonly schema: z.ZodType; readonly example?: unknown }>
>;

/** The OpenAPI 3.1 document of the given operations and events. `limits` describes how often the API may be called. */
export function openApiDocument(
  operations: readonly Operation[],
  server: string,
  events: SentEvents = {},
  limits = "",
): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = describe(operation);
  return withNamedSchemas({
    openapi: "3.1.0",
    info: {
      title: "Earshot API",
      version: "1",
      description: `${ABOUT} ${limits}`.trim(),
      license: { name: LICENSE },
    },
    servers: [{ url: server }],
    tags: API_TAGS.filter(({ name }) => operations.some(({ tag }) => tag === name)).map(({ name, description }) => ({
      name,
      description,
    })),
    paths,
    ...(Object.keys(events).length > 0 && { webhooks: webhooksOf(events) }),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      headers: headerComponents(paths),
      schemas: { Problem: jsonSchema(problemSchema, "output") },
    },
  });
}

type Document = {
  readonly [part: string]: unknown;
  readonly components: { readonly [kind: string]: object; readonly schemas: object };
};

/** Moves schemas with an `id` to `components`, so that clients generated from the document name their types. */
function withNamedSchemas(document: Document): Document {
  const named: Record<string, unknown> = {};
  const collect = (key: string, value: unknown) => (key === "$defs" ? void Object.assign(named, value) : value);
  const { components, ...rest } = JSON.parse(JSON.stringify(document, collect)) as Document;
  const whole = { ...rest, components: { ...components, schemas: { ...components.schemas, ...named } } };
  return JSON.parse(JSON.stringify(whole).replaceAll('"#/$defs/', '"#/components/schemas/')) as Document;
}

/** The webhooks of the document, signed as in Standard Webhooks 1.0.0. */
function webhooksOf(events: SentEvents): Record<string, unknown> {
  const headers = Object.entries({
    "webhook-id": "The id of the event, which is the same in every attempt and replay",
    "webhook-timestamp": "The time of this attempt in epoch seconds",
    "webhook-signature":
      "`v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. " +
      "The key is the secret after `whsec_`, decoded from base64",
  }).map(([name, description]) => ({ name, in: "header", required: true, description, schema: { type: "string" } }));
  return Object.fromEntries(
    Object.entries(events).map(([type, { summary, schema, example }]) => [
      type,
      {
        post: {
          operationId: `event.${type}`,
          summary,
          // Sent to the receiver's endpoint, not to ours; the signature proves the sender.
          security: [],
          parameters: headers,
          requestBody: { required: true, ...json(jsonSchema(schema, "output"), example) },
          responses: {
            "2XX": {
              description: "Accepted. After any other response, the event is sent again; 410 disables the webhook",
            },
          },
        },
      },
    ]),
  );
}

function describe(operation: Operation): Record<string, unknown> {
  const { id, method, tag, summary, callers, parameters, body, answers, deprecated, example } = operation;
  const { instead, until } = deprecated ?? {};
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(deprecated && {
      deprecated: true,
      description: [instead && `Use ${instead}.`, until && `It may be removed after ${until}.`]
        .filter(Boolean)
        .join(" "),
    }),
    ...(callers && { security: securityOf(callers) }),
    parameters: (["path", "query", "header"] as const).flatMap((where) =>
      describeParameters(where, parameters?.[where]),
    ),
    ...(body && { requestBody: { required: true, ...json(jsonSchema(body, "input"), example?.body) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description, schema }]) => [
          status,
          {
            description,
            ...headersOf({ operation, status: Number(status), schema }),
            ...content(Number(status), schema, example?.answer),
          },
        ]),
      ),
      ...(method === "get" &&
        callers?.scope !== undefined &&
        !(304 in answers) && {
          304: { description: UNCHANGED, ...headersOf({ operation, status: 304, schema: answers[200]?.schema }) },
        }),
      ...(callers?.scope !== undefined && {
        default: { description: OTHER, ...headersOf({ operation, status: "default" }), ...content(400) },
      }),
    },
  };
}

/** Any one of the entries is enough; an empty entry means that nothing is required. OpenAPI 3.1 allows role names in every list. */
function securityOf({ anybody, session, scope }: NonNullable<Operation["callers"]>): Record<string, string[]>[] {
  return [
    ...(anybody ? [{}] : []),
    ...(session ? [{ session: [] }] : []),
    ...(scope === undefined ? [] : [{ key: [scope] }, { keyHeader: [scope] }]),
  ];
}

function content(status: number, schema?: z.ZodType, example?: unknown): Record<string, unknown> {
  if (status >= 400) {
    return { content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } };
  }
  return schema ? json(jsonSchema(schema, "output"), example) : {};
}

function json(schema: object, example: unknown): Record<string, unknown> {
  return { content: { "application/json": { schema, ...(example !== undefined && { example }) } } };
}

function describeParameters(
  where: "path" | "query" | "header",
  schema: z.ZodObject | undefined,
): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    ...(property.description && { description: property.description }),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
