import type { ContactPoint, StatedContact } from "@earshot/domain/contacts/contact-point";
import { contactPoints } from "@earshot/domain/contacts/contact-points";
import { randomFrom } from "./random.js";
import type { ShowSketch } from "./show-sketch.js";

/** Mailboxes of shows that look for advertisers. */
const FOR_ADVERTISERS = ["ads", "sponsors", "partners"];

/**
 * Invented contacts of an invented show. Domains end in ".example", which nobody can own. Pages on social networks are left out: an
 * invented name could belong to someone. Contacts have their own random sequence, so that the rest of the show does not change.
 */
export function drawContacts({ number, title, credits }: ShowSketch, seed: number): readonly ContactPoint[] {
  const random = randomFrom(`${seed}:${number}:contacts`);
  const domain = `${domainName(title) ?? `show-${number}`}.example`;
  const name = credits.owner ?? credits.author;
  const stated: StatedContact[] = [];
  const kind = random.next();
  if (kind < 0.68) stated.push({ role: "owner", name, address: `hello@${domain}` });
  else if (kind < 0.74) stated.push({ role: "owner", name, address: `podcasts+${number}@anchor.fm` });
  const mailbox = FOR_ADVERTISERS[Number(number) % FOR_ADVERTISERS.length];
  if (kind < 0.2) stated.push({ role: "managing-editor", address: `${mailbox}@${domain}` });
  if (random.chance(0.3)) stated.push({ role: "host", name: credits.author });
  return contactPoints(stated);
}

/** The Latin letters of a title, for use as a domain name; undefined if there are too few. */
function domainName(title: string): string | undefined {
  const letters = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-");
  const name = letters.slice(0, 40).replace(/^-+|-+$/g, "");
  return name.length < 3 ? undefined : name;
}
