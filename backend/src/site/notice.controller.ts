import { Controller, Get, Header, Inject } from "@nestjs/common";
import { signUpCookie } from "../accounts/sign-in/sign-up-browser.js";
import { deviceCookie, KNOWN_DAYS } from "../accounts/sessions/known-devices.js";
import { sessionCookie } from "../accounts/sessions/session-cookie.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { OwnedData } from "../database/owned-data.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { type SiteNotice, siteNotice } from "./notice.schemas.js";

/** The account comes first, data that only operators leave comes last, and everything else is in between. */
const ORDER: Readonly<Record<string, number>> = { account: -3, identities: -2, sessions: -1, operatorActions: 1 };

/** Facts for the pages about terms, privacy and cookies, from the settings and from the code that stores data. */
@Controller("api/v1")
@Access("all")
export class NoticeController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly owned: OwnedData,
  ) {}

  @Get("site-notice")
  @Header("Cache-Control", "public, max-age=300")
  @Endpoint({
    summary: "Get who runs this site, what it stores about people, and its cookies",
    answers: { 200: { description: "The facts for the legal pages", schema: siteNotice } },
  })
  notice(): SiteNotice {
    const { operator, mail, publicUrl, backupsKept, analyticsScript } = this.config;
    return {
      operator: { name: operator.name ?? null, address: operator.address ?? null, email: mail.operator ?? null },
      stored: this.owned.sections
        .map(({ name, what, until }) => ({ name, what, until }))
        .toSorted((one, other) => (ORDER[one.name] ?? 0) - (ORDER[other.name] ?? 0)),
      cookies: [
        {
          name: sessionCookie(publicUrl).name,
          what: "Keeps you signed in",
          until: "You sign out, or 90 days after you signed in",
        },
        {
          name: deviceCookie(publicUrl).name,
          what: "Remembers that you signed in from this browser before, so that strangers who guess passwords cannot lock you out",
          until: `${KNOWN_DAYS} days after your last sign-in`,
        },
        {
          name: signUpCookie(publicUrl).name,
          what: "Remembers that you signed up in this browser, so that the link in our email signs you in here",
          until: "You open the link, or a day after you signed up",
        },
      ],
      countedElsewhere: analyticsScript !== undefined,
      backupNights: backupsKept,
    };
  }
}
