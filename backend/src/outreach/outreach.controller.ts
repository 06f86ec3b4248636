import { ContactMessages } from "@earshot/domain/outreach/contact-messages";
import { readContactMessage } from "@earshot/domain/outreach/contact-message";
import {
  CONTACT_SOURCE,
  type Origin,
  OutreachStore,
  WAITLIST_SOURCE,
} from "@earshot/domain/outreach/outreach-store.port";
import { waitlistAddress } from "@earshot/domain/outreach/subscriptions";
import { fieldFault } from "@earshot/domain/shared/domain-error";
import { emailKey } from "@earshot/domain/shared/text/email";
import { Body, Controller, Post, Req } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { PublicForms, type Received } from "../limits/public-forms.js";
import { Access } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { addressForm, formAnswers, trapOf } from "../http/body/form.schemas.js";
import { keyedHeaders } from "../http/idempotency/idempotency-key.js";
import { OperatorNotices } from "../mail/operator-notices.js";
import { zodQuery as zod } from "../http/query/zod-query.js";
import { contactMessageBody } from "./outreach.schemas.js";

const USER_AGENT_MAX = 512;

/** The waitlist and the contact form. */
@Controller("api/v1")
@Access("guest")
export class OutreachController {
  constructor(
    private readonly forms: PublicForms,
    private readonly store: OutreachStore,
    private readonly messages: ContactMessages,
    private readonly notices: OperatorNotices,
  ) {}

  @Post("waitlist")
  @Endpoint({
    summary: "Add an address to the waitlist. The response is the same if it is already there",
    headers: keyedHeaders,
    answers: formAnswers,
  })
  async join(@Req() from: Request, @Body(zod(addressForm)) body: z.output<typeof addressForm>): Promise<Received> {
    const email = waitlistAddress(body.email);
    if (email === undefined) throw fieldFault("waitlist.invalid", "email", "Please enter a valid email address.");
    const origin = originOf(from, WAITLIST_SOURCE);
    const fields = { email: emailKey(email) };
    return this.forms.take("waitlist", from, fields, trapOf(body), () => this.store.join(email, origin));
  }

  @Post("contact-messages")
  @Endpoint({
    summary: "Send a message to the people behind the site",
    headers: keyedHeaders,
    answers: formAnswers,
  })
  async write(
    @Req() from: Request,
    @Body(zod(contactMessageBody)) body: z.output<typeof contactMessageBody>,
  ): Promise<Received> {
    const reading = readContactMessage(body);
    if (reading.kind === "faulty")
      throw fieldFault("contact-message.invalid", reading.error.path, reading.error.message);
    const { message } = reading;
    const origin = originOf(from, CONTACT_SOURCE);
    return this.forms.take("contactMessages", from, message, trapOf(body), () => {
      this.notices.messageArrived("A contact message");
      return this.messages.receive(message, origin);
    });
  }
}

function originOf(from: Request, source: string): Origin {
  return { source, userAgent: from.headers["user-agent"]?.slice(0, USER_AGENT_MAX) ?? null };
}
