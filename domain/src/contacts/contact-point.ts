/** A way to reach a show's makers: mail, page or name. */
export const CONTACT_KINDS = ["email", "social", "website", "funding", "person"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A contact's purpose, as the source states it. */
export const CONTACT_ROLES = [
  "owner", "managing-editor", "web-master", "feed-owner", "host", "guest", "crew", "website", "social", "funding",
] as const; // prettier-ignore
export type ContactRole = (typeof CONTACT_ROLES)[number];

/** The source: the show's own feed, a directory, the demo, or makers who proved that the show is theirs. */
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

/** A source's statement, unchecked. */
export type StatedContact = {
  readonly role: ContactRole;
  readonly name?: string;
  /** A text that may contain an email address. */
  readonly address?: string;
  /** A valid web address. */
  readonly href?: string;
  readonly imageUrl?: string;
};

export type ContactPoint = {
  readonly kind: ContactKind;
  /** In the order of `CONTACT_ROLES`; at least one. */
  readonly roles: readonly ContactRole[];
  /** Of the person, or of the service that a link leads to. */
  readonly name?: string;
  /** The email address or the web address; absent if only a name is known. */
  readonly value?: string;
  readonly imageUrl?: string;
  /** The address belongs to the company that hosts the feed. */
  readonly ofHostingCompany?: true;
};
