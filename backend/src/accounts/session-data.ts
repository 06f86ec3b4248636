import type { Provider, UserId } from "@earshot/domain/accounts/user";
import "express-session";

/** How somebody is signed in: a browser by cookie, the desktop app by bearer token. */
export type SessionKind = "browser" | "desktop";

/** What a session says; times in epoch milliseconds. A guest's session exists only while they are at a provider. */
export type SessionFields = {
  userId?: UserId;
  /** What the session is called to the outside; never the id that opens it. */
  publicId?: string;
  kind?: SessionKind;
  createdAt?: number;
  seenAt?: number;
  /** When a remembered browser was last given its cookie anew. */
  renewedAt?: number;
  remembered?: boolean;
  userAgent?: string;
  /** On the way to a provider and back. */
  oauth?: {
    readonly provider: Provider;
    readonly redirect?: string;
    readonly remember: boolean;
    readonly link: boolean;
    readonly startedAt: number;
    readonly state: string;
    readonly verifier: string;
  };
};

declare module "express-session" {
  // An interface is what can be added to from outside.
  interface SessionData extends SessionFields {}
}
