/** An operation of the API's document, as far as its headers matter. */
export type HeadedOperation = {
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, object>> }>>;
};

/** Headers that HTTP itself defines for any answer with content. */
const OF_HTTP = ["content-type", "content-length", "content-encoding", "transfer-encoding", "vary"];
/** The health check has these too, but clients of the API need to know them. */
const EARSHOTS = new Set(["request-id", "etag", "cache-control"]);
/** These depend on the content of the answer. */
const SOMETIMES = new Set(["link", "idempotency-replayed", "retry-after"]);

/** What every answer of the service has, such as the headers for browsers, from the headers of its health check. */
export function generalHeaders(ofHealth: Iterable<string>): ReadonlySet<string> {
  return new Set([...ofHealth, ...OF_HTTP].filter((name) => !EARSHOTS.has(name)));
}

/** How the headers of an answer differ from those in the document. */
export function headerDifferences(
  { responses }: HeadedOperation,
  status: number,
  received: Iterable<string>,
  general: ReadonlySet<string>,
): string[] {
  const described = responses[status] ?? responses.default;
  const documented = Object.keys(described?.headers ?? {}).map((name) => name.toLowerCase());
  const sent = [...received].filter((name) => !general.has(name));
  return [
    ...sent.filter((name) => !documented.includes(name)).map((name) => `+${name}`),
    ...documented.filter((name) => !sent.includes(name) && !SOMETIMES.has(name)).map((name) => `-${name}`),
  ];
}
