import { createHash, randomBytes } from "node:crypto";
import { PROVIDER_SIGN_IN } from "./sign-in-paths";

/** Milliseconds after which a pending sign-in expires, the same as on the server. */
const LONGEST = 10 * 60_000;

type Tools = {
  readonly server: () => string;
  readonly openExternal: (address: string) => Promise<void>;
  /** Sends requests to the server, and stores the token of a sign-in. */
  readonly ask: (request: Request) => Promise<Response>;
  /** Called when the account has changed. */
  readonly signedIn: () => void;
  readonly now: () => number;
};

/**
 * Signs in with Google or Facebook in the system's browser, because they refuse to be displayed inside an app. The browser returns with a
 * link that contains a code. The code is only valid together with the secret, which never leaves this process (PKCE).
 */
export class ProviderSignIn {
  private begun: { readonly verifier: string; readonly server: string; readonly at: number } | undefined;

  constructor(private readonly tools: Tools) {}

  async begin(provider: "google" | "facebook", remember: boolean): Promise<void> {
    const { server, openExternal, now } = this.tools;
    const verifier = randomBytes(32).toString("base64url");
    this.begun = { verifier, server: server(), at: now() };
    const query = new URLSearchParams({
      app: createHash("sha256").update(verifier).digest("base64url"),
      ...(remember && { remember: "1" }),
    });
    await openExternal(`${server()}/api/v1/auth/${provider}?${query.toString()}`);
  }

  /**
   * Completes a sign-in with the code in a link. Links that this app did not request have no effect. Returns whether the app is now
   * signed in.
   */
  async finish(code: string): Promise<boolean> {
    const { server, ask, signedIn, now } = this.tools;
    const { begun } = this;
    this.begun = undefined;
    if (!begun || begun.server !== server() || now() - begun.at > LONGEST) return false;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ code, verifier: begun.verifier });
    const answer = await ask(new Request(`https://app.invalid${PROVIDER_SIGN_IN}`, { method: "POST", headers, body }));
    if (answer.ok) signedIn();
    return answer.ok;
  }
}
