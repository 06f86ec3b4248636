import { randomUUID } from "node:crypto";
import { Clock } from "@earshot/domain/shared/clock.port";
import { DomainError, fieldFault } from "@earshot/domain/shared/domain-error";
import { emailKey, parseEmail } from "@earshot/domain/shared/text/email";
import { Body, Controller, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { Limits } from "../limits/limits.js";
import { networkKey } from "../limits/network-key.js";
import { PublicForms, type Received } from "../limits/public-forms.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { addressForm, formAnswers, trapOf } from "../http/body/form.schemas.js";
import { keyedHeaders } from "../http/idempotency/idempotency-key.js";
import { SecurityLog } from "../http/access/security-log.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { ContactRemovals } from "./contact-removals.js";
import { confirmBody, removedAnswer, type RemovedAnswer } from "./contacts.schemas.js";

/** The form that removes an address from all shows at its owner's request. */
@Controller("api/v1/contact-removals")
@Access("guest")
export class ContactRemovalController {
  constructor(
    private readonly forms: PublicForms,
    private readonly removals: ContactRemovals,
    private readonly limits: Limits,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Endpoint({
    summary:
      "Request the removal of an email address; a link to confirm it is sent there. The response is the same for every address",
    headers: keyedHeaders,
    answers: formAnswers,
  })
  async ask(@Req() from: Request, @Body(zod(addressForm)) body: z.output<typeof addressForm>): Promise<Received> {
    const email = parseEmail(body.email);
    if (email === undefined)
      throw fieldFault("contact-removal.invalid", "email", "Please enter a valid email address.");
    return this.forms.take("contactRemovals", from, { email: emailKey(email) }, trapOf(body), async () => {
      await this.removals.ask(email, this.clock.now());
      this.security.note(from, "contact.removal-asked", { email });
      return randomUUID();
    });
  }

  @Post("confirm")
  @Endpoint({
    summary: "Permanently remove the address that an emailed link belongs to",
    answers: {
      200: { description: "The address is removed and will not come back", schema: removedAnswer },
      422: { description: "The link was already used, or it is older than seven days" },
      429: { description: "Too many requests in a short time; see Retry-After" },
    },
  })
  async confirm(
    @Req() from: Request,
    @Body(zod(confirmBody)) { token }: z.output<typeof confirmBody>,
  ): Promise<RemovedAnswer> {
    await this.limits.spend("tokenByNetwork", networkKey(from.ip));
    const removed = await this.removals.confirm(token, this.clock.now());
    if (!removed) {
      this.security.note(from, "link.refused", { detail: "contact removal" });
      throw new DomainError("contact-removal.link", "This link was already used or is too old. Ask for a new one.");
    }
    this.security.note(from, "contact.forgotten", { detail: `${removed.shows} shows` });
    return removed;
  }
}
