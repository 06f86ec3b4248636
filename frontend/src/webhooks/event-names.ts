import type { WebhookEvent } from "@earshot/domain/webhooks/webhook";

const NAMES: Readonly<Record<WebhookEvent, string>> = {
  "episode.published": "New episodes of tracked shows",
  "podcast.changed": "Changes to tracked and listed shows",
  "podcast.removed": "Tracked and listed shows that leave the catalogue",
  "search.changed": "Changes in watched searches",
  "list.changed": "Changes to your lists",
  "catalogue.imported": "Imports of the catalogue",
};

export function eventName(event: WebhookEvent): string {
  return NAMES[event];
}
