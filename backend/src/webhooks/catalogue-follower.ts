import type { CatalogueChange, CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { Logger } from "@nestjs/common";
import type { PostgresTransactions } from "../shared/database/postgres-transactions.js";
import { WebhookPositionRow } from "./webhook-position.row.js";
import type { ShowEvent, WebhookEvents } from "./webhook-events.js";

const FEED = "catalogue";
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
    private readonly events: WebhookEvents,
    private readonly transactions: PostgresTransactions,
  ) {}

  /** Returns the number of new deliveries. */
  async round(): Promise<number> {
    let added = 0;
    for (let page = 0; page < PAGES_AT_ONCE; page += 1) {
      const done = await this.next();
      added += done.added;
      if (!done.more) break;
    }
    return added;
  }

  private async next(): Promise<{ readonly added: number; readonly more: boolean }> {
    const since = await this.position();
    const hasReceivers = await this.events.hasReceivers("podcast.changed", "podcast.removed");
    const page = await this.pageAfter(hasReceivers ? since : undefined);
    if (!page || page.nextSince === since) return { added: 0, more: false };
    return this.transactions.run(async () => {
      if (!(await this.advance(since, page.nextSince))) return { added: 0, more: false };
      const added = await this.events.noteShows(page.changes.map(eventOf));
      return { added, more: page.more };
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

  private async position(): Promise<string | undefined> {
    return (await (await this.transactions.reading(WebhookPositionRow)).findOneBy({ feed: FEED }))?.cursor;
  }

  /** Returns false if another process was faster. */
  private async advance(from: string | undefined, to: string): Promise<boolean> {
    const rows = await this.transactions.writing(WebhookPositionRow);
    if (from === undefined) {
      const added = await this.transactions.unlessDuplicate(() => rows.insert({ feed: FEED, cursor: to }));
      return added !== "duplicate";
    }
    const { affected } = await rows.update({ feed: FEED, cursor: from }, { cursor: to });
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
