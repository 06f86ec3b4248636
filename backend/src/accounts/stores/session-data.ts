import type { Provider, UserId } from "@earshot/domain/accounts/user";
import "express-session";

/** How a user is signed in: a browser by cookie, the desktop app by bearer token. */
export type SessionKind = "browser" | "desktop";

/** Contents of a session; times in epoch milliseconds. A guest has one only during a sign-in with a provider. */
export type SessionFields = {
  userId?: UserId;
  /** The session's public id, never the id that opens it. */
  publicId?: string;
  kind?: SessionKind;
  createdAt?: number;
  seenAt?: number;
  /** When a remembered browser last got a new cookie. */
  renewedAt?: number;
  remembered?: boolean;
  userAgent?: string;
  /** The code that was last emailed to an operator, as a keyed hash, and when it expires. */
  operatorCode?: { readonly digest: string; readonly until: number };
  /** When access to the operator page ends in this session. */
  operatorUntil?: number;
  /** Present while the user is at a provider. */
  oauth?: {
    readonly provider: Provider;
    readonly redirect?: string;
    readonly remember: boolean;
    readonly link: boolean;
    readonly startedAt: number;
    readonly state: string;
    readonly verifier: string;
    /** The challenge from the desktop app that opened the browser; absent if there was no app. */
    readonly app?: string;
  };
  /** For a row that is not a session: the code with which the desktop app signs in after a provider. */
  appCode?: {
    readonly userId: UserId;
    readonly challenge: string;
    readonly remembered: boolean;
    readonly until: number;
  };
};

declare module "express-session" {
  // Only an interface can be extended by other modules.
  interface SessionData extends SessionFields {}
}
