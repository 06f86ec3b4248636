/** Ways to reach a show's makers: email addresses, pages and names. */
export const CONTACT_KINDS = ["email", "social", "website", "funding", "person"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What a contact is for, according to the source. */
export const CONTACT_ROLES = [
  "owner", "managing-editor", "web-master", "feed-owner", "host", "guest", "crew", "website", "social", "funding",
] as const; // prettier-ignore
export type ContactRole = (typeof CONTACT_ROLES)[number];

/** The source: the show's own feed, a directory, demo data, or makers who proved that the show is theirs. */
export const CONTACT_SOURCES = ["feed", "dump", "demo", "makers"] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

export const ROLE_LABELS: Readonly<Record<ContactRole, string>> = {
  owner: "Owner",
  "managing-editor": "Managing editor",
  "web-master": "Webmaster",
  "feed-owner": "Owner of the feed",
  host: "Host",
  guest: "Guest",
  crew: "Crew",
  website: "Website",
  social: "Social",
  funding: "Support page",
};

export const SOURCE_LABELS: Readonly<Record<ContactSource, string>> = {
  feed: "From the show’s feed",
  dump: "From the podcast directory",
  demo: "Invented for the demo",
  makers: "By its makers",
};

/** A contact as stated by a source, not yet checked. */
export type StatedContact = {
  readonly role: ContactRole;
  readonly name?: string;
  /** A text that may contain an email address. */
  readonly address?: string;
  /** A valid URL. */
  readonly href?: string;
  readonly imageUrl?: string;
};

export type ContactPoint = {
  readonly kind: ContactKind;
  /** At least one, in the order of `CONTACT_ROLES`. */
  readonly roles: readonly ContactRole[];
  /** The name of the person, or of the service that a link leads to. */
  readonly name?: string;
  /** The email address or URL; absent if only a name is known. */
  readonly value?: string;
  readonly imageUrl?: string;
  /** The address belongs to the company that hosts the feed. */
  readonly ofHostingCompany?: true;
};
