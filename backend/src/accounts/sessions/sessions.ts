import { createHash, randomBytes, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { cookieLife } from "@earshot/domain/accounts/session-policy";
import type { UserId } from "@earshot/domain/accounts/user";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { Request, Response } from "express";
import type { SessionData } from "express-session";
import { setViewer, type Viewer } from "../../http/access/viewer.js";
import type { CookieSettings } from "./session-cookie.js";
import type { SessionFields } from "../stores/session-data.js";
import type { SessionRows } from "../stores/session-rows.js";

/** Maximum length of a session's user agent. The server enforces it, whatever a client sends (product decision 30). */
const USER_AGENT_MAX = 512;
/** How often a remembered browser gets a new cookie, so that its 30 days count from the last visit. */
const RENEW_EVERY = 24 * 3_600_000;
/** Milliseconds within which the desktop app must exchange its code for a session (judgment: browsers open the app at once). */
const APP_CODE_LIFE = 2 * 60_000;

/** The owner of a session; undefined for a guest's session. */
export function viewerIn({ userId, publicId }: SessionFields): Viewer | undefined {
  return userId === undefined || publicId === undefined ? undefined : { userId, sessionId: publicId };
}

/** Opens and ends sessions. */
export class Sessions {
  constructor(
    private readonly rows: SessionRows,
    private readonly clock: Clock,
    private readonly cookie: CookieSettings,
  ) {}

  /** Signs a browser in under a new session id. Its previous session is removed, in case an attacker planted it. */
  async openInBrowser(request: Request, userId: UserId, remembered: boolean): Promise<void> {
    const { session } = request;
    await promisify(session.regenerate.bind(session))();
    Object.assign(request.session, this.fields(request, userId, "browser", remembered));
    const life = cookieLife(remembered);
    if (life !== undefined) request.session.cookie.maxAge = life;
    await promisify(request.session.save.bind(request.session))();
    this.admit(request, request.session);
  }

  /** Starts a session of the desktop app and returns its token, which is not shown again. */
  async openOnDesktop(request: Request, userId: UserId, remembered: boolean): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const data = this.fields(request, userId, "desktop", remembered) as SessionData;
    await promisify<void>((done) => this.rows.set(token, data, done))();
    return token;
  }

  /** A code for the desktop app that knows the secret behind `challenge` (S256). It can be exchanged for one session. */
  async codeForApp(userId: UserId, challenge: string, remembered: boolean): Promise<string> {
    // Hexadecimal, because it becomes part of a link.
    const code = randomBytes(32).toString("hex");
    const until = this.clock.now().getTime() + APP_CODE_LIFE;
    const data = { appCode: { userId, challenge, remembered, until } } as SessionData;
    await promisify<void>((done) => this.rows.set(code, data, done))();
    return code;
  }

  /** Uses up a code, valid or not. Returns undefined if it is unknown, too old, or for another app. */
  async byAppCode(code: string, verifier: string): Promise<{ userId: UserId; remembered: boolean } | undefined> {
    const appCode = (await this.rows.take(code))?.appCode;
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const isValid = appCode?.challenge === challenge && appCode.until >= this.clock.now().getTime();
    return isValid ? { userId: appCode.userId, remembered: appCode.remembered } : undefined;
  }

  /** The valid desktop session that a token belongs to. */
  async byToken(token: string): Promise<SessionData | undefined> {
    const found = await promisify<SessionData | null | undefined>(
      (done: (error: unknown, value?: SessionData | null) => void) => this.rows.get(token, done),
    )();
    if (found?.kind !== "desktop") return undefined;
    await promisify<void>((done) => this.rows.touch(token, found, done))();
    return found;
  }

  async endByToken(token: string): Promise<void> {
    await promisify<void>((done) => this.rows.destroy(token, done))();
  }

  /** Ends the browser's session on the server, and deletes its cookie. */
  async endInBrowser(request: Request, response: Response): Promise<void> {
    setViewer(request, undefined);
    // Guests have no row and no cookie, so no header is sent.
    if (request.session?.userId === undefined) return;
    await promisify(request.session.destroy.bind(request.session))();
    response.clearCookie(this.cookie.name, this.cookie.attributes);
  }

  /** Extends a remembered browser's cookie by another 30 days. */
  renew(request: Request): void {
    const { session } = request;
    const now = this.clock.now().getTime();
    if (!session?.remembered || session.kind !== "browser") return;
    if (now - (session.renewedAt ?? session.createdAt ?? 0) >= RENEW_EVERY) session.renewedAt = now;
  }

  /** Makes the owner of a session the user of this request. */
  private admit(request: Request, fields: SessionFields): void {
    const viewer = viewerIn(fields);
    if (viewer) setViewer(request, viewer);
  }

  private fields(request: Request, userId: UserId, kind: "browser" | "desktop", remembered: boolean): SessionFields {
    const now = this.clock.now().getTime();
    const userAgent = (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_MAX);
    return { userId, publicId: randomUUID(), kind, createdAt: now, seenAt: now, remembered, userAgent };
  }
}
