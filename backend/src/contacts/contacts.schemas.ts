import { CONTACT_KINDS, CONTACT_ROLES, CONTACT_SOURCES } from "@earshot/domain/contacts/contact-point";
import { z } from "zod";
import { formText, trapFields } from "../shared/http/body/form.schemas.js";
import { plainText } from "../shared/http/plain-text.js";
import type { Sent } from "../shared/http/body/sent.js";

const contact = z.object({
  kind: z.enum(CONTACT_KINDS),
  roles: z.array(z.enum(CONTACT_ROLES)).describe("The purpose of the contact, as its source states it"),
  name: z.string().nullable(),
  value: z.string().nullable().describe("The e-mail address or the web address"),
  imageUrl: z.string().nullable(),
  ofHostingCompany: z.boolean().describe("The address belongs to the company that hosts the feed, not to the show"),
  source: z.enum(CONTACT_SOURCES),
  statedAt: z.number().describe("Epoch seconds at which the source stated it"),
});

export const contactsAnswer = z.object({
  contacts: z.array(contact).describe("Best for a pitch first"),
  pitchTo: z.string().nullable().describe("The address that a pitch goes to"),
  shownToday: z.number().describe("E-mail addresses that the account saw today (UTC), each counted once"),
  limit: z.number().describe("E-mail addresses that an account may see in a day"),
});

export const contactKindsAnswer = z.object({
  kinds: z.array(z.object({ kind: z.enum(CONTACT_KINDS), count: z.number() })),
});

export const removalBody = z
  .object({ email: formText({ maxLength: 254, format: "email" }), ...trapFields })
  .meta({ required: ["email"] });

export const confirmBody = z.object({ token: plainText(100) });
export const removedAnswer = z.object({ shows: z.number().describe("Shows that the address was removed from now") });

// For the website.
export type ContactsAnswer = Sent<typeof contactsAnswer>;
export type ContactKindsAnswer = Sent<typeof contactKindsAnswer>;
export type RemovedAnswer = Sent<typeof removedAnswer>;
