/** The permissions of an API key. A key has at least one. Each one is independent: write does not include read. */
export const KEY_SCOPES = [
  "catalogue:read",
  "lists:read",
  "lists:write",
  "tracking:read",
  "tracking:write",
  "searches:write",
  "webhooks:manage",
] as const;

export type KeyScope = (typeof KEY_SCOPES)[number];
