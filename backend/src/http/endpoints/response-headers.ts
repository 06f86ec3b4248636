import type { z } from "zod";
import { isPage, LONGEST_LINK } from "./next-link.js";
import type { Operation } from "./openapi.js";

/** A response of an operation; "default": all statuses that the operation does not list. */
type Sent = { readonly operation: Operation; readonly status: number | "default"; readonly schema?: z.ZodType };

type ResponseHeader = {
  readonly description: string;
  readonly example: string;
  readonly isIn: (sent: Sent) => boolean;
};

const isKeyed = ({ operation }: Sent) => operation.callers?.scope !== undefined;
const isRedirect = ({ status }: Sent) => typeof status === "number" && status > 300 && status < 400 && status !== 304;
const isRead = ({ operation, status }: Sent) => operation.method === "get" && (status === 200 || status === 304);
/** 304 has the tag of the response that it confirms. */
const hasTag = ({ operation, status, schema }: Sent) =>
  (schema !== undefined && !operation.isStreamed) || status === 304 || !(Number(status) < 400);
const isRepeatable = ({ parameters }: Operation) => "Idempotency-Key" in (parameters?.header?.shape ?? {});
/** 409: the same request with this Idempotency-Key has not ended. */
const MAY_WAIT: readonly Sent["status"][] = [409, 429, 503, "default"];

/** The headers of the API's responses that programs read, besides those of HTTP itself, and the responses that have them. */
const RESPONSE_HEADERS: Readonly<Record<string, ResponseHeader>> = {
  "Request-Id": {
    description: "The id of the request: yours, or a new one. Include it when you contact us",
    example: "ad622acd-477a-454e-a9dd-8332b7130a13",
    isIn: () => true,
  },
  "RateLimit-Policy": {
    description:
      "With a key: the limits of its plan, `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers)",
    example: '"minute";q=60;w=60, "day";q=1000;w=86400',
    isIn: (sent) => isKeyed(sent) && !isRedirect(sent),
  },
  RateLimit: {
    description: "With a key: the remaining requests `r` of each limit, which is renewed in `t` seconds",
    example: '"minute";r=57;t=41, "day";r=998;t=40211',
    isIn: (sent) => isKeyed(sent) && !isRedirect(sent),
  },
  "Retry-After": {
    description: "Seconds to wait before the next try. In each 429 and 503",
    example: "41",
    isIn: ({ status }) => MAY_WAIT.includes(status),
  },
  ETag: {
    description:
      "The version of the body, equal for all keys; errors have a new one each time. With GET, send it as If-None-Match to get 304 while it is current",
    example: 'W/"WNQVx1FrBAvKIGPhnSffbKOjWlo"',
    isIn: (sent) => (isKeyed(sent) ? hasTag(sent) : isRead(sent)),
  },
  "Cache-Control": {
    description: "Whether the response may be stored, and for how long it is current: `no-store` with each error",
    example: "private, no-cache",
    isIn: (sent) => isKeyed(sent) || isRead(sent),
  },
  Link: {
    description: `The next page as \`<…>; rel="next"\`. Absent on the last page, and if it would be longer than ${LONGEST_LINK} characters`,
    example: '</api/v1/search?term=history&cursor=WyJ4>; rel="next"',
    isIn: ({ schema }) => isPage(schema),
  },
  "Idempotency-Replayed": {
    description: "`true` if this repeats an earlier response to the same Idempotency-Key",
    example: "true",
    isIn: ({ operation, status }) => Number(status) < 300 && isRepeatable(operation),
  },
  Deprecation: {
    description: "Since when programs should stop calling this (RFC 9745)",
    example: "@1793577600",
    isIn: ({ operation }) => operation.deprecated !== undefined,
  },
  Sunset: {
    description: "When this may be removed (RFC 8594)",
    example: "Sun, 02 May 2027 00:00:00 GMT",
    isIn: ({ operation }) => operation.deprecated?.until !== undefined,
  },
};

/** The definitions of the headers that the paths of a document refer to, for `components.headers`. */
export function headerComponents(paths: object): Record<string, object> {
  const text = JSON.stringify(paths);
  const used = Object.entries(RESPONSE_HEADERS).filter(([name]) => text.includes(`"${referenceTo(name)}"`));
  return Object.fromEntries(
    used.map(([name, { description, example }]) => [name, { description, schema: { type: "string" }, example }]),
  );
}

const referenceTo = (name: string) => `#/components/headers/${name}`;

/** References to the headers of a response, for the OpenAPI document. */
export function headersOf(sent: Sent): { readonly headers: Record<string, object> } {
  const names = Object.keys(RESPONSE_HEADERS).filter((name) => RESPONSE_HEADERS[name]?.isIn(sent));
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: referenceTo(name) }])) };
}
