import type { CatalogueChange, CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Logger } from "@nestjs/common";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { WebhookPositionRow } from "./webhook-position.row.js";
import type { ShowEvent, WebhookEvents } from "./webhook-events.js";

const CHANGES = "catalogue";
const IMPORTS = "imports";
const PAGE = 500;
/** Maximum pages in one round; the next round continues. */
const PAGES_AT_ONCE = 20;
const KINDS = ["updated", "removed"] as const;

/**
 * Turns the catalogue's changes into deliveries. Its position advances in the same transaction that stores them, so each change is
 * processed once, no matter by which process.
 */
export class CatalogueFollower {
  private readonly logger = new Logger(CatalogueFollower.name);

  constructor(
    private readonly changes: CatalogueChanges,
    private readonly catalogue: Pick<PodcastCatalogue, "summary">,
    private readonly events: WebhookEvents,
    private readonly transactions: PostgresTransactions,
  ) {}

  /** Returns the number of new deliveries. */
  async round(): Promise<number> {
    let added = await this.noteImport();
    for (let page = 0; page < PAGES_AT_ONCE; page += 1) {
      const done = await this.next();
      added += done.added;
      if (!done.more) break;
    }
    return added;
  }

  private async next(): Promise<{ readonly added: number; readonly more: boolean }> {
    const since = await this.position(CHANGES);
    const hasReceivers = await this.events.hasReceivers("podcast.changed", "podcast.removed");
    const page = await this.pageAfter(hasReceivers ? since : undefined);
    if (!page || page.nextSince === since) return { added: 0, more: false };
    return this.transactions.run(async () => {
      if (!(await this.advance(CHANGES, since, page.nextSince))) return { added: 0, more: false };
      const added = await this.events.noteShows(page.changes.map(eventOf));
      return { added, more: page.more };
    });
  }

  /** An import counts if it changed the catalogue. Imports that end between two rounds are one event. */
  private async noteImport(): Promise<number> {
    const { updatedAt, podcasts, episodes } = await this.catalogue.summary();
    const before = await this.position(IMPORTS);
    if (updatedAt === null || updatedAt === before) return 0;
    return this.transactions.run(async () => {
      if (!(await this.advance(IMPORTS, before, updatedAt)) || before === undefined) return 0;
      return this.events.noteImport(new Date(updatedAt), { at: updatedAt, podcasts, episodes });
    });
  }

  /** If there is no position, or its changes are no longer stored, it starts with the next change. */
  private async pageAfter(since: string | undefined) {
    try {
      return await this.changes.page({ since, kinds: KINDS, limit: PAGE });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn(`Changes of the catalogue were missed: ${error.code}`);
      return this.changes.page({ since: undefined, kinds: KINDS, limit: PAGE });
    }
  }

  private async position(feed: string): Promise<string | undefined> {
    return (await (await this.transactions.reading(WebhookPositionRow)).findOneBy({ feed }))?.cursor;
  }

  /** Returns false if another process was faster. */
  private async advance(feed: string, from: string | undefined, to: string): Promise<boolean> {
    const rows = await this.transactions.writing(WebhookPositionRow);
    if (from === undefined) {
      const added = await this.transactions.unlessDuplicate(() => rows.insert({ feed, cursor: to }));
      return added !== "duplicate";
    }
    const { affected } = await rows.update({ feed, cursor: from }, { cursor: to });
    return (affected ?? 0) > 0;
  }
}

function eventOf({ id, kind, at, movedTo, fields, longFields }: CatalogueChange): ShowEvent {
  const isRemoved = kind === "removed";
  const what = isRemoved ? { movedTo } : { fields, longFields };
  return {
    type: isRemoved ? "podcast.removed" : "podcast.changed",
    podcastId: id,
    at: new Date(at),
    data: { podcastId: id, at, ...what },
  };
}
