import type { KeyScope } from "@earshot/domain/shared/key-scopes";

const NAMES: Readonly<Record<KeyScope, string>> = {
  "catalogue:read": "Read the catalogue",
  "lists:read": "Read lists",
  "lists:write": "Change lists",
  "tracking:read": "Read tracked shows and alerts",
  "tracking:write": "Change tracked shows and alerts",
  "searches:write": "Read and change saved views",
  "webhooks:manage": "Read and change webhooks, and what they send",
};

/** What a scope allows a program to do. */
export function scopeName(scope: KeyScope): string {
  return NAMES[scope];
}
