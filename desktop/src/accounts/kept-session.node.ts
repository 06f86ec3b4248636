import type { Settings } from "../system/settings.node";
import type { SessionToken } from "./session-token.node";

const SESSION = "/api/v1/auth/session";
const KEPT = "session-answer";

type Proxy = { answer(request: Request): Promise<Response> };

/** Who is signed in, as the server said last: without a connection the page asks that too. */
export class KeptSession {
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
    const kept = this.settings.read(KEPT);
    if (kept === undefined || (await this.token.current()) === undefined) return undefined;
    return (JSON.parse(kept) as { user: { id: string } | null }).user?.id;
  }

  /** The session without a connection: the one noted, while this device has its token, else nobody's. */
  async answer(request: Request): Promise<Response | undefined> {
    if (request.method !== "GET" || new URL(request.url).pathname !== SESSION) return undefined;
    const kept = this.settings.read(KEPT);
    if (kept === undefined) return undefined;
    const said = JSON.parse(kept) as { user: unknown };
    const user = (await this.token.current()) === undefined ? null : said.user;
    return Response.json({ ...said, user }, { headers: { "cache-control": "no-store" } });
  }
}
