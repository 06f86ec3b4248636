import { GRACE_HOURS, GRACE_HOURS_MAX, KEY_NAME_MAX, KEYS_MAX } from "@earshot/domain/keys/api-key";
import { KEY_MODES } from "@earshot/domain/keys/key-secret";
import { KEY_SCOPES } from "@earshot/domain/shared/key-scopes";
import { z } from "zod";
import type { Sent } from "../http/body/sent.js";
import { plainText } from "../http/body/plain-text.js";

const scopes = z.array(z.enum(KEY_SCOPES)).max(KEY_SCOPES.length);
const currentPassword = z.string().max(2_000).default("").describe("The current password, if the account has one");
const date = z.iso.datetime();

export const keyPath = z.object({ id: z.uuid() });
export const newKeyBody = z.object({
  name: plainText(KEY_NAME_MAX),
  scopes: scopes.default(["catalogue:read"]),
  mode: z.enum(KEY_MODES).default("live").describe("test: the key only opens the sandbox"),
  expiresAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .default(null)
    .describe("When the key expires; null if it never does"),
  currentPassword,
});
export const keyChangeBody = z.object({
  name: plainText(KEY_NAME_MAX).optional(),
  scopes: scopes.optional().describe("The scopes to keep; none can be added"),
});
export const rotationBody = z.object({
  graceHours: z.int().min(0).max(GRACE_HOURS_MAX).default(GRACE_HOURS).describe("Hours until the old secret expires"),
  currentPassword,
});

export const keyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  hint: z.string().describe("The first and last characters of the secret"),
  mode: z.enum(KEY_MODES).describe("test: the key only opens the sandbox"),
  state: z.enum(["live", "replaced", "expired", "revoked"]),
  createdAt: date,
  expiresAt: date.nullable(),
  lastUsedAt: date.nullable().describe("When the key was last used, to the minute"),
});
export const newKeyAnswer = keyAnswer.extend({ secret: z.string().describe("The secret, which is shown only once") });
export const keysAnswer = z.object({ keys: z.array(keyAnswer), most: z.literal(KEYS_MAX) });

// Types that the website uses.
export type SentKey = Sent<typeof keyAnswer>;
export type SentNewKey = Sent<typeof newKeyAnswer>;
export type SentKeys = Sent<typeof keysAnswer>;
export type NewKey = z.input<typeof newKeyBody>;
