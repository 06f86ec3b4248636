import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { pitchAddress } from "@earshot/domain/contacts/contact-points";
import { ADDRESSES_A_DAY, untilNextDay } from "@earshot/domain/contacts/contact-quota";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Controller, Get, Param, Req, UseGuards } from "@nestjs/common";
import type { Request } from "express";
import type { z } from "zod";
import { ShowContacts, type StoredContact } from "../catalogue/contacts/show-contacts.js";
import { down, missing, tooMany } from "../catalogue/catalogue.schemas.js";
import { podcastPath } from "../catalogue/search-query.schemas.js";
import { CatalogueReadsGuard } from "../limits/catalogue-reads.guard.js";
import { Access, SignedIn } from "../http/access/access.js";
import { Endpoint } from "../http/endpoints/endpoint.js";
import { httpProblem } from "../http/problem.js";
import { SecurityLog } from "../http/access/security-log.js";
import type { Viewer } from "../http/access/viewer.js";
import { zodQuery } from "../http/query/zod-query.js";
import { ContactDays } from "./contact-days.js";
import { allContacts, sentContact } from "./all-contacts.js";
import {
  contactKindsAnswer,
  contactsAnswer,
  type ContactKindsAnswer,
  type ContactsAnswer,
} from "./contacts.schemas.js";

type Path = z.output<typeof podcastPath>;

/** Contacts of a show's makers. Only signed-in users get addresses, a limited number per day; other answers have none. */
@Controller("api/v1/podcasts/:id")
@UseGuards(CatalogueReadsGuard)
export class ContactsController {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly shows: ShowContacts,
    private readonly days: ContactDays,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  @Get("contact-kinds")
  @Access("guest")
  @Endpoint({
    summary: "Count the contacts of a podcast by kind, without showing them",
    answers: {
      200: { description: "The number of contacts by kind", schema: contactKindsAnswer },
      ...missing,
      ...tooMany,
      ...down,
    },
  })
  async kinds(@Param(zodQuery(podcastPath)) { id }: Path): Promise<ContactKindsAnswer> {
    const counts = new Map<ContactKindsAnswer["kinds"][number]["kind"], number>();
    for (const { kind, ofHostingCompany } of await this.contactsOf(id))
      if (!ofHostingCompany) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return { kinds: [...counts].map(([kind, count]) => ({ kind, count })) };
  }

  @Get("contacts")
  @Access("user")
  @Endpoint({
    summary: `List the contacts that a podcast publishes. An account can see ${ADDRESSES_A_DAY} email addresses a day`,
    answers: {
      200: { description: "The contacts, and how many addresses the account has seen today", schema: contactsAnswer },
      ...missing,
      429: { description: "Today’s addresses are used up; Retry-After says when the next day starts (UTC)" },
      ...down,
    },
  })
  async contacts(
    @SignedIn() { userId }: Viewer,
    @Param(zodQuery(podcastPath)) { id }: Path,
    @Req() request: Request,
  ): Promise<ContactsAnswer> {
    const contacts = await this.contactsOf(id);
    const now = this.clock.now();
    const hashes = contacts.flatMap(({ hash }) => hash ?? []);
    const { granted, shownToday } = await this.days.show(userId, hashes, now);
    const detail = `${hashes.length} addresses of ${id}, ${shownToday} of ${ADDRESSES_A_DAY} today`;
    if (!granted) {
      this.security.note(request, "contacts.limit", { detail });
      const message = `You have seen ${shownToday} of ${ADDRESSES_A_DAY} addresses today. The count starts again at midnight UTC.`;
      throw httpProblem(429, "contacts.limit", message, { retryAfter: untilNextDay(now) });
    }
    if (hashes.length > 0) this.security.note(request, "contacts.shown", { detail });
    return {
      contacts: contacts.map(sentContact),
      pitchTo: (contacts.find(isOfMakers) ?? pitchAddress(contacts))?.value ?? null,
      shownToday,
      limit: ADDRESSES_A_DAY,
    };
  }

  private async contactsOf(id: string): Promise<readonly StoredContact[]> {
    const podcast = await this.catalogue.podcast(id);
    if (!podcast) throw httpProblem(404, "podcast.unknown", "No podcast found.");
    return allContacts(podcast, await this.shows.of(id), await this.shows.ofMakers(podcast.id));
  }
}

/** Whether this is the address at which the makers want to be contacted. */
const isOfMakers = ({ kind, source }: StoredContact): boolean => kind === "email" && source === "makers";
