import type { Settings } from "../system/settings.node";
import type { SessionToken } from "./session-token.node";
import { PROVIDER_SIGN_IN, SESSION, SIGN_IN } from "./sign-in-paths";

const SETTING = "session-answer";

type Proxy = { answer(request: Request): Promise<Response> };
type User = { readonly id: string; readonly email?: string };
type Answer = { readonly user: User | null };

/** The server's last response about the session of this device's token. The page needs it offline too. */
export class StoredSession {
  constructor(
    private readonly settings: Pick<Settings, "read" | "write">,
    private readonly token: Pick<SessionToken, "current" | "onChange">,
  ) {
    // The stored user belongs to the previous token.
    token.onChange(() => this.keep({ user: null }));
  }

  /** Wraps the proxy and records responses about the session. */
  around(proxy: Proxy): Proxy {
    return {
      answer: async (request) => {
        const { pathname } = new URL(request.url);
        const signsIn = pathname === SIGN_IN || pathname === PROVIDER_SIGN_IN;
        if (pathname !== SESSION && !signsIn) return proxy.answer(request);
        const before = await this.token.current();
        const answer = await proxy.answer(request);
        if (!answer.ok) return answer;
        const parsed = (await answer.clone().json()) as Answer;
        // A response that arrives after another sign-in is about a different account.
        if (signsIn) this.keep({ user: parsed.user });
        else if (before === (await this.token.current())) this.keep(parsed);
        return answer;
      },
    };
  }

  /** The signed-in account; null for a guest; undefined until the server has identified the token's owner. */
  async user(): Promise<User | null | undefined> {
    if ((await this.token.current()) === undefined) return null;
    return this.stored()?.user ?? undefined;
  }

  /** The id of the signed-in account; undefined for a guest, or if the server has not identified the token's owner yet. */
  async userId(): Promise<string | undefined> {
    return (await this.user())?.id;
  }

  /** The session for offline use: the stored one if this device has its token, otherwise none. */
  async answer(request: Request): Promise<Response | undefined> {
    if (request.method !== "GET" || new URL(request.url).pathname !== SESSION) return undefined;
    const answer = this.stored();
    const user = await this.user();
    // There is a token but no stored user, so the signed-in user is unknown.
    if (answer === undefined || user === undefined) return undefined;
    return Response.json({ ...answer, user }, { headers: { "cache-control": "no-store" } });
  }

  private stored(): Answer | undefined {
    const stored = this.settings.read(SETTING);
    return stored === undefined ? undefined : (JSON.parse(stored) as Answer);
  }

  private keep(answer: Answer): void {
    this.settings.write(SETTING, JSON.stringify({ ...this.stored(), ...answer }));
  }
}
