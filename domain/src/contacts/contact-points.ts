import { isHostingCompany } from "../catalogue/shows/hosting-companies.js";
import { emailKey } from "../shared/text/email.js";
import { statedAddress } from "./contact-address.js";
import {
  CONTACT_KINDS,
  CONTACT_ROLES,
  type ContactPoint,
  type ContactRole,
  type StatedContact,
} from "./contact-point.js";
import { socialLink } from "./social-links.js";

/** Maximum contacts per show, and maximum statements per feed. */
export const MOST_POINTS = 24;
const MOST_STATED = 200;
const NAME_MAX = 200;

/**
 * The valid contacts among a source's statements, each once with all its roles, starting with the best for a pitch. Leaves out addresses
 * that nobody reads. A hosting company's addresses are marked and come after all other addresses.
 */
export function contactPoints(stated: readonly StatedContact[]): readonly ContactPoint[] {
  const found = new Map<string, ContactPoint>();
  for (const one of stated.slice(0, MOST_STATED)) {
    const point = pointOf(one);
    if (!point) continue;
    const key = keyOf(point);
    const before = found.get(key);
    found.set(key, before ? merged(before, point) : point);
  }
  return [...found.values()]
    .filter((point) => !isRepeatedName(point, found))
    .sort(byUse)
    .slice(0, MOST_POINTS);
}

/** The address for a pitch; undefined if the show does not have its own. */
export function pitchAddress(points: readonly ContactPoint[]): ContactPoint | undefined {
  return [...points].sort(byUse).find(({ kind, ofHostingCompany }) => kind === "email" && !ofHostingCompany);
}

/** Whether the show can be contacted: it has its own email address or a page on a social network. */
export function canBeReached(points: readonly ContactPoint[]): boolean {
  return points.some(({ kind, ofHostingCompany }) => kind === "social" || (kind === "email" && !ofHostingCompany));
}

function pointOf({ role, name: given, address, href, imageUrl }: StatedContact): ContactPoint | undefined {
  const mail = statedAddress(address);
  const name = nameOf(given ?? mail?.name);
  if (mail) {
    const domain = mail.address.slice(mail.address.lastIndexOf("@") + 1);
    return {
      ...{ kind: "email", roles: [role], value: mail.address },
      ...(name !== undefined && { name }),
      ...(isHostingCompany(domain) && { ofHostingCompany: true }),
    };
  }
  if (role === "host" || role === "guest" || role === "crew" || role === "owner") {
    if (name === undefined) return undefined;
    return { kind: "person", roles: [role], name, ...(href && { value: href }), ...(imageUrl && { imageUrl }) };
  }
  if (href === undefined) return undefined;
  if (role === "social") {
    const page = socialLink(href);
    return { kind: "social", roles: [role], name: page?.name ?? name ?? "Social", value: page?.href ?? href };
  }
  if (role !== "funding" && role !== "website") return undefined;
  return { kind: role, roles: [role], value: href, ...(name !== undefined && { name }) };
}

function nameOf(text: string | undefined): string | undefined {
  const name =
    text
      ?.replace(/\s+/gu, " ")
      .trim()
      .slice(0, NAME_MAX)
      .replace(/\p{Cs}/gu, "") ?? "";
  return name === "" || name.includes("@") ? undefined : name;
}

function keyOf({ kind, value, name = "" }: ContactPoint): string {
  if (kind === "email") return `email ${emailKey(value ?? "")}`;
  if (kind === "person") return `person ${name.normalize("NFKC").toLowerCase()}`;
  return `${kind} ${(value ?? "").replace(/\/$/, "").toLowerCase()}`;
}

function merged(first: ContactPoint, second: ContactPoint): ContactPoint {
  const roles = CONTACT_ROLES.filter((role) => first.roles.includes(role) || second.roles.includes(role));
  return { ...second, ...first, roles };
}

/** The owner's name alone adds nothing if another contact already includes it. */
function isRepeatedName(point: ContactPoint, found: ReadonlyMap<string, ContactPoint>): boolean {
  if (point.kind !== "person" || point.value !== undefined || point.roles.some((role) => role !== "owner"))
    return false;
  return [...found.values()].some((other) => other !== point && other.name === point.name);
}

/** Mailboxes for advertisers, recognized by the words before the "@". */
const FOR_ADVERTISERS = /(?:^|[._+-])(?:ads?|advertis\w*|sponsor\w*|partner\w*|sales|business|commercial|media|booking)(?:$|[._+-])/i; // prettier-ignore
const USE: readonly ContactRole[] = ["owner", "managing-editor", "host", "feed-owner", "crew", "guest", "web-master"];

function byUse(a: ContactPoint, b: ContactPoint): number {
  return (
    CONTACT_KINDS.indexOf(a.kind) - CONTACT_KINDS.indexOf(b.kind) ||
    Number(a.ofHostingCompany ?? false) - Number(b.ofHostingCompany ?? false) ||
    Number(isForAdvertisers(b)) - Number(isForAdvertisers(a)) ||
    useOf(a) - useOf(b)
  );
}

const isForAdvertisers = ({ kind, value = "" }: ContactPoint): boolean =>
  kind === "email" && FOR_ADVERTISERS.test(value.slice(0, value.lastIndexOf("@")));

const useOf = ({ roles }: ContactPoint): number =>
  Math.min(...roles.map((role) => (USE.includes(role) ? USE.indexOf(role) : USE.length)));
