// The package has no type declarations; these are the parts that the tests use.
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export type Account = { accountId: string; claims: () => Record<string, unknown> };

  export default class Provider {
    constructor(
      issuer: string,
      configuration: Record<string, unknown> & { findAccount: (context: unknown, id: string) => Account },
    );
    readonly AccessToken: { find(token: string): Promise<{ readonly accountId: string } | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    on(event: string, listener: (...values: unknown[]) => void): this;
  }
}
