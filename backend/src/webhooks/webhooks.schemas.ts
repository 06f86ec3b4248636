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
import type { Sent } from "../shared/http/body/sent.js";
import { plainText } from "../shared/http/plain-text.js";

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const url = plainText(WEBHOOK_URL_MAX).describe("https, a public name, port 443 or 8443");
const filter = z
  .strictObject({
    listId: z
      .uuid()
      .optional()
      .describe("One of your lists: only its shows, instead of all that you track or have listed"),
    podcastIds: z
      .array(plainText(200))
      .min(1)
      .max(FILTER_SHOWS_MAX)
      .optional()
      .describe("These shows; their changes even if you neither track nor have listed them"),
    savedSearchId: z.uuid().optional().describe("One of your watched views, instead of all"),
  })
  .describe(
    "Narrows the events; without it, those of your watched views, changes of your tracked and listed shows, and episodes of the tracked ones",
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
  enabled: z.boolean().optional().describe("false cancels pending tries; true resets earlier failures"),
});
export const secretRotationBody = z.object({
  graceHours: z
    .int()
    .min(0)
    .max(SECRET_GRACE_HOURS_MAX)
    .default(SECRET_GRACE_HOURS)
    .describe("How long the old secret signs beside the new one"),
});
export const replayBody = z.object({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }).optional().describe("Without it, until now"),
  onlyFailed: z.boolean().default(true),
});
export const deliveriesQuery = z.object({
  status: z.enum(DELIVERY_STATES).optional(),
  cursor: z.string().max(200).optional().describe("`nextCursor` of the previous page"),
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
      .describe("auto: after five days of failures; 410: its own answer; user: its owner"),
    failingSince: date.nullable(),
    previousSecretUntil: date.nullable().describe("Until then, messages have two signatures"),
    createdAt: date,
  })
  .meta({ id: "Webhook" });
export const newWebhookAnswer = webhookAnswer.extend({
  secret: z
    .string()
    .nullable()
    .describe("`whsec_…`, shown only once. null when this answer repeats an earlier one; rotate it to get another"),
});
export const webhooksAnswer = z.object({
  webhooks: z.array(webhookAnswer).max(WEBHOOKS_MAX),
  most: z.int().min(0).max(WEBHOOKS_MAX),
});
const deliveryAnswer = z.object({
  id: z.uuid().describe("The `webhook-id` of every try"),
  type: z.string(),
  state: z.enum(DELIVERY_STATES).describe("failed: another try follows; exhausted: none does"),
  tries: z.int(),
  createdAt: date,
  lastTryAt: date.nullable(),
  nextTryAt: date.nullable(),
  tookMs: z.int().nullable(),
  status: z.int().nullable().describe("Of the last answer; null when there was none"),
  error: z.string().nullable(),
  answer: z.string().nullable().describe("The beginning of the last answer's body"),
  body: z.string().describe("What was sent"),
});
export const deliveriesAnswer = z.object({
  deliveries: z.array(deliveryAnswer).describe(`Newest first, of the last ${DELIVERIES_KEPT_DAYS} days`),
  nextCursor: z.string().nullable(),
});
export const queuedAnswer = z.object({ deliveryId: z.uuid() });
export const replayAnswer = z.object({ deliveries: z.int().min(0).describe("How many are sent again") });

// For the website.
export type SentWebhook = Sent<typeof webhookAnswer>;
export type SentNewWebhook = Sent<typeof newWebhookAnswer>;
export type SentWebhooks = Sent<typeof webhooksAnswer>;
export type SentDelivery = Sent<typeof deliveryAnswer>;
export type SentDeliveries = Sent<typeof deliveriesAnswer>;
export type NewWebhook = z.input<typeof newWebhookBody>;
