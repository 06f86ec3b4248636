import type { ProviderProfile } from "@earshot/domain/accounts/identities";
import type { Provider } from "@earshot/domain/accounts/user";
import { Logger } from "@nestjs/common";
import type { Request, Response } from "express";
import { Passport, type Strategy } from "passport";

/** Milliseconds that a provider may take to say who came back. */
const PATIENCE = 15_000;

/** Passport's part: sending people to a provider, and finding out who came back. */
export class OAuthFlow {
  private readonly logger = new Logger(OAuthFlow.name);
  private readonly passport = new Passport();

  constructor(private readonly strategies: ReadonlyMap<Provider, Strategy>) {
    for (const [provider, strategy] of strategies) this.passport.use(provider, strategy);
  }

  offers(provider: Provider): boolean {
    return this.strategies.has(provider);
  }

  /** Answers the request with the way to the provider; state and PKCE verifier stay in the session. */
  send(provider: Provider, request: Request, response: Response, failed: (error: unknown) => void): void {
    const authenticate = this.passport.authenticate(provider, { session: false }) as Handler;
    authenticate(request, response, failed);
  }

  /** Who came back, or undefined: refused by them, a state that is not ours, a code that the provider does not know. */
  async receive(provider: Provider, request: Request, response: Response): Promise<ProviderProfile | undefined> {
    // Without a code the library would send the visitor off once more.
    if (typeof request.query.code !== "string" || request.query.error !== undefined) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((gone) => {
      timer = setTimeout(() => gone(undefined), PATIENCE);
    });
    const answer = new Promise<ProviderProfile | undefined>((done) => {
      const decided = (error: unknown, profile?: unknown): void => {
        // The name of the failure alone: details hold what the provider sent.
        if (error) this.logger.warn(`${provider}: ${error instanceof Error ? error.name : "failed"}`);
        done(error || !profile ? undefined : (profile as ProviderProfile));
      };
      const authenticate = this.passport.authenticate(provider, { session: false }, decided) as Handler;
      authenticate(request, response, decided);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}

type Handler = (request: Request, response: Response, next: (error?: unknown) => void) => void;
