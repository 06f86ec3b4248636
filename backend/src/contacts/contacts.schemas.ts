import { CONTACT_KINDS, CONTACT_ROLES, CONTACT_SOURCES } from "@earshot/domain/contacts/contact-point";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import type { Sent } from "../http/body/sent.js";

const contact = z.object({
  kind: z.enum(CONTACT_KINDS),
  roles: z.array(z.enum(CONTACT_ROLES)).describe("What the contact is for, as its source states it"),
  name: z.string().nullable(),
  value: z.string().nullable().describe("The email address or URL"),
  imageUrl: z.string().nullable(),
  ofHostingCompany: z.boolean().describe("Whether the address belongs to the feed’s hosting company, not to the show"),
  source: z.enum(CONTACT_SOURCES),
  statedAt: z.number().describe("When the source stated it, in epoch seconds"),
});

export const contactsAnswer = z.object({
  contacts: z.array(contact).describe("The contacts, those best for a pitch first"),
  pitchTo: z.string().nullable().describe("The address to send a pitch to"),
  shownToday: z.number().describe("How many email addresses the account has seen today (UTC), each counted once"),
  limit: z.number().describe("The number of email addresses that an account can see in a day"),
});

export const contactKindsAnswer = z.object({
  kinds: z.array(z.object({ kind: z.enum(CONTACT_KINDS), count: z.number() })),
});

export const confirmBody = z.object({ token: plainText(100) });
export const removedAnswer = z.object({
  shows: z.number().describe("The number of shows that the address was just removed from"),
});

// Types that the website uses.
export type ContactsAnswer = Sent<typeof contactsAnswer>;
export type ContactKindsAnswer = Sent<typeof contactKindsAnswer>;
export type RemovedAnswer = Sent<typeof removedAnswer>;
