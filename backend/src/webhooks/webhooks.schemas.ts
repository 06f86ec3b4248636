import {
  DELIVERIES_KEPT_DAYS,
  DELIVERY_STATES,
  FILTER_SHOWS_MAX,
  SECRET_GRACE_HOURS,
  SECRET_GRACE_HOURS_MAX,
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  WEBHOOKS_MAX,
} from "@earshot/domain/webhooks/webhook";
import { z } from "zod";
import type { Sent } from "../http/body/sent.js";
import { plainText } from "../http/body/plain-text.js";

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length).describe("The events to send");
const url = plainText(WEBHOOK_URL_MAX).describe("The URL for events: https, a public host name, port 443 or 8443");
const filter = z
  .strictObject({
    listId: z
      .uuid()
      .optional()
      .describe("The id of a list: only its shows, not all that you track or have in lists, and only its own changes"),
    podcastIds: z
      .array(plainText(200))
      .min(1)
      .max(FILTER_SHOWS_MAX)
      .optional()
      .describe("The ids of shows: their changes, even if they are neither tracked nor in a list"),
    savedSearchId: z.uuid().optional().describe("The id of one of your watched views, instead of all of them"),
  })
  .describe(
    "Which events to send; by default changes in your watched views and lists, changes of shows that you track or have in lists, and new episodes of tracked shows",
  );
const date = z.iso.datetime();

const description = plainText(WEBHOOK_DESCRIPTION_MAX).describe("Your own note about the webhook");
export const webhookPath = z.object({ id: z.uuid().describe("The id of the webhook") });
export const deliveryPath = webhookPath.extend({ deliveryId: z.uuid().describe("The id of the delivery") });
export const newWebhookBody = z.object({
  url,
  events,
  description: description.default(""),
  filter: filter.default({}),
});
export const webhookChangeBody = z.object({
  url: url.optional(),
  events: events.optional(),
  description: description.optional(),
  filter: filter.optional(),
  enabled: z
    .boolean()
    .optional()
    .describe("false disables the webhook and cancels pending attempts; true enables it and clears earlier failures"),
});
export const secretRotationBody = z.object({
  graceHours: z
    .int()
    .min(0)
    .max(SECRET_GRACE_HOURS_MAX)
    .default(SECRET_GRACE_HOURS)
    .describe("How many hours the old secret also signs messages"),
});
export const replayBody = z
  .object({
    from: z.iso.datetime({ offset: true }).describe("The start of the period"),
    to: z.iso.datetime({ offset: true }).optional().describe("The end of the period; now by default"),
    onlyFailed: z.boolean().default(true).describe("Whether delivered events are left out"),
  })
  .refine(({ from, to = from }) => Date.parse(to) >= Date.parse(from), { error: "is before from", path: ["to"] });
export const deliveriesQuery = z.object({
  status: z.enum(DELIVERY_STATES).optional().describe("Only deliveries in this state"),
  cursor: z.string().max(200).optional().describe("The `nextCursor` of the previous page"),
});

export const webhookAnswer = z
  .object({
    id: z.uuid().describe("The id of the webhook"),
    url: z.string().describe("The URL that gets the events"),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe("The events that are sent"),
    description: z.string().describe("Your own note about the webhook"),
    filter: z
      .object({
        listId: z.uuid().optional().describe("The id of the only list whose events are sent"),
        podcastIds: z.array(z.string()).optional().describe("The ids of the only shows whose changes are sent"),
        savedSearchId: z.uuid().optional().describe("The id of the only watched view whose changes are sent"),
      })
      .describe("What limits the events"),
    state: z
      .enum(["active", "failing", "disabled"])
      .describe("active; failing if the last attempt failed; disabled if nothing is sent"),
    disabledBy: z
      .enum(["auto", "410", "user"])
      .nullable()
      .describe("Why it is disabled: auto after five days of failures, 410 because it returned 410, user by its owner"),
    failingSince: date.nullable().describe("Since when all attempts have failed; null if the last one succeeded"),
    previousSecretUntil: date.nullable().describe("Until when messages also have a signature with the previous secret"),
    createdAt: date.describe("When it was created"),
  })
  .meta({ id: "Webhook" });
export const newWebhookAnswer = webhookAnswer.extend({
  secret: z
    .string()
    .nullable()
    .describe(
      "The secret, `whsec_…`, which is shown only once; null if this response repeats an earlier one: replace the secret to get a new one",
    ),
});
export const webhooksAnswer = z.object({
  webhooks: z.array(webhookAnswer).max(WEBHOOKS_MAX).describe("Your webhooks"),
  most: z.int().min(0).max(WEBHOOKS_MAX).describe("The maximum number in your plan"),
});
const deliveryAnswer = z.object({
  id: z.uuid().describe("The id, which each attempt sends as `webhook-id`"),
  type: z.string().describe("The event"),
  state: z.enum(DELIVERY_STATES).describe("failed if another attempt follows, exhausted if none does"),
  tries: z.int().describe("The number of attempts so far"),
  createdAt: date.describe("When the delivery was queued"),
  lastTryAt: date.nullable().describe("When the last attempt began; null before the first one"),
  nextTryAt: date.nullable().describe("When the next attempt is due; null if none follows"),
  tookMs: z.int().nullable().describe("How long the last attempt took, in milliseconds"),
  status: z.int().nullable().describe("The status of the last response; null if there was none"),
  error: z.string().nullable().describe("Why the last attempt failed, to show to people; null if it did not"),
  answer: z.string().nullable().describe("The start of the last response's body"),
  body: z.string().describe("The body that was sent"),
});
export const deliveriesAnswer = z.object({
  deliveries: z.array(deliveryAnswer).describe(`The deliveries of the last ${DELIVERIES_KEPT_DAYS} days, newest first`),
  nextCursor: z.string().nullable().describe("The cursor of the next page; null on the last one"),
});
export const queuedAnswer = z.object({ deliveryId: z.uuid().describe("The id of the delivery in the log") });
export const replayAnswer = z.object({
  deliveries: z.int().min(0).describe("The number of deliveries that are sent again"),
});

// Types that the website uses.
export type SentWebhook = Sent<typeof webhookAnswer>;
export type SentNewWebhook = Sent<typeof newWebhookAnswer>;
export type SentWebhooks = Sent<typeof webhooksAnswer>;
export type SentDelivery = Sent<typeof deliveryAnswer>;
export type SentDeliveries = Sent<typeof deliveriesAnswer>;
export type NewWebhook = z.input<typeof newWebhookBody>;
