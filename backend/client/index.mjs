import createClient from "openapi-fetch";

/** A client for the API of the site at `url`. Without a `key`, it can read only public data. */
export function earshot({ url, key, fetch }) {
  return createClient({
    baseUrl: new URL("/api/v1", url).href,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    ...(fetch && { fetch }),
  });
}

/** An API answer that contains an error (RFC 9457) instead of data. */
export class EarshotError extends Error {
  constructor(problem, { status, headers }) {
    super(problem?.detail ?? `The API answered ${status}.`);
    this.name = "EarshotError";
    this.status = status;
    this.code = problem?.code ?? "";
    this.retryAfter = Number(headers.get("retry-after")) || undefined;
    this.problem = problem;
  }
}

/** The data that a call returns. Throws EarshotError. */
export async function dataOf(call) {
  const { data, error, response } = await call;
  if (!response.ok) throw new EarshotError(error, response);
  return data;
}

/** The pages of a list, one after another. `ask` requests the page at a cursor. Throws EarshotError. */
export async function* pages(ask) {
  let cursor;
  do {
    const page = await dataOf(ask(cursor));
    yield page;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
