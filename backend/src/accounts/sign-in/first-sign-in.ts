import type { EmailToken, UserStore } from "@earshot/domain/accounts/account.port";
import { isWhereSignedUp } from "@earshot/domain/accounts/flows/email-confirmation";
import { mayEnter, type User } from "@earshot/domain/accounts/user";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { Request, Response } from "express";
import type { SecurityLog } from "../../http/access/security-log.js";
import { viewerOf } from "../../http/access/viewer.js";
import type { KnownDevices } from "../sessions/known-devices.js";
import type { Sessions } from "../sessions/sessions.js";
import type { SignUpBrowser } from "./sign-up-browser.js";

/** Signs in the browser that was used to sign up when it opens the link that confirms the new account. */
export class FirstSignIn {
  constructor(
    private readonly browsers: SignUpBrowser,
    private readonly users: UserStore,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /** Call it after `link` was used. Returns the user whose session was opened. A browser that is already signed in keeps its session. */
  async afterLink(request: Request, response: Response, link: EmailToken | undefined): Promise<User | undefined> {
    const browser = this.browsers.read(request);
    this.browsers.forget(request, response);
    if (!link || !isWhereSignedUp(link, browser) || viewerOf(request) || !request.session) return undefined;
    const user = await this.users.find(link.userId);
    if (!user || !mayEnter(user, this.clock.now())) return undefined;
    await this.sessions.openInBrowser(request, user.id, false);
    this.devices.remember(request, response, link.email);
    this.security.note(request, "sign-in.ok", { userId: user.id, detail: "confirmation link" });
    return user;
  }
}
