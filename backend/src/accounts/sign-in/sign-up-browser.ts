import { randomUUID } from "node:crypto";
import { TOKEN_LIFE } from "@earshot/domain/accounts/session-policy";
import type { Request, Response } from "express";
import { isUuid } from "../../shared/process/uuid.js";
import { type CookieSettings, cookieValue, markCookie } from "../sessions/session-cookie.js";

/** The cookie of a browser that signed up, until the link in the email is opened. */
export const signUpCookie = (publicUrl: string): CookieSettings => markCookie(publicUrl, "earshot-sign-up");

/**
 * Recognizes the browser that signed up when the emailed link is opened. The cookie gives no access by itself, only together with
 * the secret in the email. Every sign-up sets it, so it does not reveal who has an account.
 */
export class SignUpBrowser {
  constructor(private readonly cookie: CookieSettings) {}

  /** The id of a browser that signs up, stored as long as the link works. */
  mark(request: Request, response: Response): string {
    const id = this.read(request) ?? randomUUID();
    response.cookie(this.cookie.name, id, { ...this.cookie.attributes, maxAge: TOKEN_LIFE.confirm * 1000 });
    return id;
  }

  read(request: Request): string | undefined {
    const id = cookieValue(request.headers.cookie, this.cookie.name);
    return id !== undefined && isUuid(id) ? id : undefined;
  }

  forget(request: Request, response: Response): void {
    if (cookieValue(request.headers.cookie, this.cookie.name) === undefined) return;
    response.clearCookie(this.cookie.name, this.cookie.attributes);
  }
}
