import type { Announcement } from "@earshot/domain/shared/announcements.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { wantsEpisode, wantsList, wantsSearch, wantsShow, type WebhookEvent } from "@earshot/domain/webhooks/webhook";
import { ArrayContains, In, Not } from "typeorm";
import { ListMemberRow } from "../lists/stores/list-member.row.js";
import { ListRow } from "../lists/stores/list.row.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { LOCAL, ShowFollowers } from "./show-followers.js";
import { webhookBody } from "./webhook-body.js";
import type { WebhookDeliveries } from "./webhook-deliveries.js";
import { WebhookEndpointRow } from "./webhook-endpoint.row.js";

/** A change of a show in the local catalogue. */
export type ShowEvent = {
  readonly type: "podcast.changed" | "podcast.removed";
  readonly podcastId: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

type EpisodeEvent = Extract<Announcement, { type: "episode.published" }>;
type ListEvent = Extract<Announcement, { type: "list.changed" }>;
type SearchEvent = Extract<Announcement, { type: "search.changed" }>;

/** Turns events into deliveries, in the transaction of the event. */
export class WebhookEvents {
  private readonly followers: ShowFollowers;

  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
  ) {
    this.followers = new ShowFollowers(transactions);
  }

  /** Runs in the surrounding transaction. */
  async note(announcements: readonly Announcement[]): Promise<void> {
    const episodes = new Map<string, EpisodeEvent[]>();
    for (const one of announcements) {
      if (one.type === "search.changed") await this.noteSearch(one);
      else if (one.type === "list.changed") await this.noteList(one);
      else episodes.set(one.sourceProvider, [...(episodes.get(one.sourceProvider) ?? []), one]);
    }
    for (const [sourceProvider, some] of episodes) await this.noteShows(some, sourceProvider);
  }

  /** Sends the event to all endpoints that receive its type. Returns the number of deliveries. */
  async noteImport(at: Date, data: Announcement["data"]): Promise<number> {
    const type = "catalogue.imported";
    return this.add(type, await this.listening([type]), { at, data });
  }

  /** Runs in the surrounding transaction. Returns the number of deliveries. */
  async noteShows(events: readonly (ShowEvent | EpisodeEvent)[], sourceProvider = LOCAL): Promise<number> {
    const endpoints = await this.listening(events.map(({ type }) => type));
    if (endpoints.length === 0) return 0;
    const podcastIds = events.map(({ podcastId }) => podcastId);
    const ties = await this.followers.ties(endpoints.map(({ userId }) => userId), podcastIds, sourceProvider); // prettier-ignore
    const some = events.flatMap(({ type, at, podcastId, data }) => {
      const wants = type === "episode.published" ? wantsEpisode : wantsShow;
      const receivers = endpoints.filter(
        (one) => one.events.includes(type) && wants(one.filter, podcastId, ties(one.userId, podcastId)),
      );
      if (receivers.length === 0) return [];
      const body = webhookBody(type, at, data);
      return receivers.map(({ id, userId }) => ({ endpointId: id, userId, type, body }));
    });
    await this.deliveries.add(some, this.clock.now());
    return some.length;
  }

  /** Whether any endpoint receives changes of shows. */
  async hasReceivers(...types: readonly WebhookEvent[]): Promise<boolean> {
    return (await this.listening(types)).length > 0;
  }

  private async noteSearch({ type, at, userId, savedSearchId, data }: SearchEvent): Promise<void> {
    const receivers = await this.listening([type], [userId]);
    await this.add(type, receivers.filter(({ filter }) => wantsSearch(filter, savedSearchId)), { at, data }); // prettier-ignore
  }

  /** Changes of a list are sent to everybody who can see it. */
  private async noteList({ type, at, listId, data }: ListEvent): Promise<void> {
    const owners = await (await this.transactions.reading(ListRow)).findBy({ id: listId });
    const members = await (await this.transactions.reading(ListMemberRow)).findBy({ listId });
    const receivers = await this.listening([type], [...owners, ...members].map(({ userId }) => userId)); // prettier-ignore
    await this.add(type, receivers.filter(({ filter }) => wantsList(filter, listId)), { at, data }); // prettier-ignore
  }

  private async add(
    type: WebhookEvent,
    receivers: readonly WebhookEndpointRow[],
    { at, data }: Pick<Announcement, "at" | "data">,
  ): Promise<number> {
    if (receivers.length === 0) return 0;
    const body = webhookBody(type, at, data);
    const some = receivers.map(({ id, userId }) => ({ endpointId: id, userId, type, body }));
    await this.deliveries.add(some, this.clock.now());
    return some.length;
  }

  /** Endpoints that receive one of the types, for some owners or for all. */
  private async listening(
    types: readonly WebhookEvent[],
    userIds?: readonly string[],
  ): Promise<readonly WebhookEndpointRow[]> {
    const rows = await this.transactions.reading(WebhookEndpointRow);
    const where = [...new Set(types)].map((type) => ({
      ...(userIds !== undefined && { userId: In([...userIds]) }),
      state: Not("disabled" as const),
      events: ArrayContains([type]),
    }));
    return rows.find({ select: { id: true, userId: true, events: true, filter: true }, where });
  }
}
