import { createHmac } from "node:crypto";
import type { ContactPoint, ContactSource } from "@earshot/domain/contacts/contact-point";
import { canBeReached } from "@earshot/domain/contacts/contact-points";
import { emailKey } from "@earshot/domain/shared/text/email";

/** Columns of `show_contacts`, in the order in which they are written. */
export const CONTACT_COLUMNS = [
  "podcast_id", "place", "kind", "roles", "name", "value", "image_url", "of_hosting_company", "address_hash", "source",
  "stated_at",
] as const; // prettier-ignore

export type HashedContact = { readonly point: ContactPoint; readonly hash: string | undefined };

/** Identifies an address without storing it: all spellings of an address have the same hash. */
export function addressHash(key: string, address: string): string {
  return createHmac("sha256", Buffer.from(key, "hex")).update(emailKey(address)).digest("base64url");
}

export function hashedContacts(key: string, points: readonly ContactPoint[]): readonly HashedContact[] {
  return points.map((point) => ({
    point,
    hash: point.kind === "email" && point.value !== undefined ? addressHash(key, point.value) : undefined,
  }));
}

/** The contacts that were not removed, and whether the show can still be contacted. */
export function allowedContacts(contacts: readonly HashedContact[], forgotten: ReadonlySet<string>) {
  const allowed = contacts.filter(({ hash }) => hash === undefined || !forgotten.has(hash));
  return { allowed, hasContact: canBeReached(allowed.map(({ point }) => point)) };
}

/** The values of `CONTACT_COLUMNS`. `statedAt` is in epoch seconds. */
export function contactValues(
  { point, hash }: HashedContact,
  of: { readonly podcastId: string; readonly place: number; readonly source: ContactSource; readonly statedAt: number },
) {
  const { kind, roles, name, value, imageUrl, ofHostingCompany = false } = point;
  return [
    of.podcastId,
    of.place,
    kind,
    roles,
    name,
    value,
    imageUrl,
    ofHostingCompany,
    hash,
    of.source,
    of.statedAt,
  ] as const;
}
