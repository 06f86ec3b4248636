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

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
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

export const webhookPath = z.object({ id: z.uuid() });
export const deliveryPath = z.object({ id: z.uuid(), deliveryId: z.uuid() });
export const newWebhookBody = z.object({
  url,
  events,
  description: plainText(WEBHOOK_DESCRIPTION_MAX).default(""),
  filter: filter.default({}),
});
export const webhookChangeBody = z.object({
  url: url.optional(),
  events: events.optional(),
  description: plainText(WEBHOOK_DESCRIPTION_MAX).optional(),
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
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }).optional().describe("The end of the period; now by default"),
    onlyFailed: z.boolean().default(true),
  })
  .refine(({ from, to = from }) => Date.parse(to) >= Date.parse(from), { error: "is before from", path: ["to"] });
export const deliveriesQuery = z.object({
  status: z.enum(DELIVERY_STATES).optional(),
  cursor: z.string().max(200).optional().describe("The `nextCursor` of the previous page"),
});

export const webhookAnswer = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    description: z.string(),
    filter: z.object({
      listId: z.uuid().optional(),
      podcastIds: z.array(z.string()).optional(),
      savedSearchId: z.uuid().optional(),
    }),
    state: z.enum(["active", "failing", "disabled"]),
    disabledBy: z
      .enum(["auto", "410", "user"])
      .nullable()
      .describe("Why it is disabled: auto after five days of failures, 410 because it returned 410, user by its owner"),
    failingSince: date.nullable(),
    previousSecretUntil: date.nullable().describe("Until when messages also have a signature with the previous secret"),
    createdAt: date,
  })
  .meta({ id: "Webhook" });
export const newWebhookAnswer = webhookAnswer.extend({
  secret: z
    .string()
    .nullable()
    .describe(
      "The secret, `whsec_…`, which is shown only once; null if this response repeats an earlier one: rotate the secret to get a new one",
    ),
});
export const webhooksAnswer = z.object({
  webhooks: z.array(webhookAnswer).max(WEBHOOKS_MAX),
  most: z.int().min(0).max(WEBHOOKS_MAX),
});
const deliveryAnswer = z.object({
  id: z.uuid().describe("The id, which each attempt sends as `webhook-id`"),
  type: z.string(),
  state: z.enum(DELIVERY_STATES).describe("failed if another attempt follows, exhausted if none does"),
  tries: z.int(),
  createdAt: date,
  lastTryAt: date.nullable(),
  nextTryAt: date.nullable(),
  tookMs: z.int().nullable(),
  status: z.int().nullable().describe("The status of the last response; null if there was none"),
  error: z.string().nullable(),
  answer: z.string().nullable().describe("The start of the last response's body"),
  body: z.string().describe("The body that was sent"),
});
export const deliveriesAnswer = z.object({
  deliveries: z.array(deliveryAnswer).describe(`The deliveries of the last ${DELIVERIES_KEPT_DAYS} days, newest first`),
  nextCursor: z.string().nullable(),
});
export const queuedAnswer = z.object({ deliveryId: z.uuid() });
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
