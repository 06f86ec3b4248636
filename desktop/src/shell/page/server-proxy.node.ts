import type { SessionToken } from "../../accounts/session-token.node";
import { PROVIDER_SIGN_IN, SESSION, SIGN_IN, SIGN_OUT } from "../../accounts/sign-in-paths";
import { problemAnswer } from "../../system/problem-answer";
import type { Sender } from "../../system/sender";

/** Headers of the page's requests that are forwarded to the server. The page's cookies and origin are not. */
const SENT = ["accept", "accept-language", "content-type", "idempotency-key", "if-none-match", "range"];
/** Headers of the responses that are passed on to the page. */
const GIVEN = [
  "accept-ranges",
  "age",
  "cache-control",
  "content-disposition",
  "content-range",
  "content-type",
  "etag",
  "last-modified",
  "retry-after",
  "warning",
];

/**
 * Forwards the page's requests to the server, as the signed-in account. The page sends them as in a browser and never sees the token.
 * Rejects like `fetch` if there is no connection.
 */
export class ServerProxy {
  constructor(
    /** The server's URL without a path, such as "https://earshot.example". */
    private readonly server: () => string,
    private readonly token: SessionToken,
    private readonly send: typeof fetch,
  ) {}

  async sender(): Promise<Sender> {
    // Read first, so that a server that is chosen meanwhile does not get the old one's token.
    const server = this.server();
    return { server, token: await this.token.current() };
  }

  async answer(request: Request, as?: Sender): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const signsIn = [SIGN_IN, PROVIDER_SIGN_IN].includes(pathname) && request.method === "POST";
    const body = await bodyOf(request);
    const { server, token } = as ?? (await this.sender());
    const answer = await this.send(`${server}${pathname}${search}`, {
      method: request.method,
      headers: headersOf(request, signsIn ? undefined : token),
      ...(body === undefined ? {} : { body: signsIn ? asDesktop(body) : body }),
      redirect: "manual",
      signal: request.signal,
    });
    if (signsIn && answer.ok) return this.signedIn(answer, server);
    if (pathname === SIGN_OUT && answer.ok && token !== undefined) await this.token.forget(token);
    if (pathname === SESSION && answer.ok && token !== undefined) await this.checked(answer.clone(), token);
    return new Response(hasBody(answer) ? answer.body : null, { status: answer.status, headers: given(answer) });
  }

  private async signedIn(answer: Response, server: string): Promise<Response> {
    const { token, ...rest } = (await answer.json()) as { token?: string };
    // A token is only valid for the server that issued it.
    if (server !== this.server())
      return problemAnswer(409, "server.changed", "The server was changed. Please sign in again.");
    await this.token.set(token);
    return Response.json(rest, { status: answer.status, headers: { "cache-control": "no-store" } });
  }

  /** Drops a token whose session has ended. A late response about an old token does not sign the next account out. */
  private async checked(answer: Response, token: string): Promise<void> {
    const { user } = (await answer.json().catch(() => ({ user: undefined }))) as { user?: unknown };
    if (user === null) await this.token.forget(token);
  }
}

function headersOf(request: Request, token: string | undefined): Headers {
  const headers = new Headers();
  for (const name of SENT) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  return headers;
}

/** Whether the status code allows a response body. */
function hasBody({ status }: Response): boolean {
  return ![101, 204, 205, 304].includes(status);
}

async function bodyOf(request: Request): Promise<ArrayBuffer | undefined> {
  return request.method === "GET" || request.method === "HEAD" ? undefined : request.arrayBuffer();
}

/**
 * Tells the server to return a token instead of a cookie, as for all desktop clients. The server itself rejects bodies that are not
 * objects.
 */
function asDesktop(body: ArrayBuffer): ArrayBuffer | string {
  try {
    const fields: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return body;
    return JSON.stringify({ ...fields, client: "desktop" });
  } catch {
    return body;
  }
}

function given(answer: Response): Headers {
  const headers = new Headers();
  for (const name of GIVEN) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
