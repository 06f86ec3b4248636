import { isListeningPage } from "@earshot/domain/catalogue/links/listening-page";
import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { CONTACT_KINDS } from "@earshot/domain/contacts/contact-point";
import type { ShowContacts, StoredContact } from "../catalogue/contacts/show-contacts.js";
import type { ContactsAnswer } from "./contacts.schemas.js";

type Found = Awaited<ReturnType<ShowContacts["of"]>>;

/**
 * The stored contacts of a show, and what the catalogue adds: its website, and its owner if only a dump names one. The address that
 * the makers state comes first, and replaces the same address from the feed.
 */
export function allContacts(
  podcast: PodcastDetail,
  { contacts, facts }: Found,
  makers: StoredContact | undefined,
): readonly StoredContact[] {
  const source = facts?.source === "demo" ? "demo" : facts === undefined || facts.source === "dump" ? "dump" : "feed";
  const from = { source, statedAt: podcast.origin.at ?? 0 } as const;
  const website: StoredContact[] =
    podcast.defaulted.includes("link") || isListeningPage(podcast.link)
      ? []
      : [{ kind: "website", roles: ["website"], value: podcast.link, ...(ofMakers(podcast) ?? from) }];
  const owner = facts?.owner ?? undefined;
  const isNamed = owner === undefined || contacts.some(({ name, roles }) => name === owner || roles.includes("owner"));
  const named: StoredContact[] = isNamed ? [] : [{ kind: "person", roles: ["owner"], name: owner, ...from }];
  const others = contacts.filter(({ hash }) => makers === undefined || hash !== makers.hash);
  return [...(makers ? [makers] : []), ...others, ...website, ...named].toSorted(
    (a, b) => CONTACT_KINDS.indexOf(a.kind) - CONTACT_KINDS.indexOf(b.kind),
  );
}

/** The source of the website, if its makers corrected it. */
function ofMakers({ makers }: PodcastDetail): Pick<StoredContact, "source" | "statedAt"> | undefined {
  if (!makers?.corrected.includes("link")) return undefined;
  return { source: "makers", statedAt: makers.correctedAt ?? 0 };
}

export function sentContact(contact: StoredContact): ContactsAnswer["contacts"][number] {
  const {
    kind,
    roles,
    name = null,
    value = null,
    imageUrl = null,
    ofHostingCompany = false,
    source,
    statedAt,
  } = contact;
  return { kind, roles: [...roles], name, value, imageUrl, ofHostingCompany, source, statedAt };
}
