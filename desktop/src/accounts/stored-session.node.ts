import type { Settings } from "../system/settings.node";
import type { SessionToken } from "./session-token.node";

const SESSION = "/api/v1/auth/session";
const KEPT = "session-answer";

type Proxy = { answer(request: Request): Promise<Response> };

/** The server's last answer about the session, which the page also needs offline. */
export class StoredSession {
  constructor(
    private readonly settings: Pick<Settings, "read" | "write">,
    private readonly token: Pick<SessionToken, "current">,
  ) {}

  /** The same proxy, whose answers about the session are noted. */
  around(proxy: Proxy): Proxy {
    return {
      answer: async (request) => {
        const { pathname } = new URL(request.url);
        const answer = await proxy.answer(request);
        if (pathname === SESSION && answer.ok) this.settings.write(KEPT, await answer.clone().text());
        return answer;
      },
    };
  }

  /** The id of the signed-in account; undefined for a guest, or when the server was never asked. */
  async userId(): Promise<string | undefined> {
    const stored = this.settings.read(KEPT);
    if (stored === undefined || (await this.token.current()) === undefined) return undefined;
    return (JSON.parse(stored) as { user: { id: string } | null }).user?.id;
  }

  /** The offline session: the stored one if this device has its token, else none. */
  async answer(request: Request): Promise<Response | undefined> {
    if (request.method !== "GET" || new URL(request.url).pathname !== SESSION) return undefined;
    const stored = this.settings.read(KEPT);
    if (stored === undefined) return undefined;
    const answer = JSON.parse(stored) as { user: unknown };
    const user = (await this.token.current()) === undefined ? null : answer.user;
    return Response.json({ ...answer, user }, { headers: { "cache-control": "no-store" } });
  }
}
