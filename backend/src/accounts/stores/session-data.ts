import type { Provider, UserId } from "@earshot/domain/accounts/user";
import "express-session";

/** How a user is signed in: a browser by cookie, the desktop app by bearer token. */
export type SessionKind = "browser" | "desktop";

/** Contents of a session; times in epoch milliseconds. A guest has one only while at a provider. */
export type SessionFields = {
  userId?: UserId;
  /** The session's public id, never the one that opens it. */
  publicId?: string;
  kind?: SessionKind;
  createdAt?: number;
  seenAt?: number;
  /** When a remembered browser last got a new cookie. */
  renewedAt?: number;
  remembered?: boolean;
  userAgent?: string;
  /** The code last emailed to an operator, as a keyed hash, and when it expires. */
  operatorCode?: { readonly digest: string; readonly until: number };
  /** When the operator page closes again in this session. */
  operatorUntil?: number;
  /** While the user is at a provider. */
  oauth?: {
    readonly provider: Provider;
    readonly redirect?: string;
    readonly remember: boolean;
    readonly link: boolean;
    readonly startedAt: number;
    readonly state: string;
    readonly verifier: string;
    /** The challenge of the desktop app that sent them; absent for a browser. */
    readonly app?: string;
  };
  /** A row that is not a session: the code with which the desktop app signs in after a provider. */
  appCode?: {
    readonly userId: UserId;
    readonly challenge: string;
    readonly remembered: boolean;
    readonly until: number;
  };
};

declare module "express-session" {
  // Only an interface can be extended from other modules.
  interface SessionData extends SessionFields {}
}
