import { type ArgumentsHost, Catch, type ExceptionFilter } from "@nestjs/common";
import type { Response } from "express";
import { SecurityLog } from "../../http/access/security-log.js";

export type OAuthFailure = "failed" | "not-configured" | "taken" | "already-linked";

/** A sign-in with a provider failed. `redirect`: the page that it was meant to lead to, kept for the next attempt. */
export class OAuthRefused extends Error {
  constructor(
    readonly failure: OAuthFailure,
    readonly way: { readonly redirect?: string; readonly link?: boolean } = {},
  ) {
    super(`OAuth: ${failure}`);
  }
}

/** The browser is in the middle of a redirect, so it returns to the page where the sign-in began, which displays the reason. */
@Catch(OAuthRefused)
export class OAuthRefusedFilter implements ExceptionFilter<OAuthRefused> {
  constructor(private readonly security: SecurityLog) {}

  catch({ failure, way: { redirect, link } }: OAuthRefused, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    this.security.note(response.req, "oauth.failed", { detail: failure });
    const query = new URLSearchParams({
      error: `oauth-${failure}`,
      ...(redirect !== undefined && !link && { redirect }),
    });
    response.redirect(303, `${link ? "/account" : "/sign-in"}?${query.toString()}`);
  }
}
