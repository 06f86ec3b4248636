import type { PodcastId } from "../catalogue/shows/podcast.js";

/** The events that an endpoint can receive. */
export const WEBHOOK_EVENTS = [
  "episode.published",
  "podcast.changed",
  "podcast.removed",
  "search.changed",
  "list.changed",
  "catalogue.imported",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent only when the owner asks for it, whatever events the endpoint receives. */
export const TEST_EVENT = "webhook.test";

/** Maximum number of endpoints of an account, on any plan. */
export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 2_000;
export const WEBHOOK_DESCRIPTION_MAX = 200;
export const FILTER_SHOWS_MAX = 200;
/** Hours for which the old secret still signs after a rotation. */
export const SECRET_GRACE_HOURS = 24;
export const SECRET_GRACE_HOURS_MAX = 168;
export const DELIVERIES_KEPT_DAYS = 30;

/** "failing" means that the last attempt failed. */
export type WebhookState = "active" | "failing" | "disabled";
/** What disabled the endpoint: the service after days of failures, a 410 response, or its owner. */
export type DisabledBy = "auto" | "410" | "user";

/** "failed": there will be another attempt. "exhausted": there will not. */
export const DELIVERY_STATES = ["pending", "delivered", "failed", "exhausted"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Limits the events that an endpoint receives. A condition only applies to the kinds of events it concerns. */
export type WebhookFilter = {
  /** The id of a list. Limits events to this list and, if the owner's own, its shows, instead of all tracked and listed ones. */
  readonly listId?: string | undefined;
  /** Only these shows, even if they are neither tracked nor listed. */
  readonly podcastIds?: readonly PodcastId[] | undefined;
  readonly savedSearchId?: string | undefined;
};

/** Whether an endpoint receives events about a saved search. */
export function wantsSearch({ savedSearchId }: WebhookFilter, id: string): boolean {
  return savedSearchId === undefined || savedSearchId === id;
}

/** Whether an endpoint receives changes of a list. */
export function wantsList({ listId }: WebhookFilter, id: string): boolean {
  return listId === undefined || listId === id;
}

/** How a show is connected to the owner of an endpoint. */
export type ShowTies = { readonly isTracked: boolean; readonly listIds: readonly string[] };

/** Whether an endpoint receives changes of a show. */
export function wantsShow({ podcastIds, listId }: WebhookFilter, podcastId: PodcastId, ties: ShowTies): boolean {
  if (podcastIds !== undefined && !podcastIds.includes(podcastId)) return false;
  if (listId !== undefined) return ties.listIds.includes(listId);
  return podcastIds !== undefined || ties.isTracked || ties.listIds.length > 0;
}

/** Whether an endpoint receives a new episode. Only tracked shows are checked for new episodes. */
export function wantsEpisode(filter: WebhookFilter, podcastId: PodcastId, ties: ShowTies): boolean {
  return ties.isTracked && wantsShow(filter, podcastId, ties);
}
